// The judgement of a position: a chance of winning, from the fought Battle and the features around it.

import {
  type Catalogue,
  type GameResult,
  NOBODY,
  PRINTED_CATALOGUE,
  rulesOf,
  type SeatId,
  type State,
} from '@nhex/engine';
import { contrast } from './contrast.ts';
import { FEATURES, type Look, lookAt, positionKey, STAGE } from './features.ts';
import { objectiveWorths, pointsMatter } from './objectives.ts';
import { VALUES_OF_TILE, valueIndex, visitTiles } from './tiles.ts';
import { TILE_VALUES, WEIGHTS } from './weights.ts';
import { besideWorths, hasBeside } from './worth.ts';

export interface Judgement {
  /** Chance of winning, 0 to 1. */
  readonly chance: number;
  /** Own HQ points minus those of the others after a Battle now. */
  readonly expected: number;
  /** HQ points of each seat after a Battle now. */
  readonly after: readonly number[];
}

export type Evaluate = (state: State, seat: SeatId, moved: SeatId) => Judgement;

/** What the judgement has learned. */
export interface Weights {
  /** In the order of FEATURES, for each one by STAGE. */
  readonly features: Float64Array;
  /** By kind of printed tile, see `valueIndex`. A kind that nothing was learned about has zeros. */
  readonly tiles: Float64Array;
}

export const noWeights = (): Weights => ({
  features: new Float64Array(FEATURES.length * STAGE.length),
  tiles: new Float64Array(PRINTED_CATALOGUE.tiles.length * VALUES_OF_TILE),
});

/** The weights in use. */
export function weightsInUse(): Weights {
  const weights = noWeights();
  weights.features.set(FEATURES.flatMap((name) => [...WEIGHTS[name]]));
  for (const { id, ref } of PRINTED_CATALOGUE.tiles)
    weights.tiles.set(TILE_VALUES[ref] ?? [], id * VALUES_OF_TILE);
  return weights;
}

/** The values of the tiles of a game with armies of its own: those of printed tiles, and zeros for all others. */
export function valuesFor(catalogue: Catalogue, printed: Float64Array): Float64Array {
  if (catalogue === PRINTED_CATALOGUE) return printed;
  const values = new Float64Array(catalogue.tiles.length * VALUES_OF_TILE);
  for (const { id, ref, face } of catalogue.tiles) {
    const known = PRINTED_CATALOGUE.byRef.get(ref);
    // An army may go by the key of a printed one and have other tiles.
    if (!known || JSON.stringify(known.face) !== JSON.stringify(face)) continue;
    const from = known.id * VALUES_OF_TILE;
    values.set(printed.subarray(from, from + VALUES_OF_TILE), id * VALUES_OF_TILE);
  }
  return values;
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

const LATE = STAGE.indexOf('late');
/** What a Structure (or a leader) beside the board adds to the log odds, by its worth: about as much as in the plain judgement. */
const BESIDE = 0.03;
const bySeat = new Float64Array(NOBODY + 1);

/** The part of the log odds that the features account for. */
export function weighFeatures(
  features: ArrayLike<number>,
  stage: ArrayLike<number>,
  weights: Weights['features'],
): number {
  let total = 0;
  for (let i = 0; i < features.length; i++) {
    let weight = 0;
    for (let j = 0; j < STAGE.length; j++) weight += weights[i * STAGE.length + j] * stage[j];
    total += weight * features[i];
  }
  return total;
}

/** Who looks, and who has just moved. */
interface Viewpoint {
  readonly seat: SeatId;
  readonly moved: SeatId;
}

/** What features and the game's own tiles count for. */
interface Scale {
  readonly weights: Weights['features'];
  readonly values: Float64Array;
}

/** The weighted sum of a look, as log odds of who looks. */
function weigh(
  state: State,
  { features, stage, sight }: Look,
  { seat, moved }: Viewpoint,
  { weights, values }: Scale,
): number {
  bySeat.fill(0);
  visitTiles(state, sight, moved, (tile, place, owner) => {
    const at = valueIndex(tile, place);
    bySeat[owner] += values[at] + stage[LATE] * values[at + 1];
  });
  const beside = hasBeside(state) ? contrast(state, seat, besideWorths(state)) : 0;
  return weighFeatures(features, stage, weights) + contrast(state, seat, bySeat) + BESIDE * beside;
}

/** A Battle that may yet be fought counts less than what is reached; HQ points to log odds: as in the plain judgement. */
const NOT_YET = 0.6;
const HQ_POINTS = 8;

/** The part of the log odds that the objectives of a scenario account for: nobody has learned it from games. */
function weighObjectives(state: State, { sight }: Look, seat: SeatId): number {
  const reached = contrast(state, seat, objectiveWorths(state));
  return (reached + NOT_YET * (contrast(state, seat, sight.objectives) - reached)) / HQ_POINTS;
}

/** What a finished game is worth to a seat: 1, a share of it, or 0. */
export function resultChance(result: GameResult, seat: SeatId): number {
  if (result.winners.length === 0) return 0.5;
  return result.winners.includes(seat) ? 1 : 0;
}

/** A decided lead, with a little room to prefer the higher one. */
const decided = (lead: number): number =>
  lead === 0 ? 0.5 : lead > 0 ? 0.98 + 0.02 * (lead / 40) : 0.02 + 0.02 * (lead / 40);

/** The lead in a duel or between sides when points are counted for the last time. */
function lastLead(state: State, seat: SeatId, after: readonly number[]): number {
  const { side } = rulesOf(state.options).mode;
  const totals = new Map<number, number>();
  after.forEach((points, each) => {
    const team = side(each as SeatId);
    totals.set(team, (totals.get(team) ?? 0) + points);
  });
  const own = totals.get(side(seat)) ?? 0;
  totals.delete(side(seat));
  return own - Math.max(...totals.values());
}

/** Whether all who are left belong to two sides: then what one wins the other loses. */
function areTwoSides(state: State): boolean {
  if (state.seats.length === 2) return true;
  const { side } = rulesOf(state.options).mode;
  const sides = new Set<number>();
  state.seats.forEach(({ alive }, each) => {
    if (alive) sides.add(side(each as SeatId));
  });
  return sides.size === 2;
}

/** A judge with these weights. They were learned from positions as those saw them who had just moved. */
export function makeEvaluate({ features, tiles } = weightsInUse()): Evaluate {
  let latest: { catalogue: Catalogue; values: Float64Array } | undefined;
  const valuesIn = ({ options }: State): Float64Array => {
    const { catalogue } = rulesOf(options);
    if (latest?.catalogue !== catalogue) latest = { catalogue, values: valuesFor(catalogue, tiles) };
    return latest.values;
  };
  return (state, seat, moved) => {
    const now = state.seats.map((each) => each.hq);
    if (state.result) {
      return { chance: resultChance(state.result, seat), expected: contrast(state, seat, now), after: now };
    }
    const { side } = rulesOf(state.options).mode;
    const turned = side(seat) !== side(moved) && areTwoSides(state);
    const viewer = turned ? moved : seat;
    const look = lookAt(state, viewer, moved);
    const after = state.seats.map((_, each) => look.sight.after[each]);
    const expected = contrast(state, seat, after);
    if (look.isLast) return { chance: decided(lastLead(state, seat, after)), expected, after };
    const odds = weigh(state, look, { seat: viewer, moved }, { weights: features, values: valuesIn(state) });
    const chance = sigmoid(
      state.course ? pointsMatter(state) * odds + weighObjectives(state, look, viewer) : odds,
    );
    return { chance: turned ? 1 - chance : chance, expected, after };
  };
}

/** A judge that remembers what it has seen while one decision is thought about: the same boards come up again and again. */
export function remembering(evaluate: Evaluate): Evaluate {
  const memory = new Map<number, Judgement>();
  return (state, seat, moved) => {
    if (state.result) return evaluate(state, seat, moved);
    const key = positionKey(state, seat, moved);
    let judgement = memory.get(key);
    if (!judgement) {
      judgement = evaluate(state, seat, moved);
      memory.set(key, judgement);
    }
    return judgement;
  };
}
