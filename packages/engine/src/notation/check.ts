// Whether a position that was read can exist: tiles, HQs, wounds, the open decision and what is to follow it.

import { NOBODY, type SeatId, type TileId } from '../base/brand.ts';
import { counted, within } from '../base/place.ts';
import { hexName } from '../board/hexes.ts';
import { CARDS_DEALT, HIDDEN_LEADER, NO_LEADER } from '../cards/leaders.ts';
import { type Moment, STEP, type Step } from '../flow/agenda.ts';
import { listenersAt } from '../flow/moments.ts';
import { codesOf } from '../game/run.ts';
import { tilesEver } from '../scenarios/plan.ts';
import { fieldOf, toughnessOf } from '../standing/field.ts';
import { rulesOf } from '../state/rules.ts';
import { type State, stageOf } from '../state/state.ts';
import { sidesOfStructure, tilesOfArmy } from '../tiles/catalogue.ts';
import { useAt } from '../turn/leading.ts';
import { isFree, type Placed, unitsOn } from '../units/units.ts';
import { fail } from './reader.ts';

/** Returns the state, or throws a NhexError that names what cannot be. */
export function checkPosition(state: State): State {
  checkUnits(state);
  state.seats.forEach((_, seat) => checkTiles(state, seat as SeatId));
  if (!state.course) checkNeutralTiles(state);
  checkLeaders(state);
  checkPending(state);
  return state;
}

function checkUnits(state: State): void {
  const { board, tiles: kinds, scenario } = rulesOf(state.options);
  for (const { owner, wounds, tiles } of unitsOn(state.units)) {
    for (const { hex, tile } of tiles) {
      const place = within('units', hexName(hex));
      const { key, isUnit, isBomber, isHq, structureTile } = kinds[tile];
      if (!board.has[hex]) fail(place, 'not-in-play', {});
      if (!isUnit) fail(place, 'not-a-unit', { tile: key });
      if (owner === NOBODY && !isBomber && !scenario) fail(place, 'needs-owner', { tile: key });
      if (isHq && wounds > 0) fail(place, 'hq-has-no-wounds', {});
      if (structureTile !== 0 && tiles.length === 1) fail(place, 'partner-missing', {});
    }
  }
  const field = fieldOf(state);
  for (const { unit, wounds, tiles } of unitsOn(state.units)) {
    if (wounds > toughnessOf(field, unit))
      fail(within('units', hexName(tiles[0].hex)), 'too-many-wounds', {
        wounds,
        tile: kinds[tiles[0].tile].key,
      });
  }
}

/** All tiles of the army must lie somewhere, none twice (SET-1). */
function checkTiles(state: State, seat: SeatId): void {
  const army = state.options.armies[seat];
  const { hand, deck, top, discard } = state.seats[seat];
  const counts = new Map<TileId, number>();
  const count = (tile: TileId): void => void counts.set(tile, (counts.get(tile) ?? 0) + 1);
  for (const tile of [...hand, ...deck, ...top, ...discard]) count(tile);
  for (const { owner, tiles } of unitsOn(state.units))
    if (owner === seat) for (const { tile } of tiles) count(tile);
  const { catalogue, scenario } = rulesOf(state.options);
  if (scenario) return checkScenarioTiles(state, seat, counts, tilesEver(scenario, seat));
  checkStructure(state, seat, counts);
  // A game may have been given up before the HQs stand.
  const isSettingUp = state.turn.number === 0 && stageOf(state) !== 'begin';
  for (const tile of tilesOfArmy(catalogue, army)) {
    const found = counts.get(tile.id) ?? 0;
    const hqToCome = tile.isHq && isSettingUp && found === 0;
    if (found !== tile.face.count && !hqToCome)
      fail(counted('player', seat), 'tile-count', { army, wanted: tile.face.count, tile: tile.key, found });
  }
}

/** In a scenario tiles come and leave the game: no seat has more of a kind than it can ever have. */
function checkScenarioTiles(
  state: State,
  seat: SeatId,
  counts: ReadonlyMap<TileId, number>,
  most: ReadonlyMap<TileId, number>,
): void {
  const { tiles } = rulesOf(state.options);
  for (const [tile, found] of counts) {
    const wanted = most.get(tile) ?? 0;
    const { key, army, isBomber } = tiles[tile];
    if (found > wanted && !isBomber)
      fail(counted('player', seat), 'tile-count', { army, wanted, tile: key, found });
  }
}

/** The tiles without an army that the variants bring lie somewhere, each once (VAR-3 to VAR-6). */
function checkNeutralTiles(state: State): void {
  const { catalogue, variants } = rulesOf(state.options);
  const hasBomber = [...variants].some((variant) => variant.startsWith('mad-bomber'));
  const held = state.seats.flatMap(({ hand, top, discard, mercenaries }) => [
    hand,
    top,
    discard,
    mercenaries,
  ]);
  const placed = unitsOn(state.units).flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
  const all = [...held.flat(), ...placed, ...state.beside, ...state.removed];
  for (const { id, key, isBomber } of tilesOfArmy(catalogue, 'neutral')) {
    const wanted = (isBomber ? hasBomber : variants.has('mercenaries')) ? 1 : 0;
    const found = all.filter((tile) => tile === id).length;
    if (found !== wanted) fail('aside', 'tile-count', { army: 'neutral', wanted, tile: key, found });
  }
}

/** A Structure is beside the board, on it or discarded: never drawn, and only one side of each tile is used (STR-1). */
function checkStructure(state: State, seat: SeatId, counts: ReadonlyMap<TileId, number>): void {
  const army = state.options.armies[seat];
  const { tiles, variants, catalogue } = rulesOf(state.options);
  const { hand, deck, top, structure, alive } = state.seats[seat];
  const refuseCount = (tile: TileId, wanted: number, found: number): never =>
    fail(counted('player', seat), 'tile-count', { army, wanted, tile: tiles[tile].key, found });
  const used = [0, 0, 0];
  for (const [tile, found] of counts) {
    const { structureTile } = tiles[tile];
    if (structureTile === 0) continue;
    if ([...hand, ...deck, ...top].includes(tile)) refuseCount(tile, 0, 1);
    used[structureTile] += found;
    if (used[structureTile] > (structure ? 0 : 1)) refuseCount(tile, structure ? 0 : 1, used[structureTile]);
  }
  for (const number of [1, 2] as const) {
    const [side] = sidesOfStructure(catalogue, army, number);
    if (side === undefined && structure)
      fail(counted('player', seat), 'no-such-tile', { tile: `structure-${number}a` });
    // Whoever is out of the game has left with everything.
    if (side !== undefined && variants.has('structures') && alive && !structure && used[number] === 0)
      refuseCount(side, 1, 0);
  }
}

/** The side that chooses its leader next; -1 when all have chosen. */
function campToChoose({ pending, options }: State): number {
  if (pending?.kind === 'deal') return 0;
  if (pending?.kind !== 'leader') return -1;
  return rulesOf(options).camps.findIndex(([first]) => first === pending.seat);
}

/** Each side has a leader, or cards to choose from; nobody has the same as another (LEAD-1). */
function checkLeaders(state: State): void {
  const { leaders, pending } = state;
  const { camps } = rulesOf(state.options);
  const fits = (ok: boolean): void => {
    if (!ok) fail('leaders', 'does-not-fit', { what: stageOf(state) });
  };
  fits(leaders.length === camps.length);
  if (leaders.length === 0) return fits(!['deal', 'leader', 'lead'].includes(stageOf(state)));
  // A chosen card is among those dealt as long as these are there.
  const seen = leaders
    .flatMap(({ dealt, card }) => (dealt.length > 0 ? dealt : [card]))
    .filter((card) => card !== HIDDEN_LEADER && card !== NO_LEADER);
  fits(new Set(seen).size === seen.length);
  const open = leaders.findIndex(({ card }) => card === NO_LEADER);
  fits(leaders.every(({ card }, camp) => (card === NO_LEADER) === (open >= 0 && camp >= open)));
  // A game may have been given up before all have chosen.
  const isGivenUp = pending === undefined && state.turn.number === 0;
  const isChoosing = isGivenUp ? leaders.some(({ dealt }) => dealt.length > 0) : pending?.kind === 'leader';
  fits(isGivenUp || open === campToChoose(state));
  for (const { dealt, card, uses, turn, battle } of leaders) {
    fits(dealt.length === (isChoosing ? CARDS_DEALT : 0));
    fits(!isChoosing || card === NO_LEADER || dealt.includes(card));
    fits(isChoosing || card !== HIDDEN_LEADER);
    fits(turn <= state.turn.number && battle <= state.battles && (uses > 0 || turn + battle === 0));
  }
}

/** What is on the agenda while a leader's side is asked at that moment. */
function agendaForLead(state: State, seat: SeatId, moment: Moment): Step[] {
  const rules = rulesOf(state.options);
  const drawn = [STEP.turn, ...listenersAt(rules, 'tiles-drawn')];
  const [first] = state.agenda;
  const ended = first?.do === 'after-battle' ? first : undefined;
  const starter = state.battle?.starter ?? ended?.starter;
  const isStarter =
    starter !== undefined && rules.camps.some((camp) => camp.includes(seat) && camp.includes(starter));
  const later = (): Step[] =>
    listenersAt(rules, moment, `leader-${isStarter ? 'starter' : 'other'}-${moment}`);
  switch (moment) {
    case 'turn-begins':
      return [...drawn, STEP.drawUp, ...listenersAt(rules, moment, 'leader-turn-begins')];
    case 'tiles-drawn':
      return [STEP.turn, ...listenersAt(rules, moment, 'leader-tiles-drawn')];
    case 'battle-ends':
      return [ended ?? STEP.endBattle, ...later()];
    default:
      return [STEP.phase, ...later()];
  }
}

/** What is on the agenda while that decision is open. */
export function agendaFor(state: State): Step[] {
  const rules = rulesOf(state.options);
  const after: Step = state.battle ? STEP.endPhase : STEP.afterAction;
  switch (state.pending?.kind) {
    case undefined:
    case 'turn':
    case 'step':
    case 'push':
      return [];
    case 'deal':
    case 'leader': {
      const mercenaries = rules.variants.has('mercenaries') ? [STEP.mercenaries] : [];
      return [{ do: 'begin-turn', place: 0 }, STEP.placeHqs, ...mercenaries];
    }
    case 'lead':
      return agendaForLead(state, state.pending.seat, state.pending.moment);
    case 'mercenary':
      return [{ do: 'begin-turn', place: 0 }, STEP.placeHqs];
    case 'hq':
    case 'begin':
      return [{ do: 'begin-turn', place: 0 }];
    case 'draw':
      return [STEP.turn, ...listenersAt(rules, 'tiles-drawn')];
    case 'unlucky':
      return [STEP.turn, ...listenersAt(rules, 'tiles-drawn', 'unlucky-draw')];
    case 'forced-discard':
    case 'lay':
    case 'boarding':
      return [STEP.turn, ...listenersAt(rules, 'tiles-drawn', 'forced-discard')];
    case 'declare-order':
    case 'declare':
    case 'aim':
      return [STEP.endPhase, STEP.fight, STEP.declarations];
    case 'name':
    case 'treat':
    case 'absorb':
    case 'sacrifice':
      return [after, STEP.wounds, STEP.medics];
    case 'award':
      return [after, STEP.awards];
  }
}

/** Whether that is a first tile of the player's Structure on a free hex of the board. */
function canLie({ options, turn, units }: State, { hex, tile }: Placed): boolean {
  const { board, tiles } = rulesOf(options);
  const { army, structureTile } = tiles[tile];
  return army === options.armies[turn.seat] && structureTile === 1 && board.has[hex] && isFree(units, hex);
}

const boards = ({ options }: State, kind: TileId): boolean => rulesOf(options).tiles[kind].boarding;

/** The open decision must offer something, and nothing else may be on its way. */
function checkPending(state: State): void {
  const { pending, wounding, battle, turn, units, agenda } = state;
  const fits = (ok: boolean): void => {
    if (!ok) fail('pending', 'does-not-fit', { what: stageOf(state) });
  };
  const { cycle } = rulesOf(state.options);
  fits([turn.place, ...(state.ending?.turns ?? [])].every((place) => place < cycle.length));
  const isPlanned = (steps: readonly Step[]): boolean => JSON.stringify(agenda) === JSON.stringify(steps);
  // A Structure is deployed instead of the forced discard, or later in the turn.
  const isDeploying = pending?.kind === 'lay' || pending?.kind === 'boarding';
  // After an unlucky draw the leader has had its say.
  const isRedrawing =
    pending?.kind === 'draw' &&
    isPlanned([STEP.turn, ...listenersAt(rulesOf(state.options), 'tiles-drawn', 'leader-tiles-drawn')]);
  fits(isPlanned(agendaFor(state)) || isRedrawing || (isDeploying && isPlanned([STEP.turn])));
  if (!pending) return fits(state.result !== undefined);
  fits(state.result === undefined);
  switch (pending.kind) {
    case 'deal':
    case 'leader':
    case 'mercenary':
    case 'hq':
    case 'begin':
      fits(turn.number === 0);
      fits(state.seats.every(({ hand, top, discard }) => hand.length + top.length + discard.length === 0));
      fits(pending.kind !== 'mercenary' || state.removed.length === 0);
      break;
    case 'draw':
    case 'unlucky':
    case 'forced-discard':
    case 'turn':
    case 'step':
      fits(pending.seat === turn.seat && turn.number > 0);
      break;
    case 'lead':
      fits(turn.number > 0 && useAt(state, pending.seat, pending.moment) !== undefined);
      fits(pending.seat === turn.seat || battle !== undefined || pending.moment === 'battle-ends');
      fits(
        (battle !== undefined) ===
          (pending.moment === 'battle-begins' || pending.moment === 'between-phases'),
      );
      break;
    case 'lay':
      fits(pending.seat === turn.seat && turn.number > 0);
      fits(state.seats[pending.seat].structure && state.ending === undefined);
      if (pending.first) fits(canLie(state, pending.first));
      break;
    case 'boarding':
      fits(pending.seat === turn.seat && turn.number > 0);
      fits(unitsOn(units).some(({ owner, kind }) => owner === pending.seat && boards(state, kind)));
      break;
    case 'push':
      fits(!isFree(units, pending.pusher) && !isFree(units, pending.target));
      fits(rulesOf(state.options).board.neighbours[pending.pusher].includes(pending.target));
      break;
    case 'declare-order':
      fits(battle !== undefined);
      break;
    case 'declare':
    case 'aim':
      fits(battle?.actors.some(({ unit }) => unit === pending.unit) === true);
      break;
    case 'name':
    case 'treat':
    case 'absorb':
      fits(wounding !== undefined);
      break;
    case 'sacrifice':
      fits(wounding?.hits[pending.hit] !== undefined);
      break;
    case 'award':
      fits((wounding?.awards.length ?? 0) > 0);
      break;
    default:
      pending satisfies never;
  }
  fits(codesOf(state).length > 0);
}
