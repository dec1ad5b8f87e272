// The shapes that come in and go out. What is not described here is refused.

import { Type } from 'typebox';
import { BOTS } from '../games/brains.ts';

const strict = { additionalProperties: false };

/** Text that a database takes and a line holds: no control characters, no half characters. */
export const PLAIN = '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$';

export const Id = Type.String({ pattern: '^[\\w-]{16}$' });
export const GameParams = Type.Object({ id: Id }, strict);

const Seat = Type.Integer({ minimum: 0, maximum: 5 });
const Sequence = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const Clock = Type.Union([
  Type.Object(
    {
      base: Type.Number({ minimum: 1, maximum: 86_400 }),
      increment: Type.Number({ minimum: 0, maximum: 3600 }),
    },
    strict,
  ),
  Type.Object({ days: Type.Number({ exclusiveMinimum: 0, maximum: 60 }) }, strict),
]);

export const NewGameBody = Type.Object(
  {
    // The engine checks every field and names the one at fault.
    options: Type.Object({}, { additionalProperties: true, description: 'as newGame of the engine' }),
    seats: Type.Array(
      Type.Union([
        Type.Literal('me'),
        Type.Literal('open'),
        Type.Object({ bot: Type.Union(BOTS.map((bot) => Type.Literal(bot))) }, strict),
      ]),
      { minItems: 2, maxItems: 6 },
    ),
    clock: Type.Optional(Clock),
    private: Type.Optional(Type.Boolean()),
    takeBack: Type.Optional(Type.Boolean()),
    forecast: Type.Optional(Type.Boolean()),
  },
  strict,
);

export const JoinBody = Type.Object({ seat: Seat }, strict);
export const ChoiceBody = Type.Object(
  {
    sequence: Sequence,
    choice: Type.String({ minLength: 1, maxLength: 200, pattern: PLAIN }),
    key: Type.String({ minLength: 1, maxLength: 100, pattern: PLAIN }),
  },
  strict,
);
export const TakeBackBody = Type.Object({ sequence: Sequence }, strict);
/** A query is text; numbers are read from it by whoever needs them. */
export const StreamQuery = Type.Object(
  { after: Type.Optional(Type.String({ pattern: '^\\d{1,7}$' })) },
  strict,
);

export const ListQuery = Type.Object(
  {
    status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('playing'), Type.Literal('over')])),
    before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
  },
  strict,
);

export const Player = Type.Object({ id: Type.String(), name: Type.String() });
export const GuestAnswer = Type.Object({ token: Type.String(), player: Player });
export const IdAnswer = Type.Object({ id: Type.String() });
export const SequenceAnswer = Type.Object({ sequence: Type.Integer() });
export const ErrorAnswer = Type.Object(
  { error: Type.Object({ code: Type.String(), message: Type.String() }) },
  { additionalProperties: true },
);
export const GamesAnswer = Type.Object({
  games: Type.Array(Type.Object({}, { additionalProperties: true })),
});
export const GameView = Type.Object(
  {
    id: Type.String(),
    sequence: Type.Integer(),
    status: Type.Union([Type.Literal('open'), Type.Literal('playing'), Type.Literal('over')]),
    options: Type.Object({}, { additionalProperties: true }),
    seats: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('open'), Type.Literal('player'), Type.Literal('bot')]),
        player: Type.Optional(Player),
        bot: Type.Optional(Type.String()),
        left: Type.Optional(Type.Boolean({ description: 'gave up; the house plays on' })),
      }),
    ),
    position: Type.String(),
    decider: Type.Union([Type.Integer(), Type.Null()]),
    you: Type.Optional(Type.Integer({ description: 'the seat of the caller' })),
    choices: Type.Optional(Type.Array(Type.String(), { description: 'only for who must decide' })),
    mayTakeBack: Type.Optional(Type.Boolean()),
    private: Type.Boolean(),
    takeBack: Type.Boolean(),
    forecast: Type.Boolean(),
    clock: Type.Optional(Type.Object({}, { additionalProperties: true })),
    result: Type.Optional(Type.Object({ winners: Type.Array(Type.Integer()), reason: Type.String() })),
    drawOffer: Type.Optional(Type.Integer({ description: 'the seat that offers a draw' })),
    rematch: Type.Optional(Type.String({ description: 'the game that the same players play next' })),
    commitment: Type.String({ description: 'SHA-256 of the seed' }),
    reveal: Type.Optional(Type.String({ description: 'the seed, after the end' })),
    change: Type.Optional(
      Type.Object({}, { additionalProperties: true, description: 'in the stream: what led here' }),
    ),
  },
  { description: 'a game as the caller may see it' },
);
