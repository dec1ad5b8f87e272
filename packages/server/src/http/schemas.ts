// The shapes that come in and go out. What is not described here is refused.

import { Type } from 'typebox';
import { BOTS } from '../games/brains.ts';
import { ARMY_CHOICES, MATCH_KINDS } from '../games/settings.ts';

const strict = { additionalProperties: false };

/** Text that a database takes and a line holds: no control characters, no half characters. */
export const PLAIN = '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$';

export const Id = Type.String({ pattern: '^[\\w-]{16}$' });
export const GameParams = Type.Object({ id: Id }, strict);

/** A hand of eight tiles, each with the longest key that an army of one's own can give it. */
const LONGEST_CHOICE = 1000;

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

export const SeatWish = Type.Union([
  Type.Literal('me'),
  Type.Literal('open'),
  Type.Object({ bot: Type.Union(BOTS.map((bot) => Type.Literal(bot))) }, strict),
  Type.Object(
    { player: Type.String({ minLength: 3, maxLength: 20, pattern: PLAIN, description: 'invited by name' }) },
    strict,
  ),
]);

export const NewGameBody = Type.Object(
  {
    // The engine checks every field and names the one at fault.
    options: Type.Object({}, { additionalProperties: true, description: 'as newGame of the engine' }),
    seats: Type.Array(SeatWish, { minItems: 2, maxItems: 6 }),
    clock: Type.Optional(Clock),
    private: Type.Optional(Type.Boolean()),
    takeBack: Type.Optional(Type.Boolean()),
    forecast: Type.Optional(Type.Boolean()),
    delay: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 3600, description: 'seconds by which visitors are behind' }),
    ),
    armyChoice: Type.Optional(
      Type.Union(
        ARMY_CHOICES.map((choice) => Type.Literal(choice)),
        { description: 'random: dealt when everybody sits; draft: two players ban and pick' },
      ),
    ),
    match: Type.Optional(
      Type.Union(
        MATCH_KINDS.map((kind) => Type.Literal(kind)),
        { description: 'several games of the same two players, one after the other' },
      ),
    ),
    rated: Type.Optional(
      Type.Boolean({ description: 'a duel with a clock between two accounts or their bots' }),
    ),
  },
  strict,
);

export const JoinBody = Type.Object({ seat: Seat }, strict);
export const ChoiceBody = Type.Object(
  {
    sequence: Sequence,
    choice: Type.String({ minLength: 1, maxLength: LONGEST_CHOICE, pattern: PLAIN }),
    key: Type.String({ minLength: 1, maxLength: 100, pattern: PLAIN }),
  },
  strict,
);
export const DraftBody = Type.Object({ army: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }) }, strict);
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
export const Done = Type.Object({ ok: Type.Literal(true) });
export const IdAnswer = Type.Object({ id: Type.String() });
export const SequenceAnswer = Type.Object({ sequence: Type.Integer() });
export const ErrorAnswer = Type.Object(
  {
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      reason: Type.Optional(Type.String({ description: 'why the rules refuse it' })),
      values: Type.Optional(Type.Object({}, { additionalProperties: true, description: 'of the reason' })),
      place: Type.Optional(
        Type.Array(Type.Object({ kind: Type.String() }, { additionalProperties: true }), {
          description: 'where the fault lies, from the outside in',
        }),
      ),
    }),
  },
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
        for: Type.Optional(Player),
        bot: Type.Optional(Type.String()),
        left: Type.Optional(Type.Boolean({ description: 'gave up; the house plays on' })),
      }),
    ),
    position: Type.String(),
    decider: Type.Union([Type.Integer(), Type.Null()]),
    you: Type.Optional(Type.Integer({ description: 'the seat of the caller' })),
    lastOwn: Type.Optional(
      Type.Integer({
        description: 'the sequence after your last own input: stream?after= tells what followed',
      }),
    ),
    choices: Type.Optional(Type.Array(Type.String(), { description: 'only for who must decide' })),
    mayTakeBack: Type.Optional(Type.Boolean()),
    private: Type.Boolean(),
    takeBack: Type.Boolean(),
    forecast: Type.Boolean(),
    delay: Type.Optional(Type.Integer({ description: 'seconds by which visitors are behind' })),
    rated: Type.Optional(Type.Boolean()),
    armyChoice: Type.Optional(Type.String()),
    draft: Type.Optional(
      Type.Object({}, { additionalProperties: true, description: 'bans and picks: seat, kind, left, done' }),
    ),
    match: Type.Optional(Type.Object({ id: Type.String(), round: Type.Integer(), kind: Type.String() })),
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
