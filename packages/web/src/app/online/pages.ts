// The addresses of online play below `#/online`.

export type Page =
  | { readonly page: 'lobby' }
  | { readonly page: 'new' /** Who is to be challenged. */; readonly against: string }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'account' }
  | { readonly page: 'player'; readonly name: string }
  | { readonly page: 'leaders' | 'search' }
  | { readonly page: 'lost' };

export function parsePage(path: string): Page {
  const [first = '', argument = ''] = path.split('/');
  switch (first) {
    case '':
      return { page: 'lobby' };
    case 'new':
      return { page: 'new', against: argument };
    case 'account':
      return { page: 'account' };
    case 'player':
      return { page: 'player', name: argument };
    case 'leaders':
    case 'search':
      return { page: first };
    case 'game':
      return { page: 'game', id: argument };
    default:
      return { page: 'lost' };
  }
}

export const gamePath = (id: string): string => `game/${id}`;
export const gameHref = (id: string): string => `#/online/${gamePath(id)}`;
export const playerHref = (name: string): string => `#/online/player/${encodeURIComponent(name)}`;
/** Guests and deleted players have names that nobody can register, and no profile. */
export const hasProfile = (name: string): boolean => /^[\w-]{3,20}$/.test(name) && !name.startsWith('Guest-');
/** The address that others open. */
export const gameLink = (id: string): string => location.href.replace(/#.*$/, '') + gameHref(id);
