// The battle atlas: briefings, goals at the table, a scenario to its end, files of other people.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act, look, playUntil, press, whenKept } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { inspect } from './inspect.ts';
import { hurryToTheEnd, skipToLastTurns } from './long-games.ts';
import { DESK, jsonFile, openAt, PHONE, POINTING } from './ways.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const AMBUSH = readFileSync(new URL('../../../docs/examples/ambush.json', import.meta.url), 'utf8');

describe('the battle atlas', () => {
  test.each(POINTING)(
    'a scenario is explained, played to its end by %s, and tells its victory',
    {
      timeout: 120_000,
    },
    async (hands, size) => {
      const { page, errors } = await openAt(site, '/#/atlas', size);
      await page.locator('[data-testid=scenario-card]').first().waitFor();
      await inspect(page);
      await press(page, hands, '[data-key="atlas-1"]');
      const briefing = page.locator('[data-testid=briefing]');
      await briefing.waitFor();
      expect(await briefing.innerText()).toContain('Bring three parts');
      expect(await briefing.locator('dl').innerText()).toContain('Carries a unit one hex on');
      await inspect(page);
      await page.locator('select[data-seat="1"]').selectOption('beginner');
      await press(page, hands, '[data-testid=scenario-start]');

      // Terrain, goals and the briefing are at hand during the game.
      await page.locator('[data-testid=goals]').waitFor();
      expect(await page.locator('.board [data-terrain=belt]').count()).toBe(4);
      expect(await page.locator('.board [data-hole=wall]').count()).toBe(1);
      expect(await page.locator('[data-hex="g2"]').getAttribute('aria-label')).toContain('Goal');
      expect(await page.locator('[data-hex="a2"]').getAttribute('aria-label')).toContain(
        'Belt, runs north-east',
      );
      await press(page, hands, '[data-testid=briefing-open]');
      await page.locator('dialog [data-testid=briefing]').waitFor();
      await inspect(page);
      await press(page, hands, '[data-testid=briefing-done]');
      await inspect(page);

      await playUntil(page, { hands }, (now) => now.what === 'choice' && now.canEnd);
      await skipToLastTurns(page, 3);
      await hurryToTheEnd(page, hands);
      expect(await page.locator('[data-testid=victory]').innerText()).not.toBe('');
      expect(await page.locator('dialog').innerText()).toContain('Parts delivered');
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test('ground is explained where it lies, and carousels turn', { timeout: 120_000 }, async () => {
    const { page, errors } = await openAt(site, '/#/atlas/atlas-5', PHONE);
    await page.locator('[data-testid=briefing]').waitFor();
    await inspect(page);
    await page.locator('select[data-seat="1"]').selectOption('person');
    await page.locator('[data-testid=scenario-start]').tap();
    await page.locator('[data-hex="c3"]').waitFor();
    const turned = () =>
      page.locator('.board [data-terrain=carousel] .terrain').first().getAttribute('style');
    const before = await turned();
    await page.locator('[data-hex="c3"]').tap();
    expect(await page.locator('[data-testid=ground-help]').innerText()).toContain(
      'Turns whoever stands here',
    );
    await page.locator('[data-testid=help] .close').tap();
    const tried = new Set<string>();
    for (let step = 0; step < 60 && (await turned()) === before; step++) {
      const now = await look(page);
      if (now.canEnd && !now.selecting) await press(page, 'touch', '[data-testid=end-turn]');
      else await act(page, { hands: 'touch' }, step, tried);
    }
    expect(await turned()).not.toBe(before);
    await inspect(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a scenario of somebody else is loaded from a file, kept, and played', async () => {
    const { page, errors } = await openAt(site, '/#/atlas', DESK);
    await page.locator('[data-testid=scenario-file]').setInputFiles(jsonFile('ambush.json', AMBUSH));
    await page.locator('[data-testid=scenario-told]').waitFor();
    const card = page.locator('[data-testid=scenario-card]', { hasText: 'Loaded here' });
    expect(await card.count()).toBe(1);
    await page.reload();
    await card.click();
    await page.locator('[data-testid=scenario-start]').click();
    await page.locator('[data-testid=goals]').waitFor();
    await whenKept(page);
    await page.reload();
    await page.locator('[data-testid=goals]').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('[STR-12] [LEAD-5] one with Structures and leaders says that this is not recommended', async () => {
    const { page, errors } = await openAt(site, '/#/atlas', DESK);
    const crowded = JSON.stringify({ ...JSON.parse(AMBUSH), variants: ['structures', 'leaders'] });
    await page.locator('[data-testid=scenario-file]').setInputFiles(jsonFile('crowded.json', crowded));
    await page.locator('[data-testid=scenario-card]', { hasText: 'Loaded here' }).click();
    await expect
      .poll(() => page.locator('[data-testid=crowded]').innerText())
      .toContain('Structures, leaders, a scenario');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('what is wrong with a file is said in one line that names the place', async () => {
    const { page, errors } = await openAt(site, '/#/atlas', DESK);
    const input = page.locator('[data-testid=scenario-file]');
    const trouble = page.locator('[data-testid=scenario-trouble]');
    const ambush = JSON.parse(AMBUSH);
    const changed = (changes: object): string => JSON.stringify({ ...ambush, ...changes });
    const secondHq = { hex: 'f3', tile: 'outpost/hq', owner: 0 };
    for (const [name, content, place, said] of [
      ['text.json', 'hello', '', 'It is not JSON.'],
      ['huge.json', ' '.repeat(10 * 1024 * 1024), '', 'far too large'],
      ['lava.json', changed({ board: { ...ambush.board, terrain: { c3: 'lava' } } }), 'terrain.c3', 'lava'],
      ['hqs.json', changed({ units: [...ambush.units, secondHq] }), 'scenario.units[3].hex', 'e3'],
      [
        'goal.json',
        changed({ objectives: [{ kind: 'destroy', side: 0, needed: 99, tiles: ['borgo/assassin'] }] }),
        'scenario.objectives[0].needed',
        '99',
      ],
      ['proto.json', AMBUSH.replace('{', '{"__proto__":{"key":"x"},'), 'scenario', '__proto__'],
    ] as const) {
      await input.setInputFiles(jsonFile(name, content));
      await expect.poll(() => trouble.innerText()).toContain(name);
      const line = await trouble.innerText();
      expect(line).toContain(said);
      expect(line).toContain(place);
      expect(line).not.toContain('\n');
    }
    expect(await page.locator('[data-testid=scenario-card]', { hasText: 'Loaded here' }).count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
