// What is asked, and what is still to be done, in a position line.

import { MOST_COUNTED } from '../base/border.ts';
import { LEADER_MOMENTS } from '../cards/leaders.ts';
import { MOST_HITS } from '../choices/code.ts';
import { BATTLE_REASONS, STEP_NAMES, type Step } from '../flow/agenda.ts';
import { DECISION_KINDS, type Decision } from '../flow/decision.ts';
import { listenerStep } from '../flow/moments.ts';
import type { GameOptions } from '../state/options.ts';
import { rulesOf } from '../state/rules.ts';
import { readSeatNumber, type UnitReader } from './read-units.ts';
import { fail, items, readFlag, readHex, readNumber, readTile, readWord } from './reader.ts';

/** The moments at which a leader's side is asked; in the turn using it is an action. */
const ASKING_MOMENTS = LEADER_MOMENTS.filter((moment) => moment !== 'turn');

/** Why Battles are fought in games; nothing follows one that is studied. */
export const GAME_BATTLES = BATTLE_REASONS.filter((reason) => reason !== 'study');

export function readPending(text: string, reader: UnitReader, options: GameOptions): Decision | undefined {
  if (text === '') return undefined;
  const place = 'pending';
  const [kindText, seatText, ...words] = text.split('.');
  const kind = readWord(place, kindText, DECISION_KINDS);
  const players = options.armies.length;
  const seat = readSeatNumber(place, seatText, players);
  const wanted = (count: number): void => {
    if (words.length !== count) fail(place, 'parts-needed', { wanted: count, found: words.length });
  };
  switch (kind) {
    case 'step':
      wanted(2);
      return {
        kind,
        seat,
        unit: reader.unit(place, words[0]),
        stepsLeft: readNumber(place, words[1], 1, MOST_COUNTED),
      };
    case 'lay': {
      if (words.length === 0) return { kind, seat, first: undefined };
      wanted(3);
      const tile = readTile(place, words[1], options, seat);
      const rotation = readNumber(place, words[2], 0, 5);
      return { kind, seat, first: { hex: readHex(place, words[0]), tile, rotation } };
    }
    case 'push':
      wanted(2);
      return { kind, seat, pusher: readHex(place, words[0]), target: readHex(place, words[1]) };
    case 'lead':
      wanted(1);
      return { kind, seat, moment: readWord(place, words[0], ASKING_MOMENTS) };
    case 'declare':
      wanted(1);
      return { kind, seat, unit: reader.unit(place, words[0]) };
    case 'aim':
      wanted(5);
      return {
        kind,
        seat,
        unit: reader.unit(place, words[0]),
        hex: readHex(place, words[1]),
        edge: readNumber(place, words[2], 0, 5),
        from: readHex(place, words[3]),
        direction: readNumber(place, words[4], 0, 5),
      };
    case 'absorb':
      wanted(2);
      return { kind, seat, medic: reader.unit(place, words[0]), patient: reader.unit(place, words[1]) };
    case 'sacrifice':
      wanted(3);
      return {
        kind,
        seat,
        medic: reader.unit(place, words[0]),
        patient: reader.unit(place, words[1]),
        hit: readNumber(place, words[2], 0, MOST_HITS),
      };
    case 'name': {
      const question = readPending(words.slice(1).join('.'), reader, options);
      if (question?.kind !== 'treat' && question?.kind !== 'sacrifice')
        return fail(place, 'does-not-fit', { what: kind });
      return {
        kind,
        seat,
        among: items(words[0]).map((each) => readSeatNumber(place, each, players)),
        question,
      };
    }
    default:
      wanted(0);
      return { kind, seat };
  }
}

export function readStep(text: string, options: GameOptions): Step {
  const players = options.armies.length;
  const rules = rulesOf(options);
  const place = 'agenda';
  const [name, ...words] = text.split('_');
  const step = readWord(place, name, STEP_NAMES);
  switch (step) {
    case 'begin-turn':
      return { do: step, place: readNumber(place, words[0], 0, rules.cycle.length - 1) };
    case 'battle':
      return {
        do: step,
        reason: readWord(place, words[0], GAME_BATTLES),
        starter: readSeatNumber(place, words[1], players),
      };
    case 'after-battle':
      return {
        do: step,
        reason: readWord(place, words[0], GAME_BATTLES),
        starter: readSeatNumber(place, words[1], players),
        changed: readFlag(place, words[2] ?? ''),
      };
    case 'listen':
      return listenerStep(
        rules,
        readWord(
          place,
          words[0],
          rules.listeners.map(({ name }) => name),
        ),
      );
    default:
      return { do: step };
  }
}
