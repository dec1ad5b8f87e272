// A board and its Battles in words, in any language: what happens, one line each, and what every unit can do.

import {
  type EventType,
  type GameEvent,
  type Hex,
  hexesOfUnit,
  NOBODY,
  rulesOf,
  type State,
  tileOf,
  type UnitStanding,
} from '@nhex/engine';
import {
  armyName,
  currentValues,
  fill,
  type Language,
  partName,
  type Speaker,
  tellDetails,
  tellEvent,
} from '@nhex/texts';

/** Players are numbers, as in scenario files. */
export function speakerFor(language: Language, state: Pick<State, 'options'>): Speaker {
  const { armies } = rulesOf(state.options).catalogue;
  const army = (key: string): string => armyName(language, armies.get(key) ?? { key });
  return {
    language,
    army,
    seat: (seat) => (seat === NOBODY ? army('neutral') : fill(language, language.cli.player, { seat })),
    tile: (tile) => tileOf(state, tile),
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

/** One line about a unit at one of its hexes: whose it is and what it can do now. */
export function tellUnit(state: State, standing: UnitStanding, speaker: Speaker): string {
  const { language } = speaker;
  const { units } = state;
  const { unit, hex } = standing;
  const at = (where: Hex): string => partName(speaker, { hex: where, tile: units.tile[where] });
  const tiles = hexesOfUnit(units, unit).map((where) => tileOf(state, units.tile[where]));
  const values = currentValues(language, tiles, standing, units.wounds[unit], at);
  return fill(language, language.cli.unit, {
    unit: at(hex),
    owner: speaker.seat(units.owner[unit]),
    values: values.join('; ') || fill(language, language.cli.plain),
  });
}
