// Bots by name: `random`, `greedy`, the levels, and `search` with settings of its own, as `search:nodes=2000,width=8`.

import type { Bot } from './bot.ts';
import { makeEvaluate } from './evaluate/evaluate.ts';
import { simpleEvaluate } from './evaluate/simple.ts';
import { isLevel, LEVEL_SETTINGS, LEVELS } from './levels.ts';
import { overlooking } from './mistakes.ts';
import { randomBot } from './random-bot.ts';
import { makeTurnBot, type TurnBotSettings } from './search/turn-bot.ts';

export const BOT_NAMES = ['random', 'greedy', 'search', ...LEVELS] as const;

/** Settings that a specification may change. */
const KEYS = [
  'nodes',
  'ms',
  'width',
  'depth',
  'plans',
  'samples',
  'reply',
  'turns',
  'overlook',
  'learned', // 0: points and units are counted instead of judged
] as const;
type Key = (typeof KEYS)[number];

const GREEDY: TurnBotSettings = {
  name: 'greedy',
  plan: { width: 1, depth: 8, keep: 6, again: 1000 },
  replies: undefined,
  evaluate: simpleEvaluate,
  nodes: Number.POSITIVE_INFINITY,
  ms: 1000,
};

function parseSpec(spec: string): { name: string; values: Partial<Record<Key, number>> } {
  const [name, rest] = spec.split(/:(.*)/s);
  const values: Partial<Record<Key, number>> = {};
  for (const part of rest ? rest.split(',') : []) {
    const [key, text] = part.split('=');
    const known = KEYS.find((each) => each === key);
    if (!known) throw new RangeError(`"${key}" is no setting of a bot; there are ${KEYS.join(', ')}`);
    const value = Number(text);
    if (!(value >= 0) || text === '' || text === undefined)
      throw new RangeError(`${key} needs a number, not "${text ?? ''}"`);
    values[known] = value;
  }
  return { name, values };
}

/** The bot of a specification; throws a RangeError with a sentence when there is none. */
export function makeBot(spec: string): Bot {
  const { name, values } = parseSpec(spec);
  if (name === 'random') return randomBot;
  if (name === 'greedy') return makeTurnBot(adjusted(GREEDY, spec, values));
  if (name === 'search') return makeTurnBot(adjusted(LEVEL_SETTINGS.expert(makeEvaluate()), spec, values));
  if (isLevel(name)) return makeTurnBot(adjusted(LEVEL_SETTINGS[name](makeEvaluate()), spec, values));
  throw new RangeError(`there is no bot "${name}"; there are ${BOT_NAMES.join(', ')}`);
}

function adjusted(
  settings: TurnBotSettings,
  name: string,
  values: Partial<Record<Key, number>>,
): TurnBotSettings {
  const { plan, replies } = settings;
  const {
    nodes = settings.nodes,
    width = plan.width,
    depth = plan.depth,
    plans,
    samples,
    reply,
    turns,
  } = values;
  const ms = values.ms ?? (values.nodes === undefined ? settings.ms : Number.POSITIVE_INFINITY);
  const rounds =
    plans !== undefined || samples !== undefined
      ? [{ plans: plans ?? 8, samples: samples ?? 4 }]
      : (replies?.rounds ?? []);
  const answered =
    samples === 0 || (!replies && rounds.length === 0)
      ? undefined
      : {
          rounds,
          turns: turns ?? replies?.turns ?? 1,
          reply: {
            width: reply ?? replies?.reply.width ?? 3,
            depth: replies?.reply.depth ?? 4,
            keep: 1,
            again: 40,
          },
        };
  const overlooks =
    values.overlook === undefined ? settings.overlooks : overlooking(values.overlook, values.overlook);
  return {
    ...settings,
    ...(overlooks ? { overlooks } : {}),
    name,
    nodes,
    ms,
    evaluate: values.learned === 0 ? simpleEvaluate : settings.evaluate,
    plan: { ...plan, width, depth },
    replies: answered,
  };
}
