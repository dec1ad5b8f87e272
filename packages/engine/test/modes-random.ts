// Random complete games of any mode with any variants, and what must hold at every moment of them.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  applyChoice,
  type Code,
  cloneState,
  codesOf,
  codeType,
  deciderOf,
  EDITIONS,
  type GameOptionsInput,
  gameFrom,
  LEADERS,
  MODE_RULES,
  type Mode,
  makePosition,
  NhexError,
  newState,
  nextRandom,
  PRINTED_CATALOGUE,
  packChoice,
  playInPlace,
  playUnheard,
  randomBelow,
  rulesOf,
  type SeatId,
  type State,
  seedFrom,
  stageOf,
  type TileId,
  type TileInfo,
  tilesOfArmy,
  unitsOn,
  unpackChoice,
} from '../src/index.ts';

const ARMIES = ['borgo', 'hegemony', 'moloch', 'outpost', 'doomsday'];
const BOMBERS = ['mad-bomber', 'mad-bomber-mercenary', 'mad-bomber-2'] as const;

/** Two sides, each with one leader (LEAD-5). */
const LEADER_MODES: readonly Mode[] = ['duel', 'team', 'one-vs-two'];

const MANNERS = ['even', 'by-kind', 'fierce'] as const;

export interface RandomGame {
  readonly options: GameOptionsInput;
  readonly seed: number;
  /** Every choice alike, kinds of choice first, or as many tiles and Battles as possible. */
  readonly manner: (typeof MANNERS)[number];
  /** HQ points left at the start (points missing to 20 in a scored game); undefined for a whole game. */
  readonly left: number | undefined;
}

/** Every game that can be created in that mode. */
export function games(mode: Mode): fc.Arbitrary<RandomGame> {
  const [least, most] = MODE_RULES[mode].players;
  return fc
    .record({
      armies: fc.array(fc.constantFrom(...ARMIES), { minLength: least, maxLength: most }),
      edition: fc.constantFrom(...EDITIONS),
      expanded: fc.boolean(),
      start: fc.boolean(),
      reinforcement: fc.boolean(),
      mercenaries: fc.boolean(),
      two: fc.boolean(),
      bomber: fc.option(fc.constantFrom(...BOMBERS), { nil: undefined }),
      structures: fc.boolean(),
      leaders: fc.boolean(),
      strikeAllies: fc.boolean(),
      seed: fc.nat(),
      manner: fc.constantFrom(...MANNERS),
      left: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    })
    .map((pick) => {
      const players = pick.armies.length;
      const few = players <= 4;
      const variants: NonNullable<GameOptionsInput['variants']>[number][] = [];
      if (pick.start) variants.push('alternative-start');
      if (pick.reinforcement) variants.push('reinforcement');
      if (pick.mercenaries && few) variants.push('mercenaries');
      if (pick.bomber && (few || pick.bomber !== 'mad-bomber-mercenary')) variants.push(pick.bomber);
      if (pick.structures && few) variants.push('structures');
      if (pick.leaders && LEADER_MODES.includes(mode)) variants.push('leaders');
      const hasMercenaries = variants.includes('mercenaries') || variants.includes('mad-bomber-mercenary');
      const options: GameOptionsInput = {
        mode,
        edition: pick.edition,
        armies: pick.armies,
        board: players > 4 || (pick.expanded && players === 4) ? 'expanded' : 'main',
        variants,
        mercenariesEach: hasMercenaries && pick.two && players === 2 ? 2 : 1,
        strikeAllies: pick.edition === '2025' ? pick.strikeAllies : true,
      };
      return { options, seed: pick.seed, manner: pick.manner, left: pick.left };
    });
}

const count = (tiles: readonly TileId[]): string => [...tiles].sort((a, b) => a - b).join();
const infoOf = (tile: TileId): TileInfo => PRINTED_CATALOGUE.tiles[tile];
const isOfStructure = (tile: TileId): boolean => infoOf(tile).structureTile > 0;
const isNeutral = (tile: TileId): boolean => infoOf(tile).army === 'neutral';
const ofArmy = (army: string): TileInfo[] => tilesOfArmy(PRINTED_CATALOGUE, army);

/** The tiles on the board, of one owner or of all. */
const onBoard = (state: State, seat?: number): TileId[] =>
  unitsOn(state.units)
    .filter(({ owner }) => seat === undefined || owner === seat)
    .flatMap(({ tiles }) => tiles.map(({ tile }) => tile));

/** What is asked before anybody has placed an HQ (LEAD-1, VAR-3). */
const BEFORE_HQS: readonly string[] = ['deal', 'leader', 'mercenary'];

/** The tiles of the army a seat plays, wherever they are now. */
function tilesOfSeat(state: State, number: number): TileId[] {
  const { hand, deck, top, discard, mercenaries } = state.seats[number];
  const tiles = [...hand, ...deck, ...top, ...discard, ...mercenaries, ...onBoard(state, number)].filter(
    (id) => !isNeutral(id) && !isOfStructure(id),
  );
  const stage = stageOf(state);
  const waitsForHq = BEFORE_HQS.includes(stage) || (stage === 'hq' && number >= deciderOf(state));
  const hqs = ofArmy(state.options.armies[number]).filter((info) => info.isHq && waitsForHq);
  return [...tiles, ...hqs.map((info) => info.id)];
}

const wholeArmy = (army: string): TileId[] =>
  ofArmy(army).flatMap((info) => Array.from({ length: info.face.count }, () => info.id));

function neutralTiles(state: State): TileId[] {
  const lists = state.seats.flatMap((s) => [s.hand, s.deck, s.top, s.discard, s.mercenaries]);
  return [...lists.flat(), ...onBoard(state), ...state.beside, ...state.removed].filter(isNeutral);
}

/** Tiles that a leader brings at the most. */
const MOST_FROM_LEADERS = Math.max(
  ...LEADERS.flatMap(({ uses }) =>
    uses.map((use) => (use.kind === 'levy' ? use.tiles : 'more' in use ? use.more : 0)),
  ),
);

function fail(what: string, state: State): never {
  throw new Error(`${what} (stage ${stageOf(state)}, turn ${state.turn.number}, seat ${state.turn.seat})`);
}

/** A Structure lies beside the board, or one side of each of its tiles is on the board or discarded (STR-1). */
function checkStructure(state: State, number: number): void {
  const { structure, alive, hand, deck, top, discard } = state.seats[number];
  if ([...hand, ...deck, ...top].some(isOfStructure)) fail('a Structure that can be drawn', state);
  const used = [...discard, ...onBoard(state, number)]
    .filter(isOfStructure)
    .map((id) => infoOf(id).structureTile);
  const isInPlay = state.options.variants.includes('structures') && alive && !structure;
  if (used.length > 0 || isInPlay) {
    if (structure || used.sort().join() !== '1,2') fail(`the Structure of player ${number}`, state);
  }
}

/** No tile is lost or doubled, units stand on the board in play, points are within their bounds. */
function checkTable(state: State, neutral: string): void {
  const { options, seats, units } = state;
  const { mode, edition, board } = rulesOf(options);
  options.armies.forEach((army, seat) => {
    if (count(tilesOfSeat(state, seat)) !== count(wholeArmy(army))) fail(`tiles of player ${seat}`, state);
    checkStructure(state, seat);
  });
  if (count(neutralTiles(state)) !== neutral) fail('neutral tiles', state);
  const hqs = new Set<number>();
  for (const { owner, wounds, tiles } of unitsOn(units)) {
    const [{ hex, tile }] = tiles;
    if (tiles.some((each) => !board.has[each.hex])) fail('half a unit off the board', state);
    if (!board.has[hex]) fail(`a unit off the board on ${hex}`, state);
    const info = infoOf(tile);
    if (!info.isUnit) fail(`an instant on the board on ${hex}`, state);
    if (info.isHq && (hqs.has(owner) || wounds > 0)) fail('HQ', state);
    if (info.isHq) hqs.add(owner);
  }
  seats.forEach((seat, number) => {
    const most = mode.scored ? 20 : mode.startPoints(number as SeatId, edition);
    if (seat.hq < 0 || seat.hq > most || !Number.isInteger(seat.hq)) fail(`points ${seat.hq}`, state);
    if (!seat.alive && (seat.hand.length > 0 || seat.deck.length > 0))
      fail('a player who is out holds tiles', state);
    const isOwnTurn = number === state.turn.seat;
    const drawnUpTo = options.variants.includes('reinforcement') ? 6 : 3;
    const more = options.variants.includes('leaders') ? MOST_FROM_LEADERS : 0;
    if (seat.hand.length > drawnUpTo + more) fail('hand', state);
    if (!isOwnTurn && stageOf(state) === 'turn' && seat.alive && !state.battle) {
      if (mode.elimination && !hqs.has(number)) fail(`player ${number} goes on without an HQ`, state);
    }
  });
}

/** Some listed choices apply, some unlisted ones are refused, and neither changes the given state. */
function checkChoices(state: State, codes: readonly Code[], pick: (below: number) => number): void {
  if (new Set(codes).size !== codes.length) fail('a choice is listed twice', state);
  for (const code of codes)
    if (packChoice(unpackChoice(code)) !== code) fail(`code ${code} does not survive`, state);
  const before = cloneState(state);
  for (let i = 0; i < 2; i++) {
    const code = codes[pick(codes.length)];
    const heard = applyChoice(state, code);
    // With the same draws, whether somebody listens changes nothing.
    const unheard = playUnheard(gameFrom(state), code, heard.draws);
    if (makePosition(unheard.state) !== makePosition(heard.state)) fail('nobody listened', state);
  }
  const type = codes[pick(codes.length)] & 63;
  for (const code of [pick(2 ** 29), type | (pick(2 ** 23) << 6), (pick(64) | (codes[0] & ~63)) >>> 0]) {
    if (codes.includes(code)) continue;
    try {
      applyChoice(state, code);
    } catch (error) {
      if (error instanceof NhexError && error.code === 'illegal-choice') continue;
      throw error;
    }
    fail(`unlisted code ${code} was accepted`, state);
  }
  if (!isDeepStrictEqual(before, state)) fail('the old state changed', state);
}

const MOST_CHOICES = 20_000;

export interface Played {
  readonly state: State;
  readonly choices: number;
  readonly kinds: ReadonlySet<string>;
}

/** The choices among which this manner of playing picks. */
function among(
  codes: readonly Code[],
  manner: RandomGame['manner'],
  pick: (below: number) => number,
): readonly Code[] {
  if (manner === 'even') return codes;
  const types = [...new Set(codes.map(codeType))];
  const fierce = types.filter((type) => type === 'battle' || type === 'place');
  const from = manner === 'fierce' && fierce.length > 0 ? fierce : types;
  const type = from[pick(from.length)];
  return codes.filter((code) => codeType(code) === type);
}

/** A new game, with few points left if that is wanted, so that HQs fall and scores are reached. */
function begin({ options, seed, left }: RandomGame): State {
  const state = newState(options, seed);
  if (left !== undefined)
    for (const seat of state.seats) seat.hq = rulesOf(state.options).mode.scored ? 20 - left : left;
  return state;
}

/** Plays one game to its end; throws when anything is wrong on the way. `thorough`: one in how many moments is examined. */
export function playRandomly(game: RandomGame, thorough: number): Played {
  let rng = seedFrom(game.seed, 99);
  const pick = (below: number): number => {
    rng = nextRandom(rng);
    return randomBelow(rng, below);
  };
  const state = begin(game);
  const neutral = count(neutralTiles(state));
  const kinds = new Set<string>();
  let choices = 0;
  for (; stageOf(state) !== 'over'; choices++) {
    if (choices > MOST_CHOICES) fail('the game does not end', state);
    const codes = codesOf(state);
    if (codes.length === 0) fail('nobody can choose anything', state);
    const decider = deciderOf(state);
    if (!(decider in state.seats)) fail(`decider ${decider}`, state);
    if (pick(thorough) === 0) {
      checkTable(state, neutral);
      checkChoices(state, codes, pick);
    }
    const open = among(codes, game.manner, pick);
    const code = open[pick(open.length)];
    kinds.add(codeType(code));
    playInPlace(state, code);
  }
  checkTable(state, neutral);
  if (!state.result) fail('no result', state);
  if (codesOf(state).length > 0) fail('choices after the end', state);
  return { state, choices, kinds };
}
