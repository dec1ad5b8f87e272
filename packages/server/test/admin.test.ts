// What operators do: backup and restore on both stores, bans, names, deletions, closed tables.

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backup, restore } from '../src/admin/backup.ts';
import { Moderation } from '../src/admin/moderate.ts';
import { verifyRecord } from '../src/referee/index.ts';
import { ask, folder, Guest, newConfig, newDatabase, newDuel, playOn, STORES, start } from './harness.ts';

const PASSWORD = 'correct horse';

describe.each(STORES)('on the %s store', (kind) => {
  test('a backup of a running server is restored elsewhere, and play goes on from it', async () => {
    const config = await newConfig(kind);
    const site = await start(config);
    const [ann, bob, game] = await newDuel(site.url);
    await playOn(game, [ann, bob], 12);
    const kept = join(folder(), 'backup');
    await backup(config, kept);
    await playOn(game, [ann, bob], 5);
    await expect(backup(config, kept)).rejects.toThrow(/not empty/);

    const elsewhere = {
      ...config,
      data: folder(),
      ...(kind === 'postgres' ? { databaseUrl: await newDatabase() } : {}),
    };
    await restore(elsewhere, kept);
    const again = await start(elsewhere);
    for (const player of [ann, bob]) player.url = again.url;
    expect((await ann.view(game)).sequence).toBe(12);
    await playOn(game, [ann, bob]);
    expect(verifyRecord((await bob.get(`/api/games/${game}/record`)).body).problems).toEqual([]);
  });

  test('a restore replaces what is there', async () => {
    const config = await newConfig(kind);
    let site = await start(config);
    const [ann, bob, game] = await newDuel(site.url);
    await playOn(game, [ann, bob], 6);
    const kept = join(folder(), 'backup');
    await backup(config, kept);
    await playOn(game, [ann, bob], 6);
    if (kind === 'embedded') await expect(restore(config, kept)).rejects.toThrow(/Another NHex server/);
    await site.stop();
    await restore(config, kept);
    site = await start(config);
    ann.url = site.url;
    expect((await ann.view(game)).sequence).toBe(6);
  });

  test('a banned player is out, a renamed one has the new name everywhere, a closed game is over', async () => {
    const config = await newConfig(kind);
    const clock = { ahead: 0 };
    const site = await start(config, clock);
    const [guest, bob, game] = await newDuel(site.url);
    const { body } = await ask(site.url, 'POST', '/api/register', {
      token: guest.token,
      body: { name: 'Rowdy', password: PASSWORD },
    });
    const ann = new Guest(site.url, body.token, body.player);
    const other = await ann.create();
    const moderation = await Moderation.open(config);
    expect(await moderation.players('row')).toMatchObject([{ id: ann.id, name: 'Rowdy', banned: false }]);
    await moderation.rename('rowdy', 'Gentle');
    await moderation.closeTable(other);
    await moderation.ban('Gentle', true);
    // What a process remembers of tokens and tables lasts half a minute.
    clock.ahead += 31_000;
    expect((await ann.choose(game, 0, 'hq d4 r0')).status).toBe(401);
    const login = { body: { name: 'Gentle', password: PASSWORD } };
    expect((await ask(site.url, 'POST', '/api/login', login)).status).toBe(403);
    await moderation.ban('Gentle', false);
    expect((await ask(site.url, 'POST', '/api/login', login)).status).toBe(200);
    await expect(moderation.ban('nobody', true)).rejects.toThrow('There is no player "nobody".');
    await moderation.remove('Gentle');
    await moderation.close();
    expect((await bob.get(`/api/games/${game}/record`)).body).not.toContain('Rowdy');
    expect((await bob.choose(game, 0, 'hq d4 r0')).status).not.toBe(200);
    expect(await bob.view(game)).toMatchObject({ status: 'over', result: { winners: [1] } });
    expect(await bob.view(other)).toMatchObject({ status: 'over', result: { reason: 'abandoned' } });
  });
});
