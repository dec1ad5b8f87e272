// The door of the texts about tiles and events.

export {
  armyName,
  armyText,
  difficultyOf,
  type HelpKey,
  helpText,
  listed,
  tileName,
  unitName,
  unitTitle,
} from './catalogues.ts';
export { type EventMessage, eventText, messageOf, type Speaker } from './events.ts';
export { hexText, type SpokenUnit } from './hex-text.ts';
export { fill, type Message, TEXT_LANGUAGES, type TextLanguage, type TextParams } from './message.ts';
export {
  currentValues,
  type HelpEntry,
  type HelpSign,
  symbolLegend,
  type TileHelpData,
  tileHelp,
} from './tile-help.ts';
export { type AskedUnit, type WhyLine, whyText } from './why.ts';
