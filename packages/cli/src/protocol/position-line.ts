// The position line of a duel's turn, from what the protocol tells of it: for a bot whose own game went another way
// because its rules are those of another version. The form is the first one, nhex1, which every version reads.

interface Unit {
  readonly tile: string;
  readonly owner: number | null;
  readonly rotation: number;
  readonly wounds: number;
}

interface Seat {
  readonly hq: number;
  readonly alive: boolean;
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly top: readonly string[];
  readonly discard: readonly string[];
}

export interface ToldState {
  readonly board: Readonly<Record<string, Unit>>;
  readonly players: readonly Seat[];
  readonly turn: { readonly number: number; readonly seat: number };
  readonly turnsLeft: number | null;
}

export interface ToldOptions {
  readonly edition: string;
  readonly mode: string;
  readonly board: string;
  readonly armies: readonly string[];
  readonly variants: readonly string[];
}

const keyOf = (ref: string): string => ref.replace(/^.*\//, '');
const keys = (refs: readonly string[]): string => refs.map(keyOf).join('~');

/** Undefined where what is told does not suffice: other games than plain duels, other decisions than those of a turn. */
export function positionLine(options: ToldOptions, stage: string, state: ToldState): string | undefined {
  const { edition, mode, board, armies, variants } = options;
  if (mode !== 'duel' || variants.length > 0 || (stage !== 'turn' && stage !== 'forced-discard'))
    return undefined;
  const { number, seat } = state.turn;
  const other = 1 - seat;
  const units = Object.entries(state.board).map(([hex, { tile, owner, rotation, wounds }]) =>
    [hex, owner, keyOf(tile), rotation, wounds].join('.'),
  );
  const seats = state.players.map(({ hq, alive, hand, deck, top, discard }) =>
    [hq, alive ? 1 : 0, keys(hand), keys(deck), keys(top), keys(discard), ''].join('.'),
  );
  // What was played, moved and turned before this decision is not told: it may ask for more than is allowed.
  const turn = [number, seat, seat, Math.min(3, number), 0, 0, 3, 0, '', '', '', ''];
  const endings = [`${other}..-.${other}`, `${seat}.${other}.-.${seat}`];
  const ending = state.turnsLeft === null ? '' : endings[Math.min(1, state.turnsLeft)];
  return [
    'nhex1',
    [edition.replace('.', ''), mode, board, armies.join('~'), '', 1, 1].join('.'),
    stage,
    units.join(';'),
    seats.join(';'),
    turn.join('.'),
    '',
    '',
    0,
    ending,
    '',
    '.',
  ].join('/');
}
