// The public door of the engine: an explicit list.

export {
  armyByKey,
  armyKeys,
  type EdgeAttack,
  type Facing,
  type FullBonus,
  MAX_TILES,
  registerArmy,
  TILES,
  type TileId,
  type TileInfo,
  tileByRef,
  tileInfo,
  tilesOfArmy,
} from './armies/catalog.ts';
export {
  type Axial,
  axialOf,
  BOARDS,
  type BoardName,
  type Direction,
  distance,
  HEX_COUNT,
  HEX_NAMES,
  type Hex,
  hexesOf,
  hexName,
  isOnBoard,
  MAIN_HEXES,
  NEIGHBOURS,
  neighbour,
  OFF_BOARD,
  opposite,
  parseHex,
  RAYS,
  turnHex,
} from './board/hexes.ts';
export {
  CHOICE_TYPES,
  type Choice,
  type ChoiceType,
  type Code,
  CodeList,
  codeA,
  codeB,
  codeC,
  codeR,
  codeType,
  decodeChoice,
  encodeChoice,
} from './choice.ts';
export { describeUnits, type Source, type UnitStanding } from './describe.ts';
export { EDITION_RULES, EDITIONS, type Edition, type EditionRules } from './editions/editions.ts';
export { ERROR_CODES, type ErrorCode, NhexError } from './error.ts';
export type {
  AttackKind,
  Cause,
  DeathCause,
  EventSink,
  EventType,
  GameEvent,
  LostChanceReason,
  MovementKind,
} from './events.ts';
export {
  type BattleOutcome,
  type Forecast,
  fightAll,
  fightFirst,
  forecast,
  MAX_BRANCHES,
  quickBattle,
} from './forecast.ts';
export { canUndo, type Game, gameFrom, type LogEntry, newGame, play, replay, undo } from './game.ts';
export { MODE_RULES, MODES, type Mode, type ModeRules } from './modes/modes.ts';
export { makeChoice, parseChoice } from './notation/choices.ts';
export { hashState, makePosition, parsePosition } from './notation/position.ts';
export { makeRecord, parseRecord } from './notation/record.ts';
export { checkOptions, type GameOptions, type GameOptionsInput, VARIANTS, type Variant } from './options.ts';
export { type Applied, applyChoice, playInPlace, type Request, requestOf } from './play.ts';
export { nextRandom, randomBelow, seedFrom } from './random.ts';
export { parseScenario } from './scenario.ts';
export { newState } from './setup.ts';
export {
  chancesOf,
  linkFrom,
  linkTo,
  type Scoped,
  type Standing,
  standingOf,
  toughnessOf,
} from './standing/standing.ts';
export {
  BATTLE_REASONS,
  type BattleReason,
  type BattleState,
  cloneState,
  type Declaration,
  type Ending,
  type GameResult,
  type Hit,
  NOWHERE,
  opposes,
  type Rules,
  rulesOf,
  type Seat,
  STAGES,
  type Stage,
  type State,
  serves,
  strikes,
  type Turn,
  type Wounding,
} from './state.ts';
export {
  type Army,
  type Bonus,
  type Edge,
  type Face,
  INSTANTS,
  type Instant,
  type Strengths,
  TILE_KINDS,
  type TileKind,
} from './tiles/face.ts';
export {
  EMPTY,
  makeUnit,
  NOBODY,
  type Unit,
  unitOwner,
  unitRotation,
  unitTile,
  unitWounds,
} from './tiles/unit.ts';
export { codesOf, deciderOf, listCodes } from './turn/legal.ts';
export {
  chanceOfAny,
  chanceToDraw,
  type DrawOdds,
  drawOdds,
  drawsNextTurn,
  reshuffled,
  type View,
  viewOf,
} from './view.ts';
