// What a scenario can say (ATL-1, ATL-2, ATL-5): one value, plain data, no code. The page for people is docs/scenarios.md.

import type { Edition } from '../editions/editions.ts';
import type { Army } from '../tiles/face.ts';
import type { HoleKind, TerrainKind } from './terrain.ts';

export const SCENARIO_SETS = ['atlas', 'campaign'] as const;
export type ScenarioSet = (typeof SCENARIO_SETS)[number];

/** A seat of the scenario, in turn order. */
export interface ScenarioSeat {
  readonly army: string;
  /** Seats of one side win together; a seat that says nothing is a side of its own. */
  readonly side?: number;
  /** HQ points at the start (20). */
  readonly points?: number;
  /** It has no HQ at all. */
  readonly withoutHq?: true;
  /** Where it may put its HQ: any free hex, unless the scenario says. An HQ among the units is there already. */
  readonly hqHexes?: readonly string[];
  /** Changes of its printed deck. */
  readonly deck?: DeckChange;
  /** The only hexes on which it may place tiles. */
  readonly deploy?: readonly string[];
}

/** Tiles by reference, `army/key`, and how many of them. */
export type TileCounts = Readonly<Record<string, number>>;

export interface DeckChange {
  /** The whole deck, instead of the printed one. */
  readonly only?: TileCounts;
  readonly without?: TileCounts;
  readonly add?: TileCounts;
}

/** Terrain with its setting: how far a carousel turns, where a belt runs. */
export interface TerrainSetting {
  readonly kind: TerrainKind;
  /** Sixths, clockwise; of a carousel (1). */
  readonly by?: number;
  /** A board direction; of a belt. */
  readonly way?: number;
}

export interface ScenarioBoard {
  /** The hexes in play: all 37, unless the scenario says. */
  readonly hexes?: readonly string[];
  /** Hexes of the grid that are out of play and look like something. */
  readonly holes?: Readonly<Record<string, HoleKind>>;
  /** The hexes that start a Battle when they are all taken: all hexes in play, unless the scenario says. An empty list: never. */
  readonly full?: readonly string[];
  readonly terrain?: Readonly<Record<string, TerrainKind | TerrainSetting>>;
  /** How many hexes far shots fly, in the dark or in a storm; any distance if nothing is said. */
  readonly sight?: number;
}

/** A tile on its hex. */
export interface ScenarioTile {
  readonly hex: string;
  readonly tile: string;
  readonly rotation?: number;
}

/** A unit on the board at the start; without an owner it belongs to nobody and is everyone's enemy. */
export interface ScenarioUnit extends ScenarioTile {
  readonly owner?: number;
  readonly wounds?: number;
  /** The other tile of a Structure. */
  readonly second?: ScenarioTile;
}

/** What comes at the beginning of a turn. */
export interface ScenarioArrival {
  /** The number of the turn, whoever's it is. */
  readonly turn: number;
  /** It comes again after so many turns, `times` in all. */
  readonly every?: number;
  readonly times?: number;
  readonly owner?: number;
  /** Units, each on the first free one of its hexes; one that finds none, or would fill the board, waits. */
  readonly units?: readonly {
    readonly tile: string;
    readonly hexes: readonly string[];
    readonly rotation?: number;
  }[];
  /** Tiles that are shuffled into the owner's deck. */
  readonly tiles?: TileCounts;
}

/** From that turn on those sides hold: who is whose friend, not who wins with whom. */
export interface ScenarioAlliance {
  readonly turn: number;
  /** By seat. */
  readonly sides: readonly number[];
}

export const OBJECTIVE_KINDS = ['deliver', 'evacuate', 'destroy', 'hold', 'survive'] as const;
export type ObjectiveKind = (typeof OBJECTIVE_KINDS)[number];

interface ObjectiveBase {
  /** Whose it is. */
  readonly side: number;
  /** How much of it is needed. Who gets there wins, unless the objective only counts at the end. */
  readonly needed: number;
  readonly countsAtEnd?: true;
  /** What one of it is worth at the end (1). */
  readonly points?: number;
}

export type ScenarioObjective =
  /** Units of these tiles that stand on one of the hexes when their owner's turn ends leave the board and count. */
  | (ObjectiveBase & {
      readonly kind: 'deliver';
      readonly tiles: readonly string[];
      readonly hexes: readonly string[];
    })
  /** The same for every unit of the side that is no HQ. */
  | (ObjectiveBase & { readonly kind: 'evacuate'; readonly hexes: readonly string[] })
  /** Units of other sides, or of nobody, that leave the board dead; `tiles`: only these; `byOwn`: only by hits of the side. */
  | (ObjectiveBase & { readonly kind: 'destroy'; readonly tiles?: readonly string[]; readonly byOwn?: true })
  /** One for each own turn that begins while the side has units on at least so many of the hexes. */
  | (ObjectiveBase & { readonly kind: 'hold'; readonly hexes: readonly string[]; readonly least: number })
  /** One for each turn, of anybody, that is over. */
  | (ObjectiveBase & { readonly kind: 'survive' });

export interface ScenarioLimit {
  /** The last turn, of whoever it is. */
  readonly turns: number;
  /** A Final Battle is fought after it. */
  readonly battle?: true;
  /** The last tile of a deck does not bring the end (END-1): the game goes on up to the last turn. */
  readonly outlastsDecks?: true;
}

/** What decides when the last turn is over or the Final Battle is fought; the next one in the list breaks a tie. */
export type EndRule = 'objectives' | 'hq' | { readonly side: number };

export interface ScenarioTexts {
  readonly title: string;
  /** What happened before. */
  readonly story: string;
  /** What it teaches. */
  readonly skill: string;
  /** What each seat has to do, by seat. */
  readonly goals: readonly string[];
  /** What is special, one sentence each. */
  readonly rules: readonly string[];
  /** A short name for each objective, for the table. */
  readonly objectives: readonly string[];
  /** What is said when a seat has won, by seat. */
  readonly victories: readonly string[];
}

/** Texts by the code of their language: English is always there, others may be. */
export type InLanguages<T> = { readonly en: T; readonly [code: string]: T | undefined };

/** What is there in that language; in English where it is not. */
export const textsIn = <T>(texts: InLanguages<T>, code: string): T => texts[code] ?? texts.en;

export interface Scenario {
  readonly key: string;
  readonly set: ScenarioSet;
  /** 1 to 3, for choosing. */
  readonly difficulty?: number;
  readonly edition?: Edition;
  /** Variants are off unless the scenario says otherwise (ATL-1). */
  readonly variants?: readonly string[];
  /** An army that strikes its allies (MODE-6) does not in this scenario. */
  readonly sparesAllies?: true;
  /** Tiles of its own. */
  readonly armies?: readonly Army[];
  readonly seats: readonly ScenarioSeat[];
  /** Seats in the order of their turns, if that is not one after the other. */
  readonly cycle?: readonly number[];
  readonly alliances?: readonly ScenarioAlliance[];
  readonly board: ScenarioBoard;
  readonly units?: readonly ScenarioUnit[];
  readonly arrivals?: readonly ScenarioArrival[];
  readonly objectives?: readonly ScenarioObjective[];
  readonly limit: ScenarioLimit;
  readonly end: readonly EndRule[];
  readonly texts: InLanguages<ScenarioTexts>;
}
