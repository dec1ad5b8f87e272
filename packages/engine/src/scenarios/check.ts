// Whether the parts of a scenario fit together: hexes, tiles, owners, HQs, and objectives that can be reached.

import { PRINTED_ARMIES } from '../armies/index.ts';
import type { Hex, SeatId } from '../base/brand.ts';
import { refuse } from '../base/error.ts';
import { within } from '../base/place.ts';
import type { Board } from '../board/board.ts';
import { hexName, parseHex } from '../board/hexes.ts';
import { type Catalogue, wholeOf } from '../tiles/catalogue.ts';
import type { TileInfo } from '../tiles/tile.ts';
import {
  boardOfScenario,
  catalogueOfScenario,
  hexesInPlay,
  planOf,
  sidesOf,
  structureBeside,
  tilesEver,
} from './plan.ts';
import type { Scenario, ScenarioObjective, ScenarioTile, ScenarioUnit, TileCounts } from './scenario.ts';

const CODE = 'bad-scenario';

/** What the checks look things up in. */
interface Desk {
  readonly scenario: Scenario;
  readonly place: string;
  readonly board: Board;
  readonly catalogue: Catalogue;
  readonly sides: readonly number[];
}

export function checkTogether(scenario: Scenario, place: string): void {
  const { seats, limit } = scenario;
  if (seats.length < 2) refuse(CODE, 'too-few-seats', { least: 2 }, `${place}.seats`);
  const sides = sidesOf(scenario);
  if (new Set(sides).size < 2) refuse(CODE, 'one-side', {}, `${place}.seats`);
  if (scenario.end.length === 0) refuse(CODE, 'empty-list', {}, `${place}.end`);
  checkArmies(scenario, place);
  checkHexes(scenario, place);
  const board = boardOfScenario(scenario);
  const desk: Desk = { scenario, place, board, catalogue: catalogueOfScenario(scenario), sides };
  checkDecks(desk);
  checkUnits(desk);
  checkArrivals(desk);
  checkCycle(desk);
  scenario.alliances?.forEach(({ turn, sides: now }, i) => {
    const at = `${place}.alliances[${i}]`;
    if (now.length !== seats.length)
      refuse(CODE, 'one-for-each', { field: 'sides', count: seats.length }, `${at}.sides`);
    if (turn > limit.turns) refuse(CODE, 'after-limit', { turn, limit: limit.turns }, `${at}.turn`);
    const before = scenario.alliances?.[i - 1]?.turn ?? 0;
    if (turn <= before) refuse(CODE, 'not-ascending', {}, `${at}.turn`);
  });
  scenario.objectives?.forEach((objective, i) =>
    checkObjective(desk, objective, `${place}.objectives[${i}]`),
  );
  scenario.end.forEach((rule, i) => {
    if (typeof rule === 'object') checkSide(desk, rule.side, `${place}.end[${i}].side`);
  });
  checkTexts(scenario, place);
}

function checkArmies({ seats, armies = [] }: Scenario, place: string): void {
  const keys = [...PRINTED_ARMIES, ...armies].map(({ key }) => key);
  armies.forEach(({ key }, i) => {
    if (PRINTED_ARMIES.some((printed) => printed.key === key))
      refuse(CODE, 'key-taken', { key }, `${place}.armies[${i}].key`);
  });
  seats.forEach(({ army, withoutHq }, i) => {
    const at = `${place}.seats[${i}].army`;
    if (!keys.includes(army)) refuse(CODE, 'not-one-of', { value: army, allowed: keys.join(', ') }, at);
    const own = armies.find(({ key }) => key === army);
    if (own && !withoutHq && !Object.hasOwn(own.tiles, 'hq')) refuse(CODE, 'needs-one-hq', {}, at);
  });
}

/** Every hex that is named besides the board is in play. */
function checkHexes(scenario: Scenario, place: string): void {
  const { board, seats, objectives = [] } = scenario;
  const inPlay = new Set(hexesInPlay(scenario));
  const check = (at: string, hexes: Iterable<string> | undefined): void => {
    for (const hex of hexes ?? []) if (!inPlay.has(hex)) refuse(CODE, 'not-in-play', {}, within(at, hex));
  };
  if (inPlay.size < 2) refuse(CODE, 'too-few-hexes', { least: 2 }, `${place}.board.hexes`);
  check(`${place}.board.full`, board.full);
  check(`${place}.board.terrain`, Object.keys(board.terrain ?? {}));
  seats.forEach(({ hqHexes, deploy }, i) => {
    check(`${place}.seats[${i}].hqHexes`, hqHexes);
    check(`${place}.seats[${i}].deploy`, deploy);
  });
  objectives.forEach((objective, i) => {
    if ('hexes' in objective) check(`${place}.objectives[${i}].hexes`, objective.hexes);
  });
}

function knownTileAt({ catalogue }: Desk, ref: string, at: string): TileInfo {
  const tile = catalogue.byRef.get(ref);
  if (!tile || tile.isWhole) return refuse(CODE, 'no-such-tile', { tile: ref }, at);
  return tile;
}

/** A tile that a seat or nobody may have: not of an army that somebody else plays, for texts name tiles by their keys. */
function checkHolder({ scenario }: Desk, tile: TileInfo, owner: number | undefined, at: string): void {
  const isOwn = owner !== undefined && scenario.seats[owner].army === tile.army;
  if (!isOwn && scenario.seats.some(({ army }) => army === tile.army))
    refuse(CODE, 'foreign-tile', { tile: tile.ref }, at);
}

function checkCounts(
  desk: Desk,
  counts: TileCounts | undefined,
  owner: number | undefined,
  at: string,
): void {
  for (const ref of Object.keys(counts ?? {})) {
    const tile = knownTileAt(desk, ref, at);
    if (tile.isHq || tile.structureTile > 0) refuse(CODE, 'not-in-decks', { tile: ref }, at);
    checkHolder(desk, tile, owner, at);
  }
}

function checkDecks(desk: Desk): void {
  desk.scenario.seats.forEach(({ deck = {} }, seat) => {
    for (const part of ['only', 'without', 'add'] as const)
      checkCounts(desk, deck[part], seat, `${desk.place}.seats[${seat}].deck.${part}`);
  });
}

function checkOwner({ scenario }: Desk, owner: number | undefined, at: string): void {
  if (owner !== undefined && owner >= scenario.seats.length)
    refuse(CODE, 'not-playing', { seat: owner }, `${at}.owner`);
}

/** Whether its owner can be asked something. */
export const needsOwner = ({ bonus, explodes, sharpshooter, isHq, scopes }: TileInfo): boolean =>
  bonus.medic || bonus.quartermaster || explodes || sharpshooter || isHq || scopes;

/** Nobody decides for a unit of nobody, so it cannot have what asks its owner. */
function checkNeutral(tile: TileInfo, at: string): void {
  if (needsOwner(tile)) refuse(CODE, 'needs-owner', { tile: tile.ref }, at);
}

function checkUnits(desk: Desk): void {
  const { scenario, board, place, catalogue } = desk;
  const taken = new Map<string, string>();
  const hqs = new Map<number, string>();
  const lay = ({ hex, tile: ref }: ScenarioTile, owner: number | undefined, at: string): TileInfo => {
    const tile = knownTileAt(desk, ref, `${at}.tile`);
    const number = parseHex(hex);
    if (number === undefined || !board.has[number]) refuse(CODE, 'not-in-play', {}, `${at}.hex`);
    if (taken.has(hex)) refuse(CODE, 'hex-twice', { hex }, `${at}.hex`);
    taken.set(hex, ref);
    if (!tile.isUnit) refuse(CODE, 'not-a-unit', { tile: ref }, `${at}.tile`);
    if (owner === undefined) checkNeutral(tile, `${at}.tile`);
    checkHolder(desk, tile, owner, `${at}.tile`);
    return tile;
  };
  scenario.units?.forEach((unit, i) => {
    const at = `${place}.units[${i}]`;
    checkOwner(desk, unit.owner, at);
    const tile = lay(unit, unit.owner, at);
    if (unit.second) {
      const second = lay(unit.second, unit.owner, `${at}.second`);
      if (wholeOf(catalogue, tile.id, second.id) === undefined)
        refuse(CODE, 'no-structure', { tile: tile.ref, other: second.ref }, `${at}.second`);
      const [first, other] = [parseHex(unit.hex), parseHex(unit.second.hex)];
      if (first === undefined || other === undefined || !board.neighbours[first].includes(other))
        refuse(CODE, 'not-adjacent', { hex: unit.second.hex }, `${at}.second.hex`);
    } else if (tile.structureTile > 0) refuse(CODE, 'partner-missing', {}, at);
    if (tile.isHq && unit.owner !== undefined) {
      const other = hqs.get(unit.owner);
      if (other !== undefined) refuse(CODE, 'hq-twice', { seat: unit.owner, hex: other }, `${at}.hex`);
      if (scenario.seats[unit.owner].withoutHq) refuse(CODE, 'hq-not-wanted', { seat: unit.owner }, at);
      if (unit.wounds) refuse(CODE, 'hq-has-no-wounds', {}, `${at}.wounds`);
      hqs.set(unit.owner, unit.hex);
    }
    const tough = tile.toughness + (unit.second ? knownTileAt(desk, unit.second.tile, at).toughness : 0);
    if ((unit.wounds ?? 0) > tough)
      refuse(CODE, 'too-many-wounds', { wounds: unit.wounds ?? 0, tile: tile.ref }, `${at}.wounds`);
  });
  const toPlace = scenario.seats.filter(({ withoutHq }, seat) => !withoutHq && !hqs.has(seat)).length;
  const free = board.hexes.filter((hex) => !taken.has(hexName(hex))).length;
  if (free <= toPlace)
    refuse(CODE, 'too-few-hexes', { least: taken.size + toPlace + 1 }, `${place}.board.hexes`);
  scenario.seats.forEach(({ hqHexes, withoutHq }, seat) => {
    if (!hqHexes || withoutHq || hqs.has(seat)) return;
    // Those before may have put their HQs there.
    const rivals = scenario.seats.slice(0, seat).filter((other, i) => {
      const mayCome = other.hqHexes?.some((hex) => hqHexes.includes(hex)) ?? true;
      return !other.withoutHq && !hqs.has(i) && mayCome;
    });
    if (hqHexes.filter((hex) => !taken.has(hex)).length <= rivals.length)
      refuse(CODE, 'too-few-hexes', { least: rivals.length + 1 }, `${place}.seats[${seat}].hqHexes`);
  });
}

function checkArrivals(desk: Desk): void {
  const { scenario, place, board } = desk;
  scenario.arrivals?.forEach((arrival, i) => {
    const at = `${place}.arrivals[${i}]`;
    checkOwner(desk, arrival.owner, at);
    if (arrival.turn > scenario.limit.turns)
      refuse(CODE, 'after-limit', { turn: arrival.turn, limit: scenario.limit.turns }, `${at}.turn`);
    arrival.units?.forEach((unit, j) => {
      const spot = `${at}.units[${j}]`;
      const tile = knownTileAt(desk, unit.tile, `${spot}.tile`);
      if (!tile.isUnit) refuse(CODE, 'not-a-unit', { tile: unit.tile }, `${spot}.tile`);
      if (tile.isHq) refuse(CODE, 'second-hq', {}, `${spot}.tile`);
      if (tile.structureTile > 0) refuse(CODE, 'partner-missing', {}, `${spot}.tile`);
      if (arrival.owner === undefined) checkNeutral(tile, `${spot}.tile`);
      checkHolder(desk, tile, arrival.owner, `${spot}.tile`);
      if (unit.hexes.length === 0) refuse(CODE, 'empty-list', {}, `${spot}.hexes`);
      for (const hex of unit.hexes) {
        const number = parseHex(hex);
        if (number === undefined || !board.has[number])
          refuse(CODE, 'not-in-play', {}, within(`${spot}.hexes`, hex));
      }
    });
    if (arrival.tiles && arrival.owner === undefined) refuse(CODE, 'field-missing', { field: 'owner' }, at);
    checkCounts(desk, arrival.tiles, arrival.owner, `${at}.tiles`);
  });
}

/** Everybody gets turns. */
function checkCycle({ scenario, place }: Desk): void {
  const { cycle, seats } = scenario;
  if (!cycle) return;
  cycle.forEach((seat, i) => {
    if (seat >= seats.length) refuse(CODE, 'not-playing', { seat }, `${place}.cycle[${i}]`);
  });
  seats.forEach((_, seat) => {
    if (!cycle.includes(seat)) refuse(CODE, 'no-turn', { seat }, `${place}.cycle`);
  });
}

function checkSide({ sides }: Desk, side: number, at: string): void {
  if (!sides.includes(side)) refuse(CODE, 'no-such-side', { side }, at);
}

/** An objective must be possible: the units exist, the hexes can be reached, the turns are there. */
function checkObjective(desk: Desk, objective: ScenarioObjective, at: string): void {
  const { scenario } = desk;
  checkSide(desk, objective.side, `${at}.side`);
  switch (objective.kind) {
    case 'survive':
      if (objective.needed > scenario.limit.turns)
        refuse(CODE, 'after-limit', { turn: objective.needed, limit: scenario.limit.turns }, `${at}.needed`);
      return;
    case 'hold':
      if (objective.least > objective.hexes.length)
        refuse(
          CODE,
          'out-of-reach',
          { needed: objective.least, there: objective.hexes.length },
          `${at}.least`,
        );
      return;
    case 'destroy':
      return checkThere(desk, objective, at, (side) => side !== objective.side);
    case 'deliver':
    case 'evacuate':
      if (objective.hexes.length === 0) refuse(CODE, 'empty-list', {}, `${at}.hexes`);
      checkThere(desk, objective, at, (side) => side === objective.side);
      return checkReach(desk, objective, at);
    default:
      objective satisfies never;
  }
}

/** The tiles of a unit: one, or two for a Structure. */
const refsOf = ({ tile, second }: ScenarioUnit): string[] => (second ? [tile, second.tile] : [tile]);

/** Enough units for it, among those of the sides that fit (nobody's are of side -1). */
function checkThere(
  desk: Desk,
  objective: ScenarioObjective,
  at: string,
  fits: (side: number) => boolean,
): void {
  const { scenario, sides, catalogue } = desk;
  const refs = 'tiles' in objective ? objective.tiles : undefined;
  refs?.forEach((ref, i) => knownTileAt(desk, ref, `${at}.tiles[${i}]`));
  const counts = (ref: string): boolean => refs === undefined || refs.includes(ref);
  const plan = planOf(scenario);
  let there = 0;
  scenario.seats.forEach((_, seat) => {
    if (!fits(sides[seat])) return;
    for (const [tile, times] of tilesEver(plan, seat as SeatId)) {
      const { ref, isUnit, isHq, structureTile } = catalogue.tiles[tile];
      if (isUnit && !isHq && structureTile === 0 && counts(ref)) there += times;
    }
    if (structureBeside(plan, seat).some((tile) => counts(catalogue.tiles[tile].ref))) there += 1;
  });
  // A Structure is one unit, whichever of its tiles is meant; what is nobody's is among no seat's tiles.
  for (const unit of scenario.units ?? []) {
    const isLeftOut = unit.owner === undefined || unit.second !== undefined;
    if (isLeftOut && fits(unit.owner === undefined ? -1 : sides[unit.owner]) && refsOf(unit).some(counts))
      there += 1;
  }
  if (fits(-1)) {
    for (const { owner, units = [], every, times } of scenario.arrivals ?? [])
      if (owner === undefined)
        there += units.filter(({ tile }) => counts(tile)).length * (every === undefined ? 1 : (times ?? 99));
  }
  if (there < objective.needed)
    refuse(CODE, 'out-of-reach', { needed: objective.needed, there }, `${at}.needed`);
}

/** Where units of the objective can come to the board. */
function sourcesOf(desk: Desk, objective: ScenarioObjective): Set<Hex> {
  const { scenario, board, sides, catalogue } = desk;
  const refs = 'tiles' in objective ? objective.tiles : undefined;
  const isOf = (owner: number | undefined, ref: string): boolean =>
    owner !== undefined && sides[owner] === objective.side && (refs === undefined || refs.includes(ref));
  const names: string[] = [];
  for (const unit of scenario.units ?? [])
    if (refsOf(unit).some((ref) => isOf(unit.owner, ref))) names.push(unit.hex, unit.second?.hex ?? unit.hex);
  for (const { owner, units = [] } of scenario.arrivals ?? [])
    for (const { tile, hexes } of units) if (isOf(owner, tile)) names.push(...hexes);
  const plan = planOf(scenario);
  const { decks } = plan;
  scenario.seats.forEach(({ deploy }, seat) => {
    const later = (scenario.arrivals ?? []).some(({ owner, tiles }) => owner === seat && tiles !== undefined);
    const placed = [
      ...decks[seat].filter((tile) => catalogue.tiles[tile].isUnit),
      ...structureBeside(plan, seat),
    ];
    if (later || placed.some((tile) => isOf(seat, catalogue.tiles[tile].ref)))
      names.push(...(deploy ?? board.hexes.map(hexName)));
  });
  return new Set(names.flatMap((name) => parseHex(name) ?? []));
}

/** Each hex hangs together with one where such units come to the board. */
function checkReach(
  desk: Desk,
  objective: ScenarioObjective & { readonly hexes: readonly string[] },
  at: string,
): void {
  const { board } = desk;
  const reached = sourcesOf(desk, objective);
  for (const hex of reached) for (const next of board.neighbours[hex]) reached.add(next);
  for (const name of objective.hexes) {
    const hex = parseHex(name);
    if (hex === undefined || !reached.has(hex)) refuse(CODE, 'cut-off', { hex: name }, `${at}.hexes`);
  }
}

function checkTexts({ texts, seats, objectives = [] }: Scenario, place: string): void {
  for (const [language, each] of Object.entries(texts)) {
    const check = (field: 'goals' | 'victories' | 'objectives', count: number): void => {
      if (each && each[field].length !== count)
        refuse(CODE, 'one-for-each', { field, count }, `${place}.texts.${language}.${field}`);
    };
    check('goals', seats.length);
    check('victories', seats.length);
    check('objectives', objectives.length);
  }
}
