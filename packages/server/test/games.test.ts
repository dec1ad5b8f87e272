// Games over HTTP, on both stores: the shapes that programs rely on.

import { beforeAll, describe, expect, test } from 'vitest';
import { verifyRecord } from '../src/referee/index.ts';
import {
  ask,
  type Guest,
  type Json,
  newConfig,
  newDuel,
  newGuest,
  newKey,
  playOn,
  type Site,
  STORES,
  start,
} from './harness.ts';

describe.each(STORES)('on the %s store', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await start(await newConfig(kind));
  });

  describe('a game between two', () => {
    test('is opened, joined, played to its end and verified', async () => {
      const [ann, bob, game] = await newDuel(site.url);
      const begun = await ann.view(game);
      expect(begun).toMatchObject({ id: game, sequence: 0, status: 'playing', decider: 0, you: 0 });
      expect(begun.reveal).toBeUndefined();
      await playOn(game, [ann, bob]);
      const over = await bob.view(game);
      expect(over).toMatchObject({ status: 'over', decider: null, commitment: begun.commitment });
      expect(over.result.winners).toBeDefined();
      const { body: record } = await bob.get(`/api/games/${game}/record`);
      expect(verifyRecord(record)).toMatchObject({
        ok: true,
        seed: over.reveal,
        commitment: begun.commitment,
        choices: over.sequence,
      });
    });

    test('only who must decide is told the choices', async () => {
      const [ann, bob, game] = await newDuel(site.url);
      expect((await ann.view(game)).choices).toContain('hq d4 r0');
      expect(await bob.view(game)).not.toHaveProperty('choices');
      const visitor = (await ask(site.url, 'GET', `/api/games/${game}`)).body;
      expect(visitor).not.toHaveProperty('choices');
      expect(visitor).not.toHaveProperty('you');
    });

    test('a record of a running game names no seed', async () => {
      const [ann, bob, game] = await newDuel(site.url);
      await playOn(game, [ann, bob], 5);
      const { body } = await ann.get(`/api/games/${game}/record`);
      expect(body).toContain(`; online commitment ${(await ann.view(game)).commitment}`);
      expect(body).not.toMatch(/seed/i);
    });
  });

  describe('choices', () => {
    let ann: Guest;
    let bob: Guest;
    let game: string;
    beforeAll(async () => {
      [ann, bob, game] = await newDuel(site.url);
    });

    test('the same key again gives the same answer and changes nothing', async () => {
      const key = newKey();
      const first = await ann.choose(game, 0, 'hq d4 r0', key);
      expect([first.status, first.body]).toEqual([200, { sequence: 1 }]);
      for (const [sequence, choice] of [
        [0, 'hq d4 r0'],
        [1, 'hq d4 r0'],
        [0, 'hq a1 r3'],
      ] as const) {
        const again = await ann.choose(game, sequence, choice, key);
        expect([again.status, again.body]).toEqual([200, { sequence: 1 }]);
      }
      expect((await ann.view(game)).sequence).toBe(1);
    });

    test('a key of one player says nothing about the same key of another', async () => {
      const key = newKey();
      await bob.choose(game, 1, 'hq b2 r0', key);
      const other = await ann.choose(game, 1, 'end', key);
      expect([other.status, other.body.sequence]).toEqual([409, 2]);
    });

    test('a wrong sequence is 409 with the current one', async () => {
      for (const sequence of [0, 1, 3, 1000]) {
        const { status, body } = await ann.choose(game, sequence, 'end');
        expect([status, body.error.code, body.sequence]).toEqual([409, 'wrong-sequence', 2]);
      }
    });

    test('not your decision, not your game, illegal, malformed, no token: each with its status', async () => {
      const stranger = await newGuest(site.url);
      const said = async (player: Guest, choice: string) => {
        const { status, body } = await player.choose(game, 2, choice);
        return [status, body.error.code];
      };
      expect(await said(bob, 'end')).toEqual([403, 'not-your-decision']);
      expect(await said(stranger, 'end')).toEqual([403, 'not-your-game']);
      expect(await said(ann, 'hq d4 r0')).toEqual([422, 'illegal-choice']);
      expect(await said(ann, 'frobnicate')).toEqual([422, 'illegal-choice']);
      // Six tiles of an army of one's own can have names that long.
      expect(await said(ann, `redraw${` ${'x'.repeat(40)}`.repeat(6)}`)).toEqual([422, 'illegal-choice']);
      const path = `/api/games/${game}/choices`;
      const bodies = [
        {},
        { sequence: '2', choice: 'end', key: 'k' },
        { sequence: 2, choice: 'end' },
        '{"sequence":',
        '[]',
        'null',
      ];
      for (const body of [...bodies, { sequence: 2, choice: 'end', key: 'k', more: 1 }])
        expect((await ann.post(path, body)).status).toBe(400);
      expect((await ann.post(path, { sequence: 2, choice: 'x'.repeat(40_000), key: 'k' })).status).toBe(413);
      // Whoever is still sending when it is refused reads the answer all the same.
      for (let i = 0; i < 5; i++)
        expect((await ann.post(path, { choice: 'x'.repeat(6_000_000) })).status).toBe(413);
      const good = { sequence: 2, choice: 'end', key: 'k' };
      for (const token of [undefined, 'wrong', `${ann.token.slice(1)}x`, 'a'.repeat(43)]) {
        for (const body of [good, {}, 'x'.repeat(100_000)]) {
          const answer = await ask(site.url, 'POST', path, {
            ...(token === undefined ? {} : { token }),
            body,
          });
          expect([answer.status, answer.body.error.code]).toEqual([401, 'no-token']);
        }
      }
      expect((await ann.view(game)).sequence).toBe(2);
    });

    test('an address that cannot be names nothing, in the words of every other refusal', async () => {
      for (const path of [
        `/api/games/${'a'.repeat(300)}`,
        `/api/players/${'a'.repeat(5000)}`,
        '/api/games/%zz',
      ]) {
        const { status, body } = await ask(site.url, 'GET', path);
        expect([status, body]).toEqual([
          404,
          { error: { code: 'not-found', message: 'there is nothing here' } },
        ]);
      }
    });

    test('text that no database takes is malformed, whatever field it stands in', async () => {
      const path = `/api/games/${game}/choices`;
      const { sequence } = await ann.view(game);
      for (const odd of ['\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\n', '\u007f']) {
        for (const body of [
          { sequence: 0, choice: 'end', key: odd },
          { sequence, choice: odd, key: 'k' },
        ])
          expect((await ann.post(path, body)).status).toBe(400);
        const login = { name: `abc${odd}`, password: 'something' };
        expect((await ask(site.url, 'POST', '/api/login', { body: login })).status).toBe(400);
      }
      const odd = await ann.choose(game, 0, 'end', 'żółw 😀');
      expect(odd.status).toBe(409);
    });

    test('of many at once exactly one counts', async () => {
      const { sequence, choices } = await ann.view(game);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => ann.choose(game, sequence, choices[i % choices.length])),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
      expect((await ann.view(game)).sequence).toBe(sequence + 1);
    });
  });

  describe('tables', () => {
    test('a seat is taken once; nobody sits twice; a full table begins', async () => {
      const [ann, bob, cid] = await Promise.all([1, 2, 3].map(() => newGuest(site.url)));
      const game = await ann.create({
        options: { armies: ['borgo', 'outpost', 'moloch'], mode: 'deathmatch' },
        seats: ['open', 'me', 'open'],
      });
      const join = async (player: Guest, seat: number) =>
        (await player.post(`/api/games/${game}/join`, { seat })).status;
      expect((await ann.view(game)).status).toBe('open');
      expect((await ann.choose(game, 0, 'hq d4 r0')).status).toBe(403);
      expect(await join(ann, 0)).toBe(409);
      expect(await join(bob, 1)).toBe(409);
      expect(await join(bob, 0)).toBe(200);
      expect((await Promise.all([join(cid, 2), join(await newGuest(site.url), 2)])).sort()).toEqual([
        200, 409,
      ]);
      expect((await bob.view(game)).status).toBe('playing');
    });

    test('two who take the last two seats at once begin the game', async () => {
      const ann = await newGuest(site.url);
      const options = { armies: ['borgo', 'outpost', 'moloch'], mode: 'deathmatch' };
      const game = await ann.create({ options, seats: ['me', 'open', 'open'] });
      const others = await Promise.all([newGuest(site.url), newGuest(site.url)]);
      await Promise.all(others.map((each, i) => each.post(`/api/games/${game}/join`, { seat: i + 1 })));
      expect((await ann.view(game)).status).toBe('playing');
    });

    test('what the rules refuse is said as data too: the reason, its values, the place', async () => {
      const [ann, , game] = await newDuel(site.url);
      const unread = await ann.choose(game, 0, 'hq z9 r0');
      expect(unread.body.error).toMatchObject({
        code: 'illegal-choice',
        message: 'column 4: there is no hex "z9"',
        reason: 'no-such-hex',
        values: { hex: '"z9"' },
        place: [{ kind: 'column', number: 4 }],
      });
      const closed = (await ann.choose(game, 0, 'end')).body.error;
      expect(closed).toMatchObject({ code: 'illegal-choice', reason: 'not-open', values: { choice: 'end' } });
      expect(closed).not.toHaveProperty('place');
      const options = { armies: ['borgo', 'klingons'] };
      const { body } = await ann.post('/api/games', { options, seats: ['me', 'open'] });
      expect(body.error).toMatchObject({
        code: 'bad-options',
        reason: 'not-one-of',
        values: { value: '"klingons"' },
        place: [{ kind: 'named', name: 'armies[1]' }],
      });
    });

    test('what makes no sense is refused with the reason', async () => {
      const ann = await newGuest(site.url);
      const said = async (body: unknown) => {
        const answer = await ann.post('/api/games', body);
        return [answer.status, answer.body.error.message];
      };
      const options = { armies: ['borgo', 'outpost'] };
      expect(await said({ options: { armies: ['borgo', 'klingons'] }, seats: ['me', 'open'] })).toEqual([
        400,
        expect.stringContaining('"klingons" is not one of'),
      ]);
      expect(await said({ options, seats: ['me', 'open', 'open'] })).toEqual([
        400,
        '2 armies need as many seats',
      ]);
      expect(await said({ options, seats: ['open', 'open'] })).toEqual([
        400,
        'exactly one seat must be "me"',
      ]);
      expect(await said({ options, seats: ['me', { bot: 'hard:ms=999999' }] })).toEqual([
        400,
        expect.stringMatching(/^body\/seats\/1\/bot must be one of ("[a-z]+"(, )?)+$/),
      ]);
      expect(await said({ options, seats: ['me', 'open'], clock: { base: -1, increment: 0 } })).toEqual([
        400,
        'body/clock/base must be >= 1',
      ]);
      expect(await said({ options, seats: ['me', 'open'], clock: 7 })).toEqual([
        400,
        'body/clock must be object',
      ]);
      expect(await said({ options })).toEqual([400, "body must have required property 'seats'"]);
      expect((await ann.get('/api/games/AAAAAAAAAAAAAAAA')).status).toBe(404);
      expect((await ann.get('/api/games/x')).status).toBe(404);
    });

    test('a private game is seen by its players only; its link opens it until it is full', async () => {
      const [ann, bob] = await Promise.all([newGuest(site.url), newGuest(site.url)]);
      const game = await ann.create({ private: true });
      expect((await bob.get(`/api/games/${game}`)).status).toBe(200);
      await bob.post(`/api/games/${game}/join`, { seat: 1 });
      const cid = await newGuest(site.url);
      for (const path of ['', '/record', '/stream']) {
        expect((await cid.get(`/api/games/${game}${path}`)).status).toBe(403);
        expect((await ask(site.url, 'GET', `/api/games/${game}${path}`)).status).toBe(403);
      }
      expect((await cid.choose(game, 0, 'hq d4 r0')).status).toBe(403);
      expect((await bob.get(`/api/games/${game}`)).status).toBe(200);
    });

    test('resigning ends a duel, and nothing happens after that', async () => {
      const [ann, bob, game] = await newDuel(site.url);
      expect((await bob.post(`/api/games/${game}/resign`)).status).toBe(200);
      const over = await ann.view(game);
      expect(over).toMatchObject({
        status: 'over',
        sequence: 1,
        result: { winners: [0], reason: 'resigned' },
      });
      expect(over.reveal).toMatch(/^[0-9a-f]{64}$/);
      expect((await ann.choose(game, 1, 'hq d4 r0')).status).toBe(422);
      expect((await ann.post(`/api/games/${game}/resign`)).status).toBe(422);
      const { body } = await ann.get(`/api/games/${game}/record`);
      expect(body).toContain('; online ended resigned won 0');
      expect(body).toMatch(/^\[Result "0 \(resigned\)"\]$[^]*^1 resign$/m);
      expect(verifyRecord(body).ok).toBe(true);
      const { change } = await bob.stream(game, 0).next();
      expect(change).toEqual({ kind: 'resign', verdict: 'resign', seat: 1, at: expect.any(Number) });
    });

    test.each([
      ['deathmatch', 3],
      ['scored', 3],
      ['one-vs-two', 3],
      ['team', 4],
    ])('%s: the house plays on until the last has left; then nobody wins', async (mode, seats) => {
      const players = await Promise.all(Array.from({ length: seats }, () => newGuest(site.url)));
      const armies = ['borgo', 'outpost', 'moloch', 'hegemony'].slice(0, seats);
      const game = await players[0].create({
        options: { armies, mode },
        seats: armies.map((_, seat) => (seat === 0 ? 'me' : 'open')),
      });
      for (const [seat, player] of players.entries())
        if (seat > 0) await player.post(`/api/games/${game}/join`, { seat });
      const last = players[players.length - 1];
      for (const player of players) {
        expect(await last.view(game)).toMatchObject({ status: 'playing' });
        expect((await player.post(`/api/games/${game}/resign`)).status).toBe(200);
      }
      expect(await last.view(game)).toMatchObject({
        status: 'over',
        result: { winners: [], reason: 'abandoned' },
      });
      const { body } = await last.get(`/api/games/${game}/record`);
      expect(body).toContain('; online ended abandoned draw');
      expect(body).not.toContain('resign');
      expect(verifyRecord(body).problems).toEqual([]);
    });

    test('a table that has not begun is left, and closed by the last', async () => {
      const ann = await newGuest(site.url);
      const game = await ann.create();
      await ann.post(`/api/games/${game}/resign`);
      expect(await ann.view(game)).toMatchObject({
        status: 'over',
        result: { winners: [], reason: 'abandoned' },
      });
      expect((await (await newGuest(site.url)).post(`/api/games/${game}/join`, { seat: 1 })).status).toBe(
        409,
      );
    });

    test('take-back where the table allows it, and as far as the rules do', async () => {
      const [ann, bob, game] = await newDuel(site.url, { takeBack: true });
      await ann.choose(game, 0, 'hq d4 r0');
      await bob.choose(game, 1, 'hq b2 r0');
      // On with the game until somebody can put a unit down.
      const players = [ann, bob];
      let view = await ann.view(game);
      let mine: Json;
      for (;;) {
        mine = await players[view.decider].view(game);
        if (mine.choices.some((choice: string) => choice.startsWith('place'))) break;
        const choice = mine.choices.includes('end') ? 'end' : mine.choices[0];
        await players[view.decider].choose(game, mine.sequence, choice);
        view = await ann.view(game);
      }
      const [one, other] = [players[mine.you], players[1 - mine.you]];
      const { sequence, choices } = mine;
      await one.choose(
        game,
        sequence,
        choices.find((choice: string) => choice.startsWith('place')),
      );
      expect(await one.view(game)).toMatchObject({ sequence: sequence + 1, mayTakeBack: true });
      const path = `/api/games/${game}/take-back`;
      expect((await other.post(path, { sequence: sequence + 1 })).status).toBe(422);
      expect((await one.post(path, { sequence: sequence + 1 })).body).toEqual({ sequence: sequence + 2 });
      expect(await one.view(game)).toMatchObject({ sequence: sequence + 2, choices });
      await playOn(game, players);
      expect(verifyRecord((await ann.get(`/api/games/${game}/record`)).body).problems).toEqual([]);
      const [cid, , strict] = await newDuel(site.url);
      expect((await cid.post(`/api/games/${strict}/take-back`, { sequence: 0 })).status).toBe(403);
    });
  });

  test('bots sit down, and a whole game against one is played', async () => {
    const ann = await newGuest(site.url);
    const game = await ann.create({ seats: [{ bot: 'random' }, 'me'] });
    const stream = ann.stream(game);
    let line = await stream.next();
    while (line.status !== 'over') {
      if (line.decider === 1)
        await ann.choose(game, line.sequence, line.choices[line.sequence % line.choices.length]);
      line = await stream.next();
    }
    stream.close();
    const { body } = await ann.get(`/api/games/${game}/record`);
    expect(verifyRecord(body)).toMatchObject({ ok: true, problems: [] });
  });
});
