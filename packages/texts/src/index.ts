// The public door of the texts: an explicit list.

export { PRESETS, type Preset } from './chat.ts';
export { en } from './en/index.ts';
export { tellError, tellReason } from './errors.ts';
export { partName, type Speaker, tellEvent } from './events.ts';
export { type Catalogues, type Language, listed } from './language.ts';
export {
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  type LanguageCode,
  loadLanguage,
  loadPart,
  preferredLanguage,
} from './languages.ts';
export { leaderName, tellMoment, tellUse } from './leaders.ts';
export { fill, type Message, type Params } from './message.ts';
export { armyAbout, armyName, type NamedArmy, type Namer, tileName, unitName, unitTitle } from './names.ts';
export { notice } from './notices.ts';
export type { Parts } from './parts.ts';
export { flatten, type Reason, whyOf } from './reasons.ts';
export { RULE_OF_TOPIC } from './rule-numbers.ts';
export { type HelpEntry, symbolLegend, type TileHelpData, tileHelp } from './tile-help.ts';
export type { HelpTopic } from './topics.ts';
export { currentValues, directionName, helpText, hexText, type SpokenUnit } from './values.ts';
export { type AskedUnit, tellDetails, tellWhy, type WhyLine } from './why.ts';
