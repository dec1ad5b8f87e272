// What each kind of use of a leader offers and does (LEAD-2, LEAD-4): the one interpreter of the cards.

import { type Hex, NO_UNIT, type SeatId, type UnitId } from '../base/brand.ts';
import { reopenBattle, reportChanges } from '../battle/battle.ts';
import { haltUnit, isDue } from '../battle/chances.ts';
import { dropUnsupported } from '../battle/wounding.ts';
import { distance } from '../board/hexes.ts';
import type { Use, UseKind, UseOf } from '../cards/leaders.ts';
import type { ChoiceOf } from '../choices/choice.ts';
import { type CodeList, packChoice, packer, withRotation } from '../choices/code.ts';
import { STEP } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import { fieldOf } from '../standing/field.ts';
import { nettedOn } from '../standing/nets.ts';
import { rulesOf, serves } from '../state/rules.ts';
import { plan, type State, theBattle } from '../state/state.ts';
import { hexesOfUnit, isFree, unitsOn } from '../units/units.ts';
import { canDraw, listExchanges, redraw } from './draw.ts';
import { hqOf, isPrey, listPreyWithin, strike } from './instants.ts';
import { campOf } from './leader-choice.ts';
import { listSteps, march, turnUnit } from './movement.ts';

/** What a kind of use offers the player who decides, and what it does. */
interface UseRules<K extends UseKind> {
  readonly list: (state: State, use: UseOf<K>, seat: SeatId, into: CodeList) => void;
  readonly carryOut: (state: State, use: UseOf<K>, choice: ChoiceOf<K>, seat: SeatId, ctx: Context) => void;
}

const packReclaim = packer('reclaim', 'tile');
const LEVY = packer('levy')();
const packMarch = packer('march', 'from');
const packBombard = packer('bombard', 'hex');
const packWheel = packer('wheel', 'hex');
const packHalt = packer('halt', 'hex');
const packRepair = packer('repair', 'hex');

const reclaim: UseRules<'reclaim'> = {
  /** Only where there is room for it in front of the player: it is drawn at once. */
  list(state, { tiles: which }, number, into) {
    const { tiles } = rulesOf(state.options);
    const { discard, hand } = state.seats[number];
    if (hand.length >= state.turn.limit) return;
    for (const tile of new Set(discard)) {
      const { isUnit, structureTile, isHq } = tiles[tile];
      if (structureTile === 0 && !isHq && (isUnit || which === 'all')) into.push(packReclaim(tile));
    }
  },
  carryOut(state, { more }, { tile }, number, ctx) {
    const seat = state.seats[number];
    state.turn.limit += more;
    seat.discard.splice(seat.discard.lastIndexOf(tile), 1);
    seat.top = [...seat.top, tile];
    ctx.sink?.({ type: 'reclaimed', seat: number, tile });
  },
};

const levy: UseRules<'levy'> = {
  /** Only where there is more to draw than is drawn anyway. */
  list(state, _use, number, into) {
    const { deck, top, mercenaries, hand } = state.seats[number];
    const there = deck.length + top.length + mercenaries.length;
    if (there > Math.max(0, state.turn.limit - hand.length)) into.push(LEVY);
  },
  carryOut(state, { tiles }, _choice, number) {
    const { hand } = state.seats[number];
    state.turn.limit = Math.max(state.turn.limit, hand.length) + tiles;
  },
};

const exchange: UseRules<'exchange'> = {
  list(state, { most }, number, into) {
    const seat = state.seats[number];
    if (canDraw(seat) || seat.mercenaries.length > 0)
      for (const slots of listExchanges(seat.hand, most)) into.push(packChoice({ type: 'exchange', slots }));
  },
  carryOut(state, { more }, { slots }, number, ctx) {
    state.turn.limit = state.seats[number].hand.length + more;
    redraw(state, slots, 'exchanged', ctx);
    plan(state, STEP.drawUp);
  },
};

const marchUse: UseRules<'march'> = {
  list(state, { turns }, seat, into) {
    const rules = rulesOf(state.options);
    const { units } = state;
    const netted = nettedOn(rules, units);
    for (const hex of rules.board.hexes) {
      const unit = units.at[hex];
      if (isFree(units, hex) || units.owner[unit] !== seat || netted[unit]) continue;
      listSteps(state, hex, packMarch(hex), into, turns);
    }
  },
  carryOut: (state, _use, choice, _seat, ctx) => march(state, choice, ctx),
};

const bombard: UseRules<'bombard'> = {
  list(state, { reach, prey }, seat, into) {
    const { units } = state;
    const hq = hqOf(state, seat);
    if (hq === NO_UNIT) return;
    const fits = (hex: Hex): boolean =>
      distance(hex, units.hex[hq]) <= reach && (prey === 'any' || units.wounds[units.at[hex]] > 0);
    listPreyWithin(state, fits, packBombard, into);
  },
  carryOut(state, _use, { hex }, seat, ctx) {
    const leader = state.leaders[campOf(state, seat)].card;
    strike(state, { by: undefined, leader, hexes: [hex], lethal: false }, ctx);
  },
};

const wheel: UseRules<'wheel'> = {
  list(state, { turn }, seat, into) {
    const rules = rulesOf(state.options);
    const { units } = state;
    const netted = nettedOn(rules, units);
    for (const hex of rules.board.hexes) {
      const unit = units.at[hex];
      if (isFree(units, hex) || units.owner[unit] !== seat || netted[unit]) continue;
      const now = units.rotation[hex];
      for (const sixths of turn === 'any' ? [1, 2, 3, 4, 5] : [1, 5])
        into.push(withRotation(packWheel(hex), (now + sixths) % 6));
    }
  },
  /** The board is examined again; whoever is quicker now makes the Battle begin earlier. */
  carryOut(state, _use, { hex, rotation }, seat, ctx) {
    turnUnit(state, { how: 'wheel', seat, hex, rotation }, ctx);
    dropUnsupported(state, ctx.sink);
    reportChanges(state, ctx);
    reopenBattle(state);
  },
};

/** The units that act in the phase that comes next, netted ones left out: they lose their chance anyway. */
function nextToAct(state: State): UnitId[] {
  const field = fieldOf(state);
  const battle = theBattle(state);
  return unitsOn(state.units)
    .map(({ unit }) => unit)
    .filter((unit) => !field.netted[unit] && isDue(field, battle, unit));
}

/** Whether any unit of the seat's side stands next to those hexes, or only the seat's own HQ. */
function isBeside(state: State, seat: SeatId, hexes: readonly Hex[], near: 'unit' | 'hq'): boolean {
  const rules = rulesOf(state.options);
  const { units } = state;
  return hexes.some((hex) =>
    rules.board.neighbours[hex].some((at) => {
      if (isFree(units, at)) return false;
      const unit = units.at[at];
      const owner = units.owner[unit];
      return near === 'unit'
        ? serves(rules, seat, owner)
        : owner === seat && rules.tiles[units.kind[unit]].isHq;
    }),
  );
}

const halt: UseRules<'halt'> = {
  list(state, { near }, seat, into) {
    const { units } = state;
    for (const unit of nextToAct(state)) {
      if (!isPrey(state, seat, unit)) continue;
      if (isBeside(state, seat, hexesOfUnit(units, unit), near)) into.push(packHalt(units.hex[unit]));
    }
  },
  carryOut: (state, _use, { hex }, _seat, ctx) =>
    haltUnit(fieldOf(state), theBattle(state), state.units.at[hex], ctx.sink),
};

/** Whether an HQ has fallen in the Battle that has just ended: its seat is still in the game. */
function hasFallenHq({ options, seats }: State): boolean {
  const { mode } = rulesOf(options);
  return seats.some(({ alive, hq }, seat) => alive && hq === 0 && mode.hasHq(seat as SeatId));
}

const repair: UseRules<'repair'> = {
  /** An HQ of the side that is not whole; none when one has fallen. */
  list(state, _use, seat, into) {
    if (hasFallenHq(state)) return;
    const { mode, edition, camps } = rulesOf(state.options);
    const { units } = state;
    for (const number of camps.find((seats) => seats.includes(seat)) ?? []) {
      const hq = hqOf(state, number);
      const { hq: points } = state.seats[number];
      if (hq !== NO_UNIT && points < mode.startPoints(number, edition)) into.push(packRepair(units.hex[hq]));
    }
  },
  carryOut(state, { points }, { hex }, _seat, ctx) {
    const { mode, edition } = rulesOf(state.options);
    const { units } = state;
    const unit = units.at[hex];
    const owner = units.owner[unit];
    const seat = state.seats[owner];
    const left = Math.min(mode.startPoints(owner, edition), seat.hq + points);
    const tile = units.kind[unit];
    ctx.sink?.({ type: 'hq-repaired', seat: owner, points: left - seat.hq, left, unit, owner, tile, hex });
    seat.hq = left;
  },
};

const USES: { readonly [K in UseKind]: UseRules<K> } = {
  reclaim,
  levy,
  exchange,
  march: marchUse,
  bombard,
  wheel,
  halt,
  repair,
};

export function listUse(state: State, use: Use, seat: SeatId, into: CodeList): void {
  (USES[use.kind] as UseRules<UseKind>).list(state, use, seat, into);
}

export function carryOutUse(
  state: State,
  use: Use,
  choice: ChoiceOf<UseKind>,
  seat: SeatId,
  ctx: Context,
): void {
  (USES[use.kind] as unknown as UseRules<UseKind>).carryOut(state, use, choice, seat, ctx);
}
