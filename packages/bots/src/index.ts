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
export { flatWeights } from './evaluate/evaluate.ts';
export { FEATURES, type Look, lookAt, STAGE } from './evaluate/features.ts';
export { LEVELS, type Level } from './levels.ts';
export { BOT_NAMES, makeBot } from './make-bot.ts';
export { judgeWith, type Lesson, steadyPlayer, study, studyPlayers } from './study.ts';
