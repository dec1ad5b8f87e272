// Which games are played with the coach, and whether the first duel is still to be offered; kept in localStorage.

const GAMES = 'nhex-coached';
const OFFER = 'nhex-first-duel';
const MOST = 20;

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not kept: the coach is there until the page closes.
  }
}

let games: readonly string[] = (read(GAMES) ?? '').split(' ').filter(Boolean);

export const isCoached = (id: string): boolean => games.includes(id);

export function setCoached(id: string, coached: boolean): void {
  games = [...games.filter((each) => each !== id), ...(coached ? [id] : [])].slice(-MOST);
  write(GAMES, games.join(' '));
}

/** Nobody has said yes or no to it in this browser. */
export const isOfferOpen = (): boolean => read(OFFER) === undefined;
export const closeOffer = (): void => write(OFFER, 'answered');
