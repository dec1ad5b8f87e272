// Events in words: the key of the message and what fills its places.

import { type GameEvent, type Hex, hexName, NOWHERE, tileInfo } from '@nhex/engine';
import { type EventKey, listed, TEXTS, tileName, unitName } from './catalogues.ts';
import { fill, type TextLanguage, type TextParams } from './message.ts';

/** Who is who, besides the tiles: the caller knows players and what stands where. */
export interface Speaker {
  readonly language: TextLanguage;
  /** How a seat is called. */
  readonly seat: (seat: number) => string;
  /** What stood on a hex, if known: the name alone. */
  readonly at?: (hex: Hex) => string | undefined;
}

export interface EventMessage {
  readonly key: EventKey;
  readonly params: TextParams;
}

/** The message of an event; undefined for what another message tells already. */
export function messageOf(event: GameEvent, speaker: Speaker): EventMessage | undefined {
  const { language, seat } = speaker;
  const tile = (id: number): string => tileName(language, id);
  const unit = (id: number, hex: Hex): string => unitName(language, id, hex);
  const at = (hex: Hex): string => {
    const name = hex === NOWHERE ? undefined : speaker.at?.(hex);
    return name ? `${name} ${hexName(hex)}` : hexName(hex);
  };
  const say = (key: EventKey, params: TextParams = {}): EventMessage => ({ key, params });
  switch (event.type) {
    case 'hq-placed':
      return say('hq-placed', { seat: seat(event.seat), hex: hexName(event.hex) });
    case 'mercenary-chosen':
      return say('mercenary-chosen', { seat: seat(event.seat), tile: tile(event.tile) });
    case 'turn':
      return say('turn', { number: event.number, seat: seat(event.seat) });
    case 'draw':
      return say(`draw.${event.from}`, { seat: seat(event.seat), tile: tile(event.tile) });
    case 'discard':
      return event.why === 'played'
        ? undefined
        : say(`discard.${event.why}`, { seat: seat(event.seat), tile: tile(event.tile) });
    case 'placed':
      return say('placed', { seat: seat(event.seat), tile: tile(event.tile), hex: hexName(event.hex) });
    case 'instant':
      // A Battle tile is told by the Battle that follows.
      if (tileInfo(event.tile).instant === 'battle') return undefined;
      return event.hexes.length > 0
        ? say('instant.at', {
            seat: seat(event.seat),
            tile: tile(event.tile),
            hexes: listed(language, event.hexes.map(hexName)),
          })
        : say('instant', { seat: seat(event.seat), tile: tile(event.tile) });
    case 'moved': {
      const params = {
        tile: tile(event.tile),
        from: hexName(event.from),
        to: hexName(event.to),
        by: at(event.by),
      };
      if (event.from === event.to || event.how === 'rotate') return say('moved.turned', params);
      return say(`moved.${event.how}`, params);
    }
    case 'turn-over':
      return say('turn-over', { seat: seat(event.seat) });
    case 'last-tile':
      return say('last-tile', { seat: seat(event.seat) });
    case 'overtime':
      return say('overtime', { seats: listed(language, event.seats.map(seat)) });
    default:
      return battleMessage(event, speaker, unit, at);
  }
}

type BattleEvent = Exclude<
  GameEvent,
  {
    type:
      | 'hq-placed'
      | 'mercenary-chosen'
      | 'turn'
      | 'draw'
      | 'discard'
      | 'placed'
      | 'instant'
      | 'moved'
      | 'turn-over'
      | 'last-tile'
      | 'overtime';
  }
>;

function battleMessage(
  event: BattleEvent,
  { language, seat }: Speaker,
  unit: (tile: number, hex: Hex) => string,
  at: (hex: Hex) => string,
): EventMessage {
  const say = (key: EventKey, params: TextParams = {}): EventMessage => ({ key, params });
  switch (event.type) {
    case 'battle':
      return say(`battle.${event.reason}`, { seat: seat(event.starter) });
    case 'phase':
      return say('phase', { phase: event.phase });
    case 'declared':
      return say(`declared.${event.what}`, { unit: unit(event.tile, event.hex) });
    case 'attack':
      return say(event.endless ? 'attack.endless' : `attack.${event.kind}`, {
        unit: unit(event.tile, event.from),
        target: unit(event.target, event.to),
        count: event.strength,
      });
    case 'stopped':
      return say(`stopped.${event.why}`, { unit: at(event.from), target: at(event.to) });
    case 'no-target':
      return say('no-target', { unit: at(event.from) });
    case 'lost-chance':
      return say(`lost-chance.${event.why}`, { unit: unit(event.tile, event.hex) });
    case 'battle-over':
      return say(event.changed ? 'battle-over.changed' : 'battle-over.unchanged');
    case 'strike':
      return say('strike', {
        tile: tileName(language, event.by),
        target: unit(event.target, event.to),
        count: event.strength,
      });
    case 'explosion':
      return say('explosion', { unit: unit(event.tile, event.hex) });
    case 'blast':
      return say('blast', { target: unit(event.target, event.to), count: event.strength });
    case 'treated':
      return say(event.died === event.medic ? 'treated' : 'treated.other', {
        medic: at(event.medic),
        patient: at(event.patient),
        died: at(event.died),
      });
    case 'wounded':
      return say('wounded', { unit: unit(event.tile, event.hex), count: event.wounds });
    case 'hq-damaged':
      return say('hq-damaged', { seat: seat(event.seat), count: event.damage, left: event.left });
    case 'points':
      return say('points', { seat: seat(event.seat), count: event.points, total: event.total });
    case 'died':
      return say(`died.${event.why}`, { unit: unit(event.tile, event.hex) });
    case 'passed-on':
      return event.to === undefined
        ? say('passed-on.gone', { tile: tileName(language, event.tile) })
        : say('passed-on', { tile: tileName(language, event.tile), seat: seat(event.to) });
    case 'netted':
      return say('netted', { unit: unit(event.tile, event.hex) });
    case 'freed':
      return say('freed', { unit: unit(event.tile, event.hex) });
    case 'eliminated':
      return say('eliminated', { seat: seat(event.seat) });
    case 'game-over': {
      const { winners } = event.result;
      if (winners.length === 0) return say('game-over.draw');
      return say(winners.length === 1 ? 'game-over.win' : 'game-over.shared', {
        seats: listed(language, winners.map(seat)),
      });
    }
  }
}

/** The sentence of an event, or undefined. */
export function eventText(event: GameEvent, speaker: Speaker): string | undefined {
  const message = messageOf(event, speaker);
  return message && fill(speaker.language, TEXTS[speaker.language].events[message.key], message.params);
}
