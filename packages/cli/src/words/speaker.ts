// A board and its Battles in words, in any language: what happens, one line each, and what every unit can do.

import {
  armyByKey,
  EMPTY,
  type EventType,
  type GameEvent,
  NOBODY,
  type State,
  tileInfo,
  type UnitStanding,
  unitOwner,
  unitTile,
  unitWounds,
} from '@nhex/engine';
import {
  armyName,
  currentValues,
  fill,
  type Language,
  type Speaker,
  tellDetails,
  tellEvent,
  unitAt,
} from '@nhex/texts';

/** Players are numbers, as in scenario files; units are those of the board. */
export function speakerFor(language: Language, { board }: Pick<State, 'board'>): Speaker {
  const army = (key: string): string => armyName(language, armyByKey(key) ?? { key });
  return {
    language,
    army,
    seat: (seat) => (seat === NOBODY ? army('neutral') : fill(language, language.cli.player, { seat })),
    tile: tileInfo,
    at: (hex) => (board[hex] === EMPTY ? undefined : unitTile(board[hex])),
  };
}

const HEADINGS: readonly EventType[] = ['battle', 'phase', 'battle-over'];
/** Every edge that hits nobody would be a line. */
const LEFT_OUT: readonly EventType[] = ['no-target'];

export const tellEvents = (events: readonly GameEvent[], speaker: Speaker): string[] =>
  events.flatMap((event) => {
    const text = LEFT_OUT.includes(event.type) ? undefined : tellEvent(event, speaker);
    if (text === undefined) return [];
    const details = tellDetails(event, speaker);
    const indent = HEADINGS.includes(event.type) ? '' : '  ';
    return [`${indent}${text}${details.length > 0 ? ` (${details.join('; ')})` : ''}`];
  });

/** The HQ points of each player. */
export const tellPoints = (state: State, hq: readonly number[], { army }: Speaker): string =>
  state.options.armies.map((key, seat) => `${seat} ${army(key)} ${hq[seat]}`).join(', ');

/** One line about a unit: whose it is and what it can do now. */
export function tellUnit({ board }: State, standing: UnitStanding, speaker: Speaker): string {
  const { language } = speaker;
  const unit = board[standing.hex];
  const at = (hex: number): string => unitAt(speaker, hex);
  const values = currentValues(language, tileInfo(unitTile(unit)), standing, unitWounds(unit), at);
  return fill(language, language.cli.unit, {
    unit: at(standing.hex),
    owner: speaker.seat(unitOwner(unit)),
    values: values.join('; ') || fill(language, language.cli.plain),
  });
}
