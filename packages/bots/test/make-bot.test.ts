// Bots by name, and what is said when there is none.

import { viewOf } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, choose, makeBot } from '../src/index.ts';
import { randomState, TABLES } from './games.ts';

describe('specifications', () => {
  test.each([
    ...BOT_NAMES,
    'search:nodes=2000',
    'hard:ms=500',
    'search:width=3,plans=4,samples=0',
    'search:learned=0',
  ])('%s', (spec) => {
    expect(makeBot(spec).name).toBe(spec);
  });

  test.each([
    ['grandmaster', 'there is no bot "grandmaster"'],
    ['hard:speed=3', '"speed" is no setting of a bot'],
    ['hard:ms', 'ms needs a number'],
    ['hard:ms=', 'ms needs a number'],
    ['hard:nodes=-1', 'nodes needs a number'],
    ['', 'there is no bot ""'],
  ])('"%s" is refused', (spec, message) => {
    expect(() => makeBot(spec)).toThrow(message);
  });
});

test('with learned=0 points and units are counted instead of judged, as greedy does it', () => {
  const view = viewOf(randomState(TABLES[0], 3, 40));
  const expectations = ['search:width=1,samples=0', 'search:width=1,samples=0,learned=0', 'greedy'].map(
    (spec) => choose(makeBot(spec), view, { seed: 1, nodes: 500 }).explanation?.chance,
  );
  expect(expectations[1]).toBe(expectations[2]);
  expect(expectations[1]).not.toBe(expectations[0]);
});
