// Campaigns in the client: what the game of a mission brings about, what is kept, files.

import { CAMPAIGNS, chooserNow, missionNow, newProgress, placeOf, winnerOf } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { gainsOf, gameNow, missionNext, playersOf, settled, statuses } from '../src/app/campaigns/course.ts';
import { campaignFrom } from '../src/app/campaigns/files.ts';
import { type KeptCampaign, readStored } from '../src/app/campaigns/store.svelte.ts';

const [rise] = CAMPAIGNS;
const begun = (people: readonly [boolean, boolean], games: readonly string[] = ['g1']): KeptCampaign => ({
  id: 'c',
  progress: newProgress(rise, people),
  level: 'medium',
  games,
  updated: 1,
});
const over = (...winners: number[]) => ({ finished: true, winners });

describe('the game of a mission', () => {
  test('[CAMP-1] its winner leads the campaign on; before it is over nothing changes', () => {
    const campaign = begun([false, true]);
    expect(settled(campaign, undefined, 2)).toBe(campaign);
    expect(settled(campaign, { finished: false, winners: undefined }, 2)).toBe(campaign);
    const after = settled(campaign, over(1), 2);
    expect(after.progress.steps).toEqual([{ mission: 'rise-1', winner: 1, draw: false, upgrade: undefined }]);
    expect(chooserNow(after.progress)).toBe(1);
    expect(missionNow(after.progress)).toBeUndefined();
    expect(missionNext(after.progress)?.scenario.key).toBe('rise-2b');
    // The same game does not count twice.
    expect(settled(after, over(1), 3)).toBe(after);
  });

  test('[CAMP-2] a machine that has won chooses by itself, a person is asked', () => {
    const { progress } = settled(begun([false, true]), over(0), 2);
    expect(progress.steps[0].upgrade).toBe('first-guard');
    expect(missionNow(progress)?.scenario.key).toBe('rise-2a');
    expect(chooserNow(settled(begun([true, true]), over(0), 2).progress)).toBe(0);
  });

  test('[CAMP-1] a draw counts for the side that the mission names', () => {
    const { steps } = settled(begun([true, true]), over(), 2).progress;
    expect(steps[0]).toMatchObject({ winner: 1, draw: true });
  });

  test('who plays follows from the campaign', () => {
    const { progress, level } = begun([false, true]);
    expect(playersOf(progress, level)).toEqual([{ kind: 'bot', level: 'medium' }, { kind: 'person' }]);
    expect(gameNow(begun([true, true]))).toBe('g1');
    expect(gameNow(begun([true, true], []))).toBeUndefined();
  });
});

describe('the map', () => {
  test('shows where one is, what can still come and what cannot', () => {
    const { progress } = settled(begun([false, true]), over(0), 2);
    const found = statuses(progress);
    expect(found.get('rise-1')).toBe('played');
    expect(found.get('rise-2a')).toBe('now');
    expect(found.get('rise-2b')).toBe('passed');
    expect([...found.values()].filter((each) => each === 'open')).toHaveLength(6);
  });

  test('[CAMP-1] tells what was gained and lost', () => {
    const { progress } = settled(begun([false, true]), over(0), 2);
    expect(gainsOf(progress, 0)).toMatchObject({ scars: 0, growth: -2 });
    expect(gainsOf(progress, 0).upgrades).toMatchObject([{ mission: 'rise-1' }]);
    expect(gainsOf(progress, 1)).toMatchObject({ scars: 2, growth: 0, upgrades: [] });
  });

  test('[CAMP-1] tells what a machine has more or less in the mission that follows', () => {
    const [first, second] = [{ 'moloch/hornet': 1 }, { 'moloch/medic': 1 }];
    const machine = [
      { points: -4, armies: { moloch: { without: first } } },
      { points: -2, armies: { moloch: { without: second } } },
    ];
    const start = newProgress({ ...rise, machine }, [false, true]);
    expect(gainsOf(start, 0)).toMatchObject({ growth: -4, tiles: { without: first } });
    expect(gainsOf(start, 1)).toMatchObject({ growth: 0, tiles: {} });
    // Nobody has an HQ in the mission after a victory of the people.
    const { progress } = settled({ ...begun([false, true]), progress: start }, over(1), 2);
    expect(gainsOf(progress, 0)).toMatchObject({ growth: 0, scars: 2, tiles: { without: second } });
  });
});

describe('a campaign that is kept or comes from a file', () => {
  const file = { campaign: 'rise', people: [false, true], steps: [{ winner: 0, upgrade: 'first-guard' }] };

  test('is read step by step', () => {
    const kept = readStored('c', JSON.stringify({ file, level: 'hard', games: ['g1', 7], updated: 5 }));
    expect(kept).toMatchObject({ id: 'c', level: 'hard', games: ['g1'], updated: 5 });
    expect(missionNow(kept.progress)?.scenario.key).toBe('rise-2a');
    expect(() => readStored('c', '{}')).toThrow();
  });

  test('brings its level along; what is wrong is named with its place', () => {
    const opened = campaignFrom({ ...file, level: 'expert' }, 9);
    expect(opened).toMatchObject({ level: 'expert', games: [], updated: 9 });
    expect(winnerOf(opened.progress)).toBeUndefined();
    expect(campaignFrom({ ...file, level: 'godlike' }, 9).level).toBe('easy');
    const fault = (value: unknown): unknown => {
      try {
        return campaignFrom(value, 9);
      } catch (error) {
        return error;
      }
    };
    expect(fault({ ...file, campaign: 'fall' })).toMatchObject({ place: placeOf('campaign.campaign') });
    expect(fault({ ...file, steps: [{ winner: 2 }] })).toMatchObject({
      place: placeOf('campaign.steps[0].winner'),
    });
    expect(fault({ ...file, steps: [{ winner: 0, upgrade: 'wings' }] })).toMatchObject({
      place: placeOf('campaign.steps[0].upgrade'),
    });
    for (const value of [undefined, null, 7, [], 'rise', JSON.parse('{"__proto__": {"campaign": "rise"}}')])
      expect(fault(value)).toMatchObject({ code: 'bad-campaign' });
  });
});
