// Bots by name, and what is said when there is none.

import { describe, expect, test } from 'vitest';
import { BOT_NAMES, makeBot } from '../src/index.ts';

describe('specifications', () => {
  test.each([...BOT_NAMES, 'search:nodes=2000', 'hard:ms=500', 'search:width=3,plans=4,samples=0'])(
    '%s',
    (spec) => {
      expect(makeBot(spec).name).toBe(spec);
    },
  );

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
