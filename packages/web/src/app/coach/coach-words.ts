// What the coach says: what is asked, what a choice would change, what happened.

import {
  type Choice,
  type Hex,
  hexName,
  NOWHERE,
  type State,
  tileOf,
  type UnitId,
  type Units,
  unitsOn,
} from '@nhex/engine';
import type { GameController } from '../game/controller.svelte.ts';
import { seatName } from '../names.ts';
import type { PartTexts } from '../part-texts.svelte.ts';
import { tileHelp, tileName } from '../texts.ts';
import { choiceLabel, unitName } from '../words.ts';
import type { Advice, Coach } from './coach.svelte.ts';
import { type Change, isNothing } from './diff.ts';

export type CoachTexts = PartTexts<'coach'>;
type Key = Parameters<CoachTexts['t']>[0];

export interface Saying {
  readonly text: string;
  readonly rule?: string | undefined;
}

const join = (parts: readonly string[]): string => parts.filter(Boolean).join(' ');

function unitsWords(state: State, boards: readonly Units[], units: readonly UnitId[]): string {
  const names = units.map((unit) => {
    const view = boards.flatMap((board) => unitsOn(board)).find((each) => each.unit === unit);
    return view ? unitName(state, view.tiles[0]) : '';
  });
  return names.filter(Boolean).join(', ');
}

/** "Hornet d3 would fall. Their HQ would lose 2." */
export function changeWords(
  change: Change,
  state: State,
  boards: readonly Units[],
  texts: CoachTexts,
): string {
  const line = (key: Key, units: readonly UnitId[]): string =>
    units.length === 0 ? '' : texts.t(key, { units: unitsWords(state, boards, units) });
  return join([
    line('coach.kills', change.kills),
    change.dealt > 0 ? texts.t('coach.dealt', { count: change.dealt }) : '',
    line('coach.saves', change.saves),
    change.taken < 0 ? texts.t('coach.spared', { count: -change.taken }) : '',
    line('coach.loses', change.loses),
    change.taken > 0 ? texts.t('coach.taken', { count: change.taken }) : '',
    line('coach.spares', change.spares),
    change.dealt < 0 ? texts.t('coach.missed', { count: -change.dealt }) : '',
  ]);
}

/** What the board as it stands would come to. */
function outlookWords({ now, seat }: Coach, state: State, texts: CoachTexts): string {
  if (!now) return '';
  const falls = unitsOn(state.units).filter(({ unit }) => now.first.units.hex[unit] === NOWHERE);
  const name = (own: boolean): string =>
    falls
      .filter(({ owner }) => (owner === seat) === own)
      .map(({ tiles }) => unitName(state, tiles[0]))
      .join(', ');
  const points = (own: boolean): number =>
    state.seats.reduce(
      (sum, { hq }, each) => ((each === seat) === own ? sum + hq - now.first.hq[each] : sum),
      0,
    );
  const [mine, theirs] = [name(true), name(false)];
  const parts = [
    theirs ? texts.t('coach.now.theirs', { units: theirs }) : '',
    points(false) > 0 ? texts.t('coach.now.theirHq', { count: points(false) }) : '',
    mine ? texts.t('coach.now.mine', { units: mine }) : '',
    points(true) > 0 ? texts.t('coach.now.myHq', { count: points(true) }) : '',
  ].filter(Boolean);
  if (unitsOn(state.units).length <= 2) return '';
  return parts.length === 0 ? texts.t('coach.now.nothing') : `${texts.t('coach.now')} ${parts.join(' ')}`;
}

/** The tile that is taken up: what it does, briefly. */
function tileWords(table: GameController, texts: CoachTexts): string {
  const tile = table.picking.current?.tile;
  if (tile === undefined) return '';
  const info = tileOf(table.state, tile);
  const { entries } = tileHelp(info, table.state.options);
  return texts.t('coach.tile', {
    tile: tileName(info),
    does: entries.map(({ title, text }) => `${title}: ${text}`).join(' '),
  });
}

/** What the coach has to say right now. */
export function sayings(table: GameController, coach: Coach, texts: CoachTexts): readonly Saying[] {
  const { state, request, scene, picking } = table;
  const other = seatName(state.options, coach.seat === 0 ? 1 : 0);
  if (scene) return [{ text: texts.t(scene.isBattle ? 'coach.watch' : 'coach.instant'), rule: 'BAT-3' }];
  if (!request) return [{ text: texts.t('coach.over') }];
  if (!table.mayChoose) return [{ text: texts.t('coach.waits', { army: other }) }];
  const pending = picking.floating ? undefined : picking.pending;
  if (pending) {
    const seen = table.outlooks.seen;
    const change = coach.changeBy(state, seen?.choice === pending ? seen.preview : undefined);
    const said =
      change && seen?.preview ? changeWords(change, state, [seen.preview.units, state.units], texts) : '';
    const plain = change && isNothing(change) ? texts.t('coach.noChange') : '';
    if (pending.type === 'battle')
      return [{ text: join([texts.t('coach.battle'), outlookWords(coach, state, texts)]), rule: 'INST-2' }];
    if (pending.type === 'discard') return [{ text: texts.t('coach.discarding'), rule: 'TURN-1' }];
    if (pending.type === 'end') return [{ text: texts.t('coach.ending'), rule: 'TURN-3' }];
    if (pending.type === 'hq') return [{ text: texts.t('coach.hqThere'), rule: 'SET-2' }];
    return [
      { text: join([said || plain ? texts.t('coach.then') : texts.t('coach.confirm'), said || plain]) },
    ];
  }
  if (picking.selection && picking.current?.tile !== undefined) return [{ text: tileWords(table, texts) }];
  switch (request.stage) {
    case 'hq':
      return [{ text: texts.t('coach.hq'), rule: 'SET-2' }];
    case 'forced-discard':
      return [{ text: join([texts.t('coach.discard'), outlookWords(coach, state, texts)]), rule: 'TURN-1' }];
    case 'turn': {
      const hand = state.seats[coach.seat].hand.length;
      const key = state.turn.number === 1 ? 'coach.first' : hand > 0 ? 'coach.turn' : 'coach.done';
      return [{ text: join([texts.t(key), outlookWords(coach, state, texts)]), rule: 'TURN-2' }];
    }
    default:
      return [{ text: texts.t('coach.decide'), rule: 'BAT-5' }];
  }
}

/** A choice as advice: what, and where. */
function choiceWords(choice: Choice, state: State, texts: CoachTexts): string {
  const on = (hex: Hex): string => tileName(tileOf(state, state.units.tile[hex]));
  switch (choice.type) {
    case 'place':
      return texts.t('coach.do.place', {
        tile: tileName(tileOf(state, choice.tile)),
        hex: hexName(choice.hex),
      });
    case 'hq':
      return texts.t('coach.do.hq', { hex: hexName(choice.hex) });
    case 'discard':
      return texts.t('coach.do.discard', { tile: tileName(tileOf(state, choice.tile)) });
    case 'move':
    case 'mobility':
      return texts.t('coach.do.move', {
        tile: on(choice.from),
        from: hexName(choice.from),
        to: hexName(choice.to),
      });
    case 'push':
      return texts.t('coach.do.push', {
        tile: on(choice.pusher),
        target: `${on(choice.target)} ${hexName(choice.target)}`,
      });
    default:
      return 'hex' in choice && typeof choice.hex === 'number'
        ? `${choiceLabel(choice, state)} ${hexName(choice.hex)}`
        : choiceLabel(choice, state);
  }
}

/** What is advised for a reason that no Battle shows. */
const PLAIN = ['place', 'discard', 'hq'] as const;

/** The advice in words: what to do, and what it would change. */
export function adviceWords({ choice, change, state, units }: Advice, texts: CoachTexts): string {
  if (choice.type === 'end') return texts.t('coach.wouldEnd');
  const what = texts.t('coach.would', { choice: choiceWords(choice, state, texts) });
  const why = change ? changeWords(change, state, [units, state.units], texts) : '';
  // A unit given for points of the other HQ: that is what wins.
  const isTrade = change !== undefined && change.loses.length > 0 && change.dealt > 0;
  const plain = PLAIN.find((each) => each === choice.type);
  return join([
    what,
    why || (plain ? texts.t(`coach.why.${plain}`) : ''),
    isTrade ? texts.t('coach.trade') : '',
  ]);
}

/** What came of the last choice. */
export function remarkWords({ remark }: Coach, texts: CoachTexts): string {
  if (!remark) return '';
  const { change, state, after, better } = remark;
  if (better)
    return texts.t('coach.slip', {
      choice: choiceWords(better.choice, state, texts),
      why: better.change ? changeWords(better.change, state, [better.units, state.units], texts) : '',
    });
  if (isNothing(change)) return '';
  const said = changeWords(change, state, [after.units, state.units], texts);
  const good =
    change.kills.length + change.saves.length + change.dealt - change.taken - change.loses.length > 0;
  return `${texts.t(good ? 'coach.good' : 'coach.soso')} ${said}`;
}
