// What can be wrong with a puzzle that comes from outside, as data with an English sentence; other languages are in @nhex/texts.

const SENTENCES = {
  'not-an-object': () => 'it must be an object',
  'unknown-field': ({ field }) => `there is no field ${field}`,
  'not-a-text': () => 'it must be a text',
  'not-a-list': () => 'it must be a list of texts',
  'not-a-number': ({ least, most }) => `it must be a whole number from ${least} to ${most}`,
  'not-one-of': ({ allowed }) => `it must be one of ${allowed}`,
  'not-a-duel': () => 'a puzzle needs two players',
  'no-open-turn': () => 'somebody must be at turn, with nothing else open',
  'no-hq': () => 'both HQs must stand on the board',
  'other-hand': () => 'it is not the hand of the position',
  'too-many-tiles': ({ most }) => `a hand has at most ${most} tiles`,
  'too-few-tiles': ({ plays }) => `the hand has fewer than ${plays} tiles`,
  'board-too-full': ({ free, plays }) =>
    `with ${free} free hexes the board could be full after ${plays} plays, and a Battle would come too early`,
  'no-such-unit': ({ hex }) => `there is no enemy unit on ${hex}`,
  'wrong-solution': () => 'it is not a line that can be played here',
  'broken-link': () => 'the link is broken: it holds no puzzle',
  'unknown-key': ({ key }) => `there is no puzzle "${key}"`,
} as const satisfies Record<string, (values: FaultValues) => string>;

export type Fault = keyof typeof SENTENCES;
export type FaultValues = Readonly<Record<string, string | number>>;

export class PuzzleError extends Error {
  override readonly name = 'PuzzleError';
  readonly fault: Fault;
  readonly values: FaultValues;
  /** The field at fault. */
  readonly place: string | undefined;

  constructor(fault: Fault, values: FaultValues = {}, place?: string) {
    const sentence = (SENTENCES[fault] as (values: FaultValues) => string)(values);
    super(place === undefined ? sentence : `${place}: ${sentence}`);
    this.fault = fault;
    this.values = values;
    this.place = place;
  }
}

export function refuse(fault: Fault, values: FaultValues = {}, place?: string): never {
  throw new PuzzleError(fault, values, place);
}
