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
export { noWeights, sigmoid, type Weights, weighFeatures } from './evaluate/evaluate.ts';
export { FEATURES, STAGE } from './evaluate/features.ts';
export { PLACES, VALUES_OF_TILE } from './evaluate/tiles.ts';
export { LEVELS, type Level } from './levels.ts';
export { BOT_NAMES, makeBot } from './make-bot.ts';
export { judgeWith, type Lesson, type Lessons, studyGame } from './study.ts';
