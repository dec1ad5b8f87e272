// Every decision that can come up inside a Battle or while drawing is asked on the screen and can be answered there.
import { applyChoice, requestOf, type SeatId, type Stage, type State, stageOf } from '@nhex/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { positionOf } from '../test/positions.ts';
import { look, playUntil, quickly } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { sitAt } from './positions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Plays the Battle tile and answers with first options until that question comes up. */
function askedFor(start: State, stage: Stage): State {
  let state = applyChoice(start, { type: 'battle' }).state;
  for (let i = 0; stageOf(state) !== stage && i < 20; i++) {
    const choice = requestOf(state)?.choices[0];
    if (!choice) break;
    state = applyChoice(state, choice).state;
  }
  return state;
}

const DUEL_HQS = { f2: ['outpost/hq', 1, 0], b4: ['moloch/hq', 0, 0] } as const;

const QUESTIONS: readonly [Stage, State][] = [
  [
    'absorb', // two blows of different strength on one patient
    positionOf(
      ['moloch', 'outpost'],
      {
        ...DUEL_HQS,
        d4: ['outpost/medic', 1, 0],
        d3: ['outpost/commando', 1, 0],
        d2: ['moloch/hornet', 0, 3],
        c2: ['moloch/armored-hunter', 0, 0],
      },
      ['moloch/battle'],
    ),
  ],
  [
    'sacrifice', // two Medics that protect each other
    positionOf(
      ['moloch', 'outpost'],
      {
        ...DUEL_HQS,
        d4: ['outpost/medic', 1, 0],
        e3: ['outpost/medic', 1, 4],
        d3: ['outpost/commando', 1, 0],
        d2: ['moloch/hornet', 0, 3],
      },
      ['moloch/battle'],
    ),
  ],
  [
    'declare-order', // a Clown of one side, a Quartermaster of the other, in the same phase
    positionOf(
      ['moloch', 'hegemony'],
      {
        f2: ['hegemony/hq', 1, 0],
        b4: ['moloch/hq', 0, 0],
        d4: ['moloch/clown', 0, 0],
        e3: ['hegemony/runner', 1, 0],
        e4: ['hegemony/quartermaster', 1, 0],
      },
      ['moloch/battle'],
    ),
  ],
  [
    'award', // own damage to the own HQ gives a point away
    positionOf(
      ['moloch', 'outpost', 'borgo'],
      {
        b4: ['moloch/hq', 0, 0],
        f2: ['outpost/hq', 1, 0],
        f4: ['borgo/hq', 2, 0],
        c4: ['moloch/clown', 0, 0],
      },
      ['moloch/battle'],
      { mode: 'scored' },
    ),
  ],
  [
    'name', // Medics of two allies for one patient: who decides?
    positionOf(
      ['outpost', 'moloch', 'borgo', 'hegemony'],
      {
        b2: ['outpost/hq', 0, 0],
        f2: ['moloch/hq', 1, 0],
        b4: ['borgo/hq', 2, 0],
        f4: ['hegemony/hq', 3, 0],
        d4: ['outpost/medic', 0, 0],
        c3: ['borgo/medic', 2, 2],
        d3: ['outpost/commando', 0, 0],
        d2: ['hegemony/ganger', 3, 4],
      },
      ['outpost/battle'],
      { mode: 'team' },
    ),
  ],
];

test.each(QUESTIONS)('%s is asked and answered', { timeout: 60_000 }, async (stage, start) => {
  const state = stage === 'award' ? withExplosion(start) : askedFor(start, stage);
  expect(stageOf(state)).toBe(stage);
  const { page, errors } = await site.open('/', { viewport: { width: 1366, height: 768 } });
  await quickly(page);
  await sitAt(page, site.url, state);
  expect((await look(page)).stage).toBe(stage);
  const options = page.locator('.options button');
  expect(await options.count()).toBe(requestOf(state)?.choices.length);
  await options.last().click();
  await playUntil(page, { hands: 'mouse' }, (now) => now.what === 'choice' && now.stage !== stage, 200);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** The Clown next to its own HQ explodes. */
function withExplosion(start: State): State {
  const asked = askedFor(start, 'declare');
  const explode = requestOf(asked)?.choices.find((choice) => choice.type === 'explode');
  if (!explode) throw new Error('the Clown is not asked');
  return applyChoice(asked, explode).state;
}

test('an unlucky draw can be thrown back', { timeout: 60_000 }, async () => {
  const quiet = positionOf(['moloch', 'outpost'], DUEL_HQS, [
    'moloch/battle',
    'moloch/push-back',
    'moloch/move',
  ]);
  const state: State = {
    ...quiet,
    pending: { kind: 'unlucky', seat: 0 as SeatId },
    agenda: [{ do: 'turn' }, { do: 'listen', place: 1 }],
    turn: { ...quiet.turn, drawn: 3 },
  };
  const { page, errors } = await site.open('/', { viewport: { width: 360, height: 640 }, hasTouch: true });
  await quickly(page);
  await sitAt(page, site.url, state);
  expect((await look(page)).stage).toBe('unlucky');
  await page.locator('[data-choice=redraw]').click();
  await playUntil(page, { hands: 'mouse' }, (now) => now.what === 'choice' && now.stage !== 'turn', 100);
  expect(errors).toEqual([]);
  await page.context().close();
});
