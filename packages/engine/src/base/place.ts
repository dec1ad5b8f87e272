// Where a fault lies, as data: parts from the outside in. Every language has its words for them (@nhex/texts).

/** What is counted: lines and columns of a text from 1, players from 0; or what has a name. */
export type PlacePart =
  | { readonly kind: 'line' | 'column' | 'player'; readonly number: number }
  /** `named`: a field, a path such as `players[0].army`, a hex; `hit`, `actor`: as the text writes them. */
  | { readonly kind: 'named' | 'hit' | 'actor'; readonly name: string };
export type Place = readonly PlacePart[];
/** A place as it may be handed over: all its parts, or the name of the only one. */
export type At = Place | string;

export const placeOf = (at: At): Place => (typeof at === 'string' ? [{ kind: 'named', name: at }] : at);

export const counted = (kind: 'line' | 'column' | 'player', number: number): Place => [{ kind, number }];

const COUNTED: readonly unknown[] = ['line', 'column', 'player'];
const NAMED: readonly unknown[] = ['named', 'hit', 'actor'];

/** Whether a value that comes from outside is a place. */
export const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) &&
  value.every((part: Readonly<Record<string, unknown>> | null) =>
    COUNTED.includes(part?.['kind'])
      ? typeof part?.['number'] === 'number'
      : NAMED.includes(part?.['kind']) && typeof part?.['name'] === 'string',
  );

/** A place inside another one. */
export const within = (outer: At, inner: At): Place => [...placeOf(outer), ...placeOf(inner)];

function partText(part: PlacePart): string {
  if (part.kind === 'named') return part.name;
  return `${part.kind} ${'number' in part ? part.number : part.name}`;
}

/** The place in the English sentence of an error: `line 5: column 2`. */
export const placeText = (place: Place): string => place.map(partText).join(': ');
