// Armies of one's own: read at the border, kept, played with bots, saved and shared with the game.

import { makeBot } from '@nhex/bots';
import { armyKeys, makePosition, NhexError, parseArmy, parsePosition, rulesOf, viewOf } from '@nhex/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { readDraft } from '../src/app/draft.ts';
import { faultWords } from '../src/app/faults.ts';
import { keptTable } from '../src/app/game/kept.ts';
import { judge } from '../src/app/game/new-game.ts';
import { speak } from '../src/app/i18n.svelte.ts';
import { BadFile } from '../src/app/json-file.ts';
import { packText, unpackText } from '../src/app/link.ts';
import { seatName } from '../src/app/names.ts';
import { openRecord } from '../src/app/open-record.ts';
import { ownArmies } from '../src/app/own-armies.svelte.ts';
import { recordOf } from '../src/app/record.ts';
import { isSound } from '../src/app/storage.svelte.ts';
import { hexWords } from '../src/app/texts.ts';
import { plainThinker, playUntil, testTable } from './helpers.ts';
import { FORTRESS } from './positions.ts';

const text = JSON.stringify(FORTRESS);
const army = parseArmy(FORTRESS);
const options = { armies: ['fortress', 'moloch'], ownArmies: [army] };

describe('an army file', () => {
  afterAll(() => speak('en'));
  const refusal = (given: string): unknown => {
    try {
      return ownArmies.read(given);
    } catch (error) {
      return error;
    }
  };

  test('is read', () => {
    expect(ownArmies.read(text)).toEqual(army);
  });

  test('that is wrong is refused with the place, in both languages', async () => {
    const wrong = refusal(text.replace('"sharpshooter":true', '"sharpshooter":1')) as NhexError;
    expect(wrong).toBeInstanceOf(NhexError);
    expect(faultWords(wrong)).toBe(
      '1 is not true; leave the field out where it does not hold (“army.tiles.archer.sharpshooter”).',
    );
    await speak('pl');
    expect(faultWords(wrong)).toContain('(„army.tiles.archer.sharpshooter”)');
  });

  test('that is no JSON, too large, or under the key of a printed army is refused too', async () => {
    expect(refusal('{ key: fortress }')).toMatchObject(new BadFile('not-json'));
    expect(refusal(`"${' '.repeat(300_000)}"`)).toMatchObject(new BadFile('too-large'));
    await expect(ownArmies.readFile(new File([' '.repeat(300_000)], 'large.json'))).rejects.toThrow(BadFile);
    expect(await ownArmies.readFile(new File([text], 'fortress.json'))).toEqual(army);
    expect(refusal(text.replace('"fortress"', '"borgo"'))).toMatchObject({ reason: 'key-taken' });
  });
});

test('stored armies come back as far as they hold', () => {
  expect(ownArmies.readStored(`[${text},{"key":"broken"},null]`)).toEqual([army]);
  for (const broken of ['', 'nonsense', '{}', 'null', undefined])
    expect(ownArmies.readStored(broken)).toEqual([]);
});

describe('a game with an army of one’s own', () => {
  test('is set up with the army, and only when somebody plays it', () => {
    const draft = readDraft('{"armies":["fortress","random"]}', true, armyKeys([army]));
    expect(draft.armies).toEqual(['fortress', 'random']);
    expect(judge(draft, ['fortress', 'moloch'], [army])).toMatchObject({
      ok: true,
      options: { ownArmies: [army] },
    });
    expect(judge(draft, ['borgo', 'moloch'], [army])).toMatchObject({ ok: true, options: { ownArmies: [] } });
    expect(judge(draft, ['fortress', 'moloch'], [])).toMatchObject({ ok: false });
    // One that is not here any more does not stand in the way.
    expect(readDraft('{"armies":["fortress","random"]}', true, armyKeys()).armies).not.toContain('fortress');
  });

  test('is played to its end, kept and shared, and comes back with the army and its name', async () => {
    const { table, saved } = testTable({ options, seed: 'fortress' });
    table.begin();
    playUntil(table, ({ over }) => over, 5);
    expect(table.over).toBe(true);
    const last = saved.at(-1);
    if (!last) throw new Error('nothing was kept');
    expect(isSound(last)).toBe(true);
    expect(seatName(last, 0)).toBe('The Fortress');
    // Another browser, which has never heard of the army.
    const again = keptTable(structuredClone(last), {
      thinker: plainThinker((codes) => codes[0]),
      now: () => 0,
      botPace: () => 0,
    });
    expect(again.state).toEqual(table.state);
    expect(seatName(again.state.options, 0)).toBe('The Fortress');
    const { game } = openRecord(await unpackText(await packText(recordOf(table.game, undefined))));
    expect(game.state).toEqual(table.state);
  });

  test('a position of it carries the army', () => {
    const { table } = testTable({ options, seed: 'fortress' });
    table.begin();
    playUntil(table, ({ state }) => state.turn.number > 4, 5);
    const state = parsePosition(makePosition(table.state));
    expect(rulesOf(state.options).catalogue.armies.get('fortress')).toEqual(army);
    const words = rulesOf(state.options).board.hexes.map((hex) => hexWords(hex, state));
    expect(words.some((each) => each.includes('The Fortress'))).toBe(true);
  });

  test.each(['easy', 'hard'])('the bot %s plays it in the worker, which gets a copy of the view', (level) => {
    const { table } = testTable({ options, seed: 'fortress' });
    table.begin();
    playUntil(table, ({ state, request }) => state.turn.number > 2 && request?.seat === 0, 5);
    const thinking = makeBot(level).think(structuredClone(viewOf(table.state)), { seed: 1 });
    let slice = thinking.next();
    while (!slice.done) slice = thinking.next();
    expect(table.request?.codes).toContain(slice.value.code);
  });
});
