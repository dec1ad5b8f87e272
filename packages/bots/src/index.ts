// The public door of the bots.

export {
  type Bot,
  type Budget,
  choose,
  type Decision,
  type Explanation,
  type Progress,
  type Thinking,
} from './bot.ts';
export { Dice } from './dice.ts';
export { noWeights, sigmoid, type Weights, weighFeatures } from './evaluate/evaluate.ts';
export { FEATURES, STAGE } from './evaluate/features.ts';
export { PLACES, VALUES_OF_TILE } from './evaluate/tiles.ts';
export { Fingerprint } from './fingerprint.ts';
export { LEVELS, type Level } from './levels.ts';
export { BOT_NAMES, makeBot } from './make-bot.ts';
export { turnKey } from './simulate.ts';
export { judgeWith, type Lesson, type Lessons, studyGame } from './study.ts';
