// The public door of the engine: an explicit list.

export { NEUTRAL_ARMY, PRINTED_ARMIES } from './armies/index.ts';
export {
  type Drawn,
  type Hex,
  type LeaderId,
  NO_UNIT,
  NOBODY,
  NOWHERE,
  type Owner,
  type SeatId,
  type TileId,
  type UnitId,
} from './base/brand.ts';
export {
  ERROR_CODES,
  type ErrorCode,
  type ErrorValues,
  isReason,
  type ListOf,
  NhexError,
  type Reason,
  type ReasonSentences,
} from './base/error.ts';
export { type At, isPlace, type Place, type PlacePart, placeOf, placeText, within } from './base/place.ts';
export { nextRandom, randomBelow, seedFrom } from './base/random.ts';
export {
  BOARD_OF,
  BOARDS,
  type Board,
  type BoardName,
  type BoardPlan,
  EXPANDED_BOARD,
  MAIN_BOARD,
  makeBoard,
  neighbour,
} from './board/board.ts';
export {
  ALL_HEXES,
  type Axial,
  axialOf,
  DIRECTIONS,
  type Direction,
  distance,
  HEX_COUNT,
  HEX_NAMES,
  hexName,
  opposite,
  parseHex,
} from './board/hexes.ts';
export {
  ALL_LEADERS,
  CARDS_DEALT,
  HIDDEN_LEADER,
  LEADER_MOMENTS,
  LEADER_USES,
  LEADERS,
  type Leader,
  type LeaderKey,
  type LeaderMoment,
  leaderByKey,
  leaderKey,
  leaderOf,
  NO_LEADER,
  type Use,
  type UseKind,
  type UseOf,
} from './cards/leaders.ts';
export {
  CHOICE_TYPES,
  type Choice,
  type ChoiceOf,
  type ChoiceType,
  type FieldKind,
  type FieldTypes,
  SHAPES,
  shapeOf,
} from './choices/choice.ts';
export { type Code, CodeList, codeType, fieldReader, packChoice, unpackChoice } from './choices/code.ts';
export { EDITION_RULES, EDITIONS, type Edition, type EditionRules } from './editions/editions.ts';
export {
  type BattleReason,
  type Effect,
  type EffectKind,
  type EffectOf,
  type Listener,
  MOMENTS,
  type Moment,
  type Step,
} from './flow/agenda.ts';
export type { Chance } from './flow/context.ts';
export { type Decision, type DecisionKind, type DecisionOf, STAGES, type Stage } from './flow/decision.ts';
export type {
  AttackKind,
  Cause,
  DeathCause,
  EventBody,
  EventSink,
  EventType,
  GameEvent,
  LostChanceReason,
  MovementKind,
  Revealed,
  StopReason,
  Striker,
  Struck,
  Who,
} from './flow/events.ts';
export { parseScenario } from './game/board-file.ts';
export { describeUnits, type Source, type UnitStanding } from './game/describe.ts';
export {
  type BattleOutcome,
  type Forecast,
  fightAll,
  fightFirst,
  forecast,
  quickBattle,
} from './game/forecast.ts';
export {
  type ChoiceInput,
  canUndo,
  declareVerdict,
  type Game,
  gameFrom,
  type LogEntry,
  newGame,
  type Played,
  play,
  playUnheard,
  playWithDraws,
  replay,
  standingChoices,
  undo,
  type Verdict,
  type VerdictInput,
} from './game/game.ts';
export { type Applied, applyChoice, type Draws, playInPlace, type Request, requestOf } from './game/play.ts';
export { makeReferee, type Referee } from './game/referee.ts';
export { codesOf, deciderOf, listCodes } from './game/run.ts';
export { inputSeenBy, type Said } from './game/secrets.ts';
export { newState } from './game/setup.ts';
export { pointsDecide } from './game/verdicts.ts';
export {
  chanceOfAny,
  chanceToDraw,
  type DrawOdds,
  drawOdds,
  reshuffled,
  type View,
  viewOf,
} from './game/view.ts';
export { MODE_RULES, MODES, type Mode, type ModeRules } from './modes/modes.ts';
export { makeChoice, parseChoice } from './notation/choices.ts';
export { drawsCards, makeDraws, parseDraws } from './notation/draws.ts';
export { parsePosition } from './notation/position.ts';
export { hashState, makePosition } from './notation/position-write.ts';
export { parseRecord, type ReadRecord, readRecord } from './notation/record.ts';
export { makeRecord } from './notation/record-write.ts';
export {
  type ArmyChange,
  type BySide,
  CAMPAIGN_SIDES,
  type Campaign,
  type CampaignSide,
  type Mission,
  missionOf,
  otherSide,
  type Upgrade,
} from './scenarios/campaign/campaign.ts';
export { CAMPAIGNS } from './scenarios/campaign/index.ts';
export {
  type CampaignProgress,
  chooserNow,
  growthOf,
  type MissionStep,
  machinesChoice,
  missionNow,
  newProgress,
  offersNow,
  pointsChange,
  scenarioNow,
  upgradesOf,
  winnerOf,
  withResult,
  withUpgrade,
} from './scenarios/campaign/progress.ts';
export { type CampaignFile, makeCampaign, readCampaign } from './scenarios/campaign/read.ts';
export { SCENARIOS } from './scenarios/index.ts';
export { builtInScenario, isBuiltIn, knowScenarios } from './scenarios/known.ts';
export { type Goal, type Ground, planOf, type ScenarioPlan } from './scenarios/plan.ts';
export { readScenario } from './scenarios/read.ts';
export {
  type InLanguages,
  OBJECTIVE_KINDS,
  type ObjectiveKind,
  SCENARIO_SETS,
  type Scenario,
  type ScenarioObjective,
  type ScenarioSet,
  type ScenarioTexts,
  textsIn,
} from './scenarios/scenario.ts';
export {
  HOLE_KINDS,
  type HoleKind,
  TERRAIN,
  TERRAIN_KINDS,
  type TerrainEffect,
  type TerrainKind,
} from './scenarios/terrain.ts';
export { nettedIn } from './standing/nets.ts';
export {
  armyKeys,
  checkOptions,
  crowdOf,
  type Extra,
  type GameOptions,
  type GameOptionsInput,
  type ScenarioInput,
  VARIANTS,
  type Variant,
} from './state/options.ts';
export {
  attacks,
  grapples,
  opposes,
  PRINTED_CATALOGUE,
  type Rules,
  rulesOf,
  serves,
  tileOf,
} from './state/rules.ts';
export {
  type BattleState,
  type Command,
  type Course,
  cloneState,
  type Declaration,
  type Ending,
  type GameResult,
  type Hit,
  type Seat,
  type State,
  stageOf,
  type Turn,
  type Wounding,
} from './state/state.ts';
export { type ArmyUse, parseArmy } from './tiles/army-file.ts';
export {
  type Catalogue,
  MAX_TILES,
  makeCatalogue,
  sidesOfStructure,
  tilesOfArmy,
  wholeOf,
} from './tiles/catalogue.ts';
export {
  type Army,
  type Bonus,
  type Edge,
  type Face,
  INSTANTS,
  type Instant,
  type InstantFace,
  type Malus,
  type Strengths,
  type TileKind,
  type UnitFace,
} from './tiles/face.ts';
export type { EdgeAttack, Facing, FullBonus, TileInfo } from './tiles/tile.ts';
export { bomberBeside } from './turn/actions.ts';
export { airStrikeHexes } from './turn/instants.ts';
export { campOf } from './turn/leader-choice.ts';
export { useAt } from './turn/leading.ts';
export { isWanted } from './turn/objectives.ts';
export { OBSTACLES, type Obstacle, obstacleTo } from './turn/obstacles.ts';
export {
  hexesOfUnit,
  isFree,
  type Part,
  type Placed,
  placeStructure,
  placeUnit,
  removeFromBoard,
  type Units,
  type UnitView,
  unitAt,
  unitsFrom,
  unitsOn,
} from './units/units.ts';
