// What one seat may see and another may not: leaders' cards until they are turned up.

import { expect, test } from 'vitest';
import { ask, newConfig, newDuel, openStream, start } from './harness.ts';

const LEADERS = { options: { armies: ['borgo', 'outpost'], variants: ['leaders'] } };

test('[LEAD-1] nobody is told the cards of another side: not by view, stream, resumed stream or record', async () => {
  const site = await start(await newConfig('embedded'));
  const [ann, bob, game] = await newDuel(site.url, LEADERS);
  const streams = [bob.stream(game), openStream(site.url, game)];
  for (const stream of streams) await stream.next();
  await ann.choose(game, 0, 'deal');
  const { choices } = await ann.view(game);
  const cards = choices.map((choice: string) => choice.replace('leader ', ''));
  await ann.choose(game, 1, choices[0]);

  const told: unknown[] = [];
  for (const player of [bob, undefined]) {
    const token = player === undefined ? {} : { token: player.token };
    for (const path of ['', '/record'])
      told.push((await ask(site.url, 'GET', `/api/games/${game}${path}`, token)).body);
    const again = openStream(site.url, game, player?.token, 0);
    told.push(await again.until(({ sequence }) => sequence === 2));
    again.close();
  }
  for (const stream of streams) {
    told.push(await stream.until(({ sequence }) => sequence === 2));
    stream.close();
  }
  expect(told).toHaveLength(8);
  for (const text of told.map((each) => JSON.stringify(each)))
    for (const card of cards) expect(text).not.toContain(card);
  expect((await ann.view(game)).position).toContain(cards[0]);
});
