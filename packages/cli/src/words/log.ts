// Events in plain words, one line each.

import { type Cause, type GameEvent, hexName, NOBODY, tileInfo } from '@nhex/engine';

const key = (tile: number): string => tileInfo(tile).key;
const at = (hex: number, tile: number): string => `${key(tile)} on ${hexName(hex)}`;
const hexes = (list: readonly number[]): string => list.map(hexName).join(', ');
const seat = (number: number): string => (number === NOBODY ? 'nobody' : `player ${number}`);
const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
const causes = (list: readonly Cause[]): string[] =>
  list.map(({ hex, tile, amount }) => `${amount >= 0 ? '+' : ''}${amount} by ${at(hex, tile)}`);
const inBrackets = (parts: readonly string[]): string => (parts.length > 0 ? ` (${parts.join('; ')})` : '');

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

function attack(event: EventOf<'attack'>): string {
  const notes = causes(event.bonuses);
  if (event.armor > 0) notes.push(`armor takes ${event.armor}`);
  if (event.via.length > 0) notes.push(`by way of ${hexes(event.via)}`);
  const strength = event.endless ? 'endless' : event.strength;
  const kind = event.kind === 'both' ? 'melee and ranged' : event.kind;
  return `${at(event.from, event.tile)} hits ${at(event.to, event.target)}: ${kind} ${strength}${inBrackets(notes)}`;
}

const DEATHS: Readonly<Record<EventOf<'died'>['why'], string>> = {
  wounds: 'dies of its wounds',
  sacrifice: 'dies for its patient',
  explosion: 'is gone with its explosion',
  'lost-toughness': 'dies: it lost the toughness that kept it alive',
  'hq-destroyed': 'is destroyed',
  eliminated: 'leaves with its eliminated player',
};

const LOST_CHANCES: Readonly<Record<EventOf<'lost-chance'>['why'], string>> = {
  netted: 'it is netted',
  squeezed: 'two of its chances fall into one phase',
  passed: 'the phase of its chance has gone by',
};

/** What a Battle's event says; undefined for one that belongs to a turn. */
export function tellEvent(event: GameEvent): string | undefined {
  switch (event.type) {
    case 'battle':
      return `Battle, started by ${seat(event.starter)}`;
    case 'phase':
      return `Phase ${event.phase}`;
    case 'declared':
      return `  ${at(event.hex, event.tile)} ${event.what === 'explode' ? 'will explode' : `turns an attack into ${event.what}`}`;
    case 'attack':
      return `  ${attack(event)}`;
    case 'stopped':
      return `  the shot from ${hexName(event.from)} does nothing on ${hexName(event.to)}: ${event.why === 'armor' ? 'armor' : 'an HQ does not harm an HQ'}`;
    case 'lost-chance':
      return `  ${at(event.hex, event.tile)} loses a chance: ${LOST_CHANCES[event.why]}${inBrackets(event.by.length > 0 ? [`by ${hexes(event.by)}`] : [])}`;
    case 'strike':
      return `  ${key(event.by)} hits ${at(event.to, event.target)}: ${event.strength}`;
    case 'explosion':
      return `  ${at(event.hex, event.tile)} explodes`;
    case 'blast':
      return `  the explosion on ${hexName(event.from)} hits ${at(event.to, event.target)}: ${event.strength}`;
    case 'treated':
      return `  the Medic on ${hexName(event.medic)} takes a hit from ${hexName(event.patient)}${event.died === event.medic ? '' : `; the Medic on ${hexName(event.died)} dies for it`}`;
    case 'wounded':
      return `  ${at(event.hex, event.tile)} gets ${count(event.wounds, 'wound')}, now ${event.total}`;
    case 'hq-damaged':
      return `  the HQ of ${seat(event.seat)} on ${hexName(event.hex)} loses ${event.damage}, ${event.left} left`;
    case 'points':
      return `  ${seat(event.seat)} scores ${event.points}, now ${event.total}`;
    case 'died':
      return `  ${at(event.hex, event.tile)} ${DEATHS[event.why]}`;
    case 'passed-on':
      return `  ${key(event.tile)} goes to ${event.to === undefined ? 'nobody' : seat(event.to)}`;
    case 'netted':
      return `  ${at(event.hex, event.tile)} is netted by ${hexes(event.by)}`;
    case 'freed':
      return `  ${at(event.hex, event.tile)} is free again`;
    case 'eliminated':
      return `  ${seat(event.seat)} is eliminated`;
    case 'battle-over':
      return `The Battle is over${event.changed ? '' : '; nothing changed'}`;
    default:
      return undefined;
  }
}

export const tellEvents = (events: readonly GameEvent[]): string =>
  events
    .map(tellEvent)
    .filter((line) => line !== undefined)
    .join('\n');
