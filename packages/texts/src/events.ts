// Events in words: one teller for every type of event, the same for log, playback and command line.

import {
  type EventType,
  type GameEvent,
  type Hex,
  hexName,
  type LeaderId,
  type Part,
  type SeatId,
  type TerrainKind,
  type TileId,
  type TileInfo,
} from '@nhex/engine';
import { type Language, listed } from './language.ts';
import { leaderName } from './leaders.ts';
import { fill, type Params } from './message.ts';
import { type NamedTile, type Namer, terrainName, tileName, unitName } from './names.ts';

/** Who is who: the caller knows the players and the tiles of the game. */
export interface Speaker extends Namer {
  /** How a seat is called. */
  readonly seat: (seat: SeatId) => string;
  readonly tile: (tile: TileId) => NamedTile & Pick<TileInfo, 'instant' | 'face'>;
  /** How an objective of the scenario is called; empty for one that is not worth a line. */
  readonly objective?: ((objective: number) => string) | undefined;
}

/** A tile that had a part in it, and where it lies. */
export const partName = (speaker: Speaker, { tile, hex }: Part): string =>
  unitName(speaker, speaker.tile(tile), hex);

/** The words of one sentence. */
class Words {
  readonly #speaker: Speaker;
  readonly #language: Language;
  constructor(speaker: Speaker) {
    this.#speaker = speaker;
    this.#language = speaker.language;
  }
  say(key: keyof Language['events'], params?: Params): string {
    return fill(this.#language, this.#language.events[key], params);
  }
  seat(seat: SeatId): string {
    return this.#speaker.seat(seat);
  }
  tile(tile: TileId): string {
    return tileName(this.#language, this.#speaker.tile(tile));
  }
  unit(tile: TileId, hex: Hex): string {
    return unitName(this.#speaker, this.#speaker.tile(tile), hex);
  }
  part(part: Part): string {
    return partName(this.#speaker, part);
  }
  leader(leader: LeaderId): string {
    return leaderName(this.#language, leader);
  }
  terrain(kind: TerrainKind): string {
    return terrainName(this.#language, kind);
  }
  objective(objective: number): string | undefined {
    return this.#speaker.objective?.(objective);
  }
  listed(items: readonly string[]): string {
    return listed(this.#language, items);
  }
  isBattle(tile: TileId): boolean {
    return this.#speaker.tile(tile).instant === 'battle';
  }
}

export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
/** The sentence of an event; undefined for what another sentence tells already. */
type Teller<T extends EventType> = (event: EventOf<T>, words: Words) => string | undefined;

const TELLERS: { readonly [T in EventType]: Teller<T> } = {
  // set-up and turn
  'hq-placed': ({ seat, hex }, words) =>
    words.say('hq-placed', { seat: words.seat(seat), hex: hexName(hex) }),
  'mercenary-chosen': ({ seat, tile }, words) =>
    words.say('mercenary-chosen', { seat: words.seat(seat), tile: words.tile(tile) }),
  'leaders-dealt': (_, words) => words.say('leaders-dealt'),
  'leader-chosen': ({ seat }, words) => words.say('leader-chosen', { seat: words.seat(seat) }),
  'leaders-revealed': ({ leaders }, words) =>
    words.say('leaders-revealed', {
      leaders: words.listed(
        leaders.map(({ seat, leader }) =>
          words.say('leaders-revealed.one', { seat: words.seat(seat), leader: words.leader(leader) }),
        ),
      ),
    }),
  'leader-used': ({ seat, leader, side }, words) =>
    words.say(side === 0 ? 'leader-used.first' : 'leader-used.second', {
      seat: words.seat(seat),
      leader: words.leader(leader),
    }),
  reclaimed: ({ seat, tile }, words) =>
    words.say('reclaimed', { seat: words.seat(seat), tile: words.tile(tile) }),
  'hq-repaired': ({ seat, points, left }, words) =>
    words.say('hq-repaired', { seat: words.seat(seat), count: points, left }),
  turn: ({ number, seat }, words) => words.say('turn', { number, seat: words.seat(seat) }),
  draw: ({ from, seat, tile }, words) =>
    words.say(`draw.${from}`, { seat: words.seat(seat), tile: words.tile(tile) }),
  discard: ({ why, seat, tile }, words) =>
    why === 'played'
      ? undefined
      : words.say(`discard.${why}`, { seat: words.seat(seat), tile: words.tile(tile) }),
  placed: ({ seat, tile, hex }, words) =>
    words.say('placed', { seat: words.seat(seat), tile: words.tile(tile), hex: hexName(hex) }),
  deployed: ({ seat, tiles }, words) =>
    words.say('deployed', {
      seat: words.seat(seat),
      tiles: words.listed(tiles.map((tile) => words.part(tile))),
    }),
  instant: ({ seat, tile, hexes }, words) => {
    // A Battle tile is told by the Battle that follows.
    if (words.isBattle(tile)) return undefined;
    const params = { seat: words.seat(seat), tile: words.tile(tile) };
    return hexes.length === 0
      ? words.say('instant', params)
      : words.say('instant.at', { ...params, hexes: words.listed(hexes.map(hexName)) });
  },
  moved: ({ how, tile, from, to, by }, words) => {
    const params = { tile: words.tile(tile), from: hexName(from), to: hexName(to) };
    if (from === to || how === 'rotate' || how === 'pivot' || how === 'wheel' || how === 'carousel')
      return words.say('moved.turned', params);
    return words.say(`moved.${how}`, { ...params, by: by ? words.part(by) : '' });
  },
  'turn-over': ({ seat }, words) => words.say('turn-over', { seat: words.seat(seat) }),
  'last-tile': ({ seat }, words) => words.say('last-tile', { seat: words.seat(seat) }),
  overtime: ({ seats }, words) =>
    words.say('overtime', { seats: words.listed(seats.map((seat) => words.seat(seat))) }),
  // Battle
  battle: ({ reason, starter }, words) => words.say(`battle.${reason}`, { seat: words.seat(starter) }),
  phase: ({ phase }, words) => words.say('phase', { phase: phase ?? '' }),
  declared: ({ what, tile, hex }, words) => words.say(`declared.${what}`, { unit: words.unit(tile, hex) }),
  attack: ({ lethal, kind, tile, from, target, to, strength }, words) =>
    words.say(lethal ? 'attack.endless' : `attack.${kind}`, {
      unit: words.unit(tile, from),
      target: words.unit(target, to),
      count: strength,
    }),
  aimed: ({ tile, hex, at }, words) => words.say('aimed', { unit: words.unit(tile, hex), hex: hexName(at) }),
  stopped: ({ why, cover, tile, from, target, to }, words) =>
    words.say(`stopped.${why}`, {
      unit: words.unit(tile, from),
      target: words.unit(target, to),
      terrain: cover === undefined ? '' : words.terrain(cover),
    }),
  'no-target': ({ tile, from }, words) => words.say('no-target', { unit: words.unit(tile, from) }),
  'lost-chance': ({ why, tile, hex }, words) =>
    words.say(`lost-chance.${why}`, { unit: words.unit(tile, hex) }),
  'battle-over': ({ changed }, words) => words.say(changed ? 'battle-over.changed' : 'battle-over.unchanged'),
  // wounds
  // What destroys outright is told by the death that follows.
  strike: ({ by, leader, target, to, strength, lethal }, words) =>
    lethal
      ? undefined
      : words.say(leader === undefined ? 'strike' : 'strike.leader', {
          tile: by === undefined ? '' : words.tile(by),
          leader: leader === undefined ? '' : words.leader(leader),
          target: words.unit(target, to),
          count: strength,
        }),
  explosion: ({ tile, hex }, words) => words.say('explosion', { unit: words.unit(tile, hex) }),
  blast: ({ target, to, strength }, words) =>
    words.say('blast', { target: words.unit(target, to), count: strength }),
  treated: ({ medic, patient, died }, words) =>
    words.say(died.unit === medic.unit ? 'treated' : 'treated.other', {
      medic: words.part(medic),
      patient: words.part(patient),
      died: words.part(died),
    }),
  wounded: ({ tile, hex, wounds, total, lethal }, words) =>
    lethal
      ? undefined
      : words.say(total > wounds ? 'wounded.again' : 'wounded', {
          unit: words.unit(tile, hex),
          count: wounds,
          total,
        }),
  'hq-damaged': ({ seat, damage, left }, words) =>
    words.say('hq-damaged', { seat: words.seat(seat), count: damage, left }),
  points: ({ seat, points, total }, words) =>
    words.say('points', { seat: words.seat(seat), count: points, total }),
  died: ({ why, tile, hex }, words) => words.say(`died.${why}`, { unit: words.unit(tile, hex) }),
  'passed-on': ({ tile, to }, words) =>
    to === undefined
      ? words.say('passed-on.gone', { tile: words.tile(tile) })
      : words.say('passed-on', { tile: words.tile(tile), seat: words.seat(to) }),
  netted: ({ tile, hex }, words) => words.say('netted', { unit: words.unit(tile, hex) }),
  freed: ({ tile, hex }, words) => words.say('freed', { unit: words.unit(tile, hex) }),
  // scenarios
  alliance: ({ sides }, words) => {
    const allied = sides.flatMap((side, seat) =>
      sides.some((other, i) => i !== seat && other === side) ? [words.seat(seat as SeatId)] : [],
    );
    return allied.length === 0
      ? words.say('alliance.over')
      : words.say('alliance.made', { seats: words.listed(allied) });
  },
  arrived: ({ tile, hex }, words) => words.say('arrived', { unit: words.unit(tile, hex) }),
  'tiles-joined': ({ seat, tiles }, words) =>
    words.say('tiles-joined', { seat: words.seat(seat), count: tiles.length }),
  'terrain-wounds': ({ terrain, tile, hex }, words) =>
    words.say(`terrain-wounds.${terrain === 'mine' || terrain === 'fire' ? terrain : 'other'}`, {
      unit: words.unit(tile, hex),
    }),
  'terrain-heals': ({ tile, hex }, words) => words.say('terrain-heals', { unit: words.unit(tile, hex) }),
  left: ({ tile, hex }, words) => words.say('left', { unit: words.unit(tile, hex) }),
  objective: ({ objective, progress, needed }, words) => {
    // What every turn counts towards is not worth a line each time.
    const name = words.objective(objective);
    if (name === '') return undefined;
    return name === undefined
      ? words.say('objective.plain', { progress, needed })
      : words.say('objective', { objective: name, progress, needed });
  },
  // the end
  eliminated: ({ seat }, words) => words.say('eliminated', { seat: words.seat(seat) }),
  resigned: ({ seat }, words) => words.say('resigned', { seat: words.seat(seat) }),
  'time-over': ({ seat }, words) => words.say('time-over', { seat: words.seat(seat) }),
  'draw-agreed': (_, words) => words.say('draw-agreed'),
  'game-over': ({ result: { winners } }, words) => {
    if (winners.length === 0) return words.say('game-over.draw');
    const seats = words.listed(winners.map((seat) => words.seat(seat)));
    return words.say(winners.length === 1 ? 'game-over.win' : 'game-over.shared', { seats });
  },
};

/** The sentence of an event; undefined for what another sentence tells already. */
export function tellEvent(event: GameEvent, speaker: Speaker): string | undefined {
  const tell = TELLERS[event.type] as (event: GameEvent, words: Words) => string | undefined;
  return tell(event, new Words(speaker));
}
