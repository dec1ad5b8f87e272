// A file that somebody chose, as JSON: what is wrong with it is said in one word.

/** A file that is no JSON value of the expected size. */
export class BadFile extends Error {
  readonly why: 'not-json' | 'too-large';
  constructor(why: 'not-json' | 'too-large') {
    super(why);
    this.why = why;
  }
}

export function readJson(text: string, longest: number): unknown {
  if (text.length > longest) throw new BadFile('too-large');
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile('not-json');
  }
}

/** The same of a file; one that is far too large is not even read. */
export async function readJsonFile(file: File, longest: number): Promise<unknown> {
  if (file.size > longest) throw new BadFile('too-large');
  return readJson(await file.text(), longest);
}
