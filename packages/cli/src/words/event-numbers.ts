// What the numbers in each event are: hexes, tiles, seats, leaders. The compiler asks for every field that holds one.

import type { EventBody, EventType, Hex, LeaderId, SeatId, TileId } from '@nhex/engine';

/** A number that has a name. */
export type NumberKind = 'hex' | 'tile' | 'seat' | 'leader';

type NumbersIn<Value> = Value extends Hex
  ? 'hex'
  : Value extends TileId
    ? 'tile'
    : Value extends SeatId
      ? 'seat'
      : Value extends LeaderId
        ? 'leader'
        : Value extends number
          ? never
          : Value extends readonly (infer Item)[]
            ? NumbersIn<Item>
            : Value extends object
              ? FieldsOf<Value>
              : never;
/** The fields that hold such numbers, and what these are; lists hold what their items are. */
type FieldsOf<Value> = {
  readonly [Field in keyof Value as [NumbersIn<Value[Field]>] extends [never] ? never : Field]: NumbersIn<
    Value[Field]
  >;
};

const SEAT = { seat: 'seat' } as const;
const PART = { hex: 'hex', tile: 'tile' } as const;
const WHO = { ...PART, owner: 'seat' } as const;
const STRIKER = { from: 'hex', tile: 'tile', owner: 'seat' } as const;
const STRUCK = { to: 'hex', target: 'tile', victimOwner: 'seat' } as const;
const SEAT_TILE = { ...SEAT, tile: 'tile' } as const;
const SEAT_WHO = { ...SEAT, ...WHO } as const;

export const EVENT_NUMBERS: { readonly [Type in EventType]: FieldsOf<Extract<EventBody, { type: Type }>> } = {
  'hq-placed': SEAT_WHO,
  'mercenary-chosen': SEAT_TILE,
  'leaders-dealt': {},
  'leader-chosen': SEAT,
  'leaders-revealed': { leaders: { ...SEAT, leader: 'leader' } },
  'leader-used': { ...SEAT, leader: 'leader' },
  reclaimed: SEAT_TILE,
  'hq-repaired': SEAT_WHO,
  turn: SEAT,
  draw: SEAT_TILE,
  discard: SEAT_TILE,
  placed: SEAT_WHO,
  deployed: { ...SEAT_WHO, kind: 'tile', tiles: PART },
  instant: { ...SEAT_TILE, hexes: 'hex' },
  moved: { ...SEAT_TILE, owner: 'seat', from: 'hex', to: 'hex', by: PART },
  'turn-over': SEAT,
  'last-tile': SEAT,
  overtime: { seats: 'seat' },
  battle: { starter: 'seat' },
  phase: {},
  declared: { ...WHO, by: PART },
  aimed: { ...WHO, at: 'hex' },
  attack: { ...STRIKER, ...STRUCK, bonuses: PART, via: PART },
  stopped: { ...STRIKER, ...STRUCK },
  'no-target': STRIKER,
  'lost-chance': { ...WHO, by: PART },
  'battle-over': {},
  strike: { ...SEAT, ...STRUCK, by: 'tile', leader: 'leader' },
  explosion: WHO,
  blast: { ...STRIKER, ...STRUCK },
  treated: { patient: WHO, medic: WHO, died: WHO },
  wounded: WHO,
  'hq-damaged': SEAT_WHO,
  points: SEAT,
  died: { ...WHO, hexes: 'hex' },
  'passed-on': { tile: 'tile', to: 'seat' },
  netted: { ...WHO, by: PART },
  freed: WHO,
  alliance: {},
  arrived: WHO,
  'tiles-joined': { ...SEAT, tiles: 'tile' },
  'terrain-wounds': WHO,
  'terrain-heals': WHO,
  left: { ...WHO, hexes: 'hex' },
  objective: {},
  eliminated: SEAT,
  resigned: SEAT,
  'time-over': SEAT,
  'draw-agreed': {},
  'game-over': { result: { winners: 'seat' } },
};
