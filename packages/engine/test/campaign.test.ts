// Campaigns: missions on a branching path, upgrades, what is carried from one to the next (CAMP-1, CAMP-2).

import { describe, expect, test } from 'vitest';
import {
  CAMPAIGN_SIDES,
  CAMPAIGNS,
  type CampaignProgress,
  type CampaignSide,
  chooserNow,
  codesOf,
  machinesChoice,
  makeCampaign,
  missionNow,
  NhexError,
  newProgress,
  newState,
  nextRandom,
  offersNow,
  otherSide,
  placeOf,
  playInPlace,
  randomBelow,
  readCampaign,
  readScenario,
  rulesOf,
  scenarioNow,
  seedFrom,
  upgradesOf,
  winnerOf,
  withResult,
  withUpgrade,
} from '../src/index.ts';

const [rise] = CAMPAIGNS;
const solo = newProgress(rise, [true, false]);
const together = newProgress(rise, [true, true]);

/** The mission is won by that side, which takes an upgrade as a machine would. */
const won = (progress: CampaignProgress, by: CampaignSide | undefined): CampaignProgress => {
  const after = withResult(progress, by);
  return chooserNow(after) === undefined ? after : withUpgrade(after, machinesChoice(after));
};

/** Every campaign that can come about, by who wins each mission. */
function everyPath(progress: CampaignProgress): CampaignProgress[] {
  if (winnerOf(progress) !== undefined) return [progress];
  return CAMPAIGN_SIDES.flatMap((side) => everyPath(won(progress, side)));
}

describe('the path', () => {
  test('[CAMP-2] has at least eight missions, and each lies on a path', () => {
    expect(rise.missions.length).toBeGreaterThanOrEqual(8);
    const met = new Set(everyPath(together).flatMap(({ steps }) => steps.map(({ mission }) => mission)));
    expect([...met].sort()).toEqual(rise.missions.map(({ scenario }) => scenario.key).sort());
  });

  test('[CAMP-1] who wins decides which mission follows, and no path is a dead end', () => {
    expect(missionNow(together)?.scenario.key).toBe('rise-1');
    expect(missionNow(won(together, 0))?.scenario.key).toBe('rise-2a');
    expect(missionNow(won(together, 1))?.scenario.key).toBe('rise-2b');
    const paths = everyPath(together);
    expect(paths).toHaveLength(32);
    for (const path of paths) {
      expect(path.steps).toHaveLength(5);
      expect(missionNow(path)).toBeUndefined();
      expect(winnerOf(path)).toBe(path.steps[4].winner);
    }
  });

  test('[CAMP-1] a mission that nobody wins counts for the side it names', () => {
    const drawn = withResult(together, undefined);
    expect(drawn.steps[0]).toMatchObject({ draw: true, winner: rise.missions[0].drawFor });
  });

  test('[CAMP-2] both sides can be played, against a machine or a person', () => {
    for (const { scenario } of rise.missions) expect(scenario.seats).toHaveLength(2);
  });
});

describe('upgrades', () => {
  test('[CAMP-2] the winner of a mission chooses one of three, never one twice', () => {
    let progress = together;
    const seen: string[] = [];
    while (winnerOf(progress) === undefined) {
      progress = withResult(progress, 0);
      if (chooserNow(progress) === undefined) break;
      expect(chooserNow(progress)).toBe(0);
      const offers = offersNow(progress);
      expect(new Set(offers).size).toBe(3);
      for (const { key, side } of offers) {
        expect(side).toBe(0);
        expect(seen).not.toContain(key);
      }
      seen.push(offers[2].key);
      progress = withUpgrade(progress, offers[2].key);
    }
    expect(upgradesOf(progress, 0).map(({ key }) => key)).toEqual(seen);
    expect(upgradesOf(progress, 1)).toEqual([]);
  });

  test('[CAMP-2] a machine takes what helps in the next mission', () => {
    for (const path of everyPath(solo)) {
      for (let length = 1; length < path.steps.length; length++) {
        const before = { ...path, steps: path.steps.slice(0, length) };
        const { winner, upgrade } = before.steps[length - 1];
        const seat = missionNow(before)?.scenario.seats[winner];
        const taken = rise.upgrades.find(({ key }) => key === upgrade);
        if (seat?.withoutHq) expect(taken?.armies?.[seat.army]).toBeDefined();
      }
    }
  });

  test('[CAMP-2] tiles of an upgrade lie in the deck of the next mission', () => {
    const chosen = withUpgrade(withResult(together, 0), 'first-guard');
    const mission = scenarioNow(chosen);
    expect(mission?.units).toContainEqual({ hex: 'c3', tile: 'moloch/armored-guard', owner: 0 });
    const officers = { ...won(together, 1), steps: [{ ...won(together, 1).steps[0], upgrade: 'officers' }] };
    expect(scenarioNow(officers)?.seats[1].deck?.add).toEqual({ 'borgo/super-officer': 1 });
  });

  test('[CAMP-2] every upgrade changes something for every army its side plays, and can be played', {
    timeout: 120_000,
  }, () => {
    for (const upgrade of rise.upgrades) {
      for (const { scenario } of rise.missions) {
        const { army } = scenario.seats[upgrade.side];
        expect(upgrade.points ?? upgrade.armies?.[army], `${upgrade.key} with ${army}`).toBeDefined();
      }
      for (const path of everyPath(together).filter((_, i) => i % 5 === 0)) {
        for (let length = 1; length < path.steps.length; length++) {
          const steps = path.steps
            .slice(0, length)
            .map((step, i) => (i === 0 ? { ...step, winner: upgrade.side, upgrade: upgrade.key } : step));
          expect(scenarioNow({ ...together, steps })).toBeDefined();
        }
      }
    }
  });

  test('[CAMP-1] a lost mission leaves scars, two points each, and never more than four in all', () => {
    const points = (progress: CampaignProgress): number | undefined => scenarioNow(progress)?.seats[1].points;
    const base = (key: string): number =>
      rise.missions.find(({ scenario }) => scenario.key === key)?.scenario.seats[1].points ?? 20;
    expect(points(won(together, 0))).toBe(base('rise-2a') - 2);
    const thrice = won(won(won(together, 0), 0), 0);
    expect(points(thrice)).toBe(base('rise-4a') - 4);
  });

  test('[CAMP-1] a machine grows from stage to stage, people among themselves do not', () => {
    const at = (progress: CampaignProgress, side: CampaignSide) => scenarioNow(progress)?.seats[side].points;
    const more: number[] = [];
    for (
      let [alone, two] = [solo, together];
      missionNow(alone);
      [alone, two] = [won(alone, 0), won(two, 0)]
    ) {
      if (at(two, 1) === undefined) continue;
      more.push((at(alone, 1) ?? 0) - (at(two, 1) ?? 0));
      expect(at(alone, 0)).toBe(at(two, 0));
    }
    expect(more.length).toBeGreaterThan(3);
    expect(more).toEqual([...more].sort((a, b) => a - b));
    expect(more[0]).toBeLessThan(0);
    expect(more.at(-1)).toBeGreaterThan(0);
  });
});

test('[CAMP-2] every mission on every path is a scenario that can be played to its end', {
  timeout: 120_000,
}, () => {
  const played = new Set<string>();
  for (const path of everyPath(solo)) {
    for (let length = 0; length < path.steps.length; length++) {
      const scenario = scenarioNow({ ...path, steps: path.steps.slice(0, length) });
      if (!scenario) throw new Error('no mission');
      expect(readScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
      const text = JSON.stringify(scenario);
      if (played.has(text)) continue;
      played.add(text);
      const state = newState({ scenario }, text);
      let chance = seedFrom(text, 1);
      for (let inputs = 0; state.pending && inputs < 3000; inputs++) {
        const codes = codesOf(state);
        chance = nextRandom(chance);
        playInPlace(state, codes[randomBelow(chance, codes.length)]);
      }
      expect(state.result, scenario.key).toBeDefined();
      expect(rulesOf(state.options).players).toBe(2);
    }
  }
  expect(played.size).toBeGreaterThan(30);
});

describe('a campaign as a file', () => {
  test('[CAMP-1] what was played and chosen comes back the same', () => {
    for (const path of everyPath(solo)) {
      for (let length = 0; length <= path.steps.length; length++) {
        const progress = { ...path, steps: path.steps.slice(0, length) };
        expect(readCampaign(JSON.parse(JSON.stringify(makeCampaign(progress))))).toEqual(progress);
      }
    }
  });

  const refused = (value: unknown, place: string): void => {
    try {
      readCampaign(value);
    } catch (error) {
      if (!(error instanceof NhexError)) throw error;
      expect(error.code).toBe('bad-campaign');
      return expect(error.place).toEqual(placeOf(place));
    }
    throw new Error('it was taken');
  };
  const file = { campaign: 'rise', people: [true, false], steps: [] as unknown[] };

  test('wrong files are refused with the place', () => {
    refused(undefined, 'campaign');
    refused({ ...file, campaign: 'fall' }, 'campaign.campaign');
    refused({ ...file, campaign: '__proto__' }, 'campaign.campaign');
    refused({ ...file, people: [true] }, 'campaign.people');
    refused({ ...file, extra: 1 }, 'campaign');
    refused({ ...file, steps: [{ winner: 2 }] }, 'campaign.steps[0].winner');
    refused({ ...file, steps: [{ winner: 0, upgrade: 'barricades' }] }, 'campaign.steps[0].upgrade');
    refused({ ...file, steps: [{ winner: 0 }, { winner: 0 }] }, 'campaign.steps[1]');
    const [whole] = everyPath(solo).map(makeCampaign);
    refused({ ...whole, steps: [...whole.steps, { winner: 1 }] }, 'campaign.steps[5]');
  });
});

test('the other side of a side is the other one', () => {
  expect(CAMPAIGN_SIDES.map(otherSide)).toEqual([1, 0]);
});
