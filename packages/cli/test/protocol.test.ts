// Our bots over the bot protocol: they follow the game by its moves and play as they would in process.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { choose, makeBot } from '@nhex/bots';
import {
  applyChoice,
  codesOf,
  type GameOptions,
  makeChoice,
  newState,
  parseChoice,
  parsePosition,
  parseRecord,
  requestOf,
  type State,
  seedFrom,
  stageOf,
  unpackChoice,
  viewOf,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { describeInput, describeState } from '../src/match/describe.ts';
import { positionLine, type ToldState } from '../src/protocol/position-line.ts';
import { Speaker } from '../src/protocol/speaker.ts';
import { nhex, scratch } from './nhex.ts';

const { folder, put } = scratch();
const script = fileURLToPath(new URL('../../../scripts/nhex.mjs', import.meta.url));
const ourBot = (spec: string): string => `cmd:"${process.execPath}" "${script}" bot ${spec}`;
const BOT = 'greedy:nodes=30';

const textsOf = (state: State): string[] =>
  codesOf(state).map((code) => makeChoice(unpackChoice(code), state));

/** A request as a match sends it. */
const requestFor = (state: State, moves: readonly string[], id = 1, seed = 7): string => {
  const { seat, stage } = requestOf(state) ?? {};
  const told = describeState(state);
  return JSON.stringify({
    type: 'request',
    id,
    seat,
    stage,
    time: 5000,
    seed,
    state: told,
    moves,
    choices: textsOf(state),
  });
};

const gameFor = (options: GameOptions): string =>
  JSON.stringify({ type: 'game', protocol: 1, seat: 0, options, time: 5000 });

/** Plays a game; `pick` chooses a text, `moved` is called with each input's line. */
function playOut(
  start: State,
  pick: (state: State) => string,
  moved: (line: string) => void = () => {},
): State {
  let state = start;
  for (let request = requestOf(state); request; request = requestOf(state)) {
    const text = pick(state);
    const code = request.codes[textsOf(state).indexOf(text)];
    const applied = applyChoice(state, parseChoice(text, state));
    moved(describeInput(state, request.seat, code, applied, 0));
    state = applied.state;
  }
  return state;
}

describe('a speaker', () => {
  test.each([
    ['duel', ['borgo', 'doomsday'], ['alternative-start']],
    ['one-vs-two', ['moloch', 'outpost', 'hegemony'], ['mercenaries']],
  ] as const)('plays a %s as the bot in process does', (mode, armies, variants) => {
    const start = newState({ mode, armies, variants }, 'speaker');
    const speakers = armies.map(() => ({ speaker: new Speaker(BOT), bot: makeBot(BOT), told: 0 }));
    for (const { speaker } of speakers)
      expect(speaker.hear(gameFor(start.options))).toEqual({ type: 'ready', name: BOT });
    const lines: string[] = [];
    let asked = 0;
    playOut(
      start,
      (state) => {
        const seat = requestOf(state)?.seat ?? 0;
        const each = speakers[seat];
        const moves = lines.slice(each.told);
        each.told = lines.length;
        const seed = seedFrom('speaker', lines.length);
        const { choice } = choose(each.bot, viewOf(state), { seed });
        const expected = makeChoice(choice, state);
        const id = ++asked;
        expect(each.speaker.hear(requestFor(state, moves, id, seed))).toEqual({
          type: 'choice',
          id,
          choice: expected,
        });
        return expected;
      },
      (line) => lines.push(line),
    );
    expect(asked).toBeGreaterThan(50);
    expect(speakers[0].speaker.hear('{"type":"over","winners":[]}')).toBeUndefined();
  });

  test('whose rules cannot follow goes on from what it is told', () => {
    const start = newState({ armies: ['outpost', 'moloch'] }, 'elsewhere');
    const speaker = new Speaker(BOT);
    speaker.hear(gameFor(start.options));
    let turns = 0;
    playOut(start, (state) => {
      const choices = textsOf(state);
      if (stageOf(state) !== 'forced-discard') return choices[choices.length >> 1];
      turns++;
      const answer = speaker.hear(requestFor(state, ['0 win the game']));
      const { choice } = choose(makeBot(BOT), viewOf(state), { seed: 7 });
      expect(answer).toMatchObject({ choice: makeChoice(choice, state) });
      return choices[0];
    });
    expect(turns).toBeGreaterThan(5);
  });

  test('always answers something that is open', () => {
    const start = newState({ mode: 'team', armies: ['outpost', 'moloch', 'borgo', 'hegemony'] }, 'lost');
    const speaker = new Speaker(BOT);
    speaker.hear(gameFor(start.options));
    playOut(start, (state) => {
      const choices = textsOf(state);
      expect(choices).toContain((speaker.hear(requestFor(state, ['nonsense'])) as { choice: string }).choice);
      return choices[choices.length >> 1];
    });
  });

  test.each([
    ['hello', 'a message is one JSON object on one line'],
    ['[]', 'a message is one JSON object on one line'],
    ['{"type":"dance"}', 'there is no message of type "dance"'],
    ['{"type":"request"}', 'a request came before the game'],
    ['{"type":"game","protocol":2}', 'this is protocol 1, not 2'],
  ])('refuses %s', (line, message) => {
    expect(() => new Speaker(BOT).hear(line)).toThrow(message);
  });

  test('needs the moves', () => {
    const speaker = new Speaker(BOT);
    const start = newState({ armies: ['outpost', 'moloch'] }, 'x');
    speaker.hear(gameFor(start.options));
    const { moves: _, ...without } = JSON.parse(requestFor(start, []));
    expect(() => speaker.hear(JSON.stringify(without))).toThrow('a request needs "moves" and "choices"');
  });
});

test('[STR-1] what lies beside the board is told', () => {
  const told = (options: object): unknown => describeState(newState(options as never, 'beside'));
  const duel = { armies: ['borgo', 'outpost'] };
  expect(told(duel)).toMatchObject({ players: [{ structure: false }, { structure: false }], beside: [] });
  expect(told({ ...duel, variants: ['structures', 'mad-bomber-2'] })).toMatchObject({
    players: [{ structure: true }, { structure: true }],
    beside: ['neutral/mad-bomber'],
  });
});

test('the position line of a turn is the position', () => {
  const seen = new Set<string>();
  for (const [seed, edition] of [
    ['line', '2025'],
    ['other', '3.0'],
  ] as const) {
    playOut(newState({ armies: ['hegemony', 'borgo'], edition }, seed), (state) => {
      const told = describeState(state) as ToldState;
      const line = positionLine(state.options, stageOf(state), told);
      expect(line === undefined).toBe(stageOf(state) !== 'turn' && stageOf(state) !== 'forced-discard');
      if (line !== undefined) {
        const read = parsePosition(line);
        seen.add(`${stageOf(state)} ${told.turnsLeft}`);
        expect(describeState(read)).toEqual(told);
        if (stageOf(state) === 'forced-discard') expect(textsOf(read)).toEqual(textsOf(state));
      }
      const choices = textsOf(state);
      return choices[((choices.length * 2) % 7) % choices.length];
    });
  }
  expect([...seen].sort()).toEqual([
    'forced-discard 0',
    'forced-discard 1',
    'forced-discard null',
    'turn 0',
    'turn 1',
    'turn null',
  ]);
});

test('the moves of a match make its record', async () => {
  const path = put(
    'noting.mjs',
    `import { appendFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    const file = ${JSON.stringify(join(folder, 'moves-'))} + process.pid;
    const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
    for await (const line of createInterface({ input: process.stdin })) {
      const { type, options, moves, choices, id } = JSON.parse(line);
      if (type === 'game') {
        // What versions before own armies do not know: they would refuse it.
        if ('ownArmies' in options) process.exit(1);
        appendFileSync(file, '[NHex "1"]\\n[Edition "' + options.edition + '"]\\n[Mode "duel"]\\n[Board "main"]\\n[Armies "' + options.armies.join(' ') + '"]\\n\\n');
        say({ type: 'ready', name: file });
      } else if (type === 'request') {
        for (const move of moves) appendFileSync(file, move + '\\n');
        say({ type: 'choice', id, choice: choices[id * 3 % choices.length] });
      } else break;
    }`,
  );
  const noting = `cmd:"${process.execPath}" "${path}"`;
  const args = ['--armies', 'outpost,doomsday', '--pairs', '1', '--json'];
  const { code, out } = await nhex('match', '--a', noting, '--b', 'random', ...args);
  expect(code).toBe(0);
  expect(JSON.parse(out[0])).toMatchObject({ games: 2, forfeits: [] });
  const files = readdirSync(folder).filter((name) => name.startsWith('moves-'));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const record = readFileSync(join(folder, file), 'utf8');
    // Reading a record replays it: every choice was open, every tile was there to be drawn.
    expect(parseRecord(record).log.length).toBeGreaterThan(30);
    expect(record).toMatch(/^0 .* \+ 1: /m);
  }
});

test('nhex bot plays the games that the bot plays by its name', async () => {
  const bot = 'hard:nodes=60';
  const match = async (b: string): Promise<object> => {
    const args = ['--a', 'greedy:nodes=30', '--b', b, '--armies', 'borgo,moloch', '--pairs', '2', '--json'];
    const { code, out, err } = await nhex('match', ...args);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    const { b: _, msPerTurn: __, ...result } = JSON.parse(out[0]);
    return result;
  };
  const result = await match(ourBot(bot));
  expect(result).toMatchObject({ games: 4, forfeits: [] });
  expect(result).toEqual(await match(bot));
});

test.each([
  [['bot', 'nobody'], '', 'nhex: bot: there is no bot "nobody"; there are random'],
  [['bot', 'cmd:x'], '', 'nhex: bot: "x" is no setting of a bot'],
  [['bot'], '', "nhex: missing required argument 'bot'"],
  [['bot', 'easy'], 'hello\n', 'nhex: bot: a message is one JSON object on one line'],
  [
    ['bot', 'easy'],
    '{"type":"game","protocol":1,"options":{"armies":["borgo","smurfs"]}}\n',
    'nhex: "smurfs" is not one of',
  ],
])('nhex %s is refused in one line', (args, input, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    input,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.startsWith(message)).toBe(true);
  expect(stderr.trimEnd()).not.toContain('\n');
});
