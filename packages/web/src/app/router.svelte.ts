// Where in the client we are: the URL's hash, so that any static host will do.

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly hotSeat: boolean }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'replays' }
  | { readonly screen: 'replay'; readonly id: string }
  | { readonly screen: 'shared'; readonly data: string; readonly at: number | undefined }
  | { readonly screen: 'position'; readonly text: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'help' }
  | { readonly screen: 'lost'; readonly hash: string };

const safely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export function parseRoute(hash: string): Route {
  const [first = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  const argument = rest.join('/');
  switch (first) {
    case '':
      return { screen: 'home' };
    case 'new':
      return { screen: 'new', hotSeat: argument === 'hot-seat' };
    case 'table':
      return { screen: 'table', id: safely(argument) };
    case 'replays':
      return { screen: 'replays' };
    case 'replay':
      return { screen: 'replay', id: safely(argument) };
    case 'g': {
      const [data = '', at] = argument.split('/');
      return { screen: 'shared', data, at: at !== undefined && /^\d+$/.test(at) ? Number(at) : undefined };
    }
    case 'p':
      return { screen: 'position', text: safely(argument) };
    case 'settings':
      return { screen: 'settings' };
    case 'help':
      return { screen: 'help' };
    default:
      return { screen: 'lost', hash };
  }
}

export function makeRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'new':
      return route.hotSeat ? '#/new/hot-seat' : '#/new';
    case 'table':
      return `#/table/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}`;
    case 'shared':
      return `#/g/${route.data}${route.at === undefined ? '' : `/${route.at}`}`;
    case 'position':
      return `#/p/${encodeURIComponent(route.text)}`;
    case 'lost':
      return route.hash;
    case 'replays':
    case 'settings':
    case 'help':
      return `#/${route.screen}`;
  }
}

class Router {
  route: Route = $state.raw({ screen: 'home' });

  start(): void {
    this.route = parseRoute(location.hash);
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
    });
  }

  go(route: Route, replace = false): void {
    const hash = makeRoute(route);
    if (replace) history.replaceState(undefined, '', hash);
    else history.pushState(undefined, '', hash);
    this.route = route;
  }
}

export const router = new Router();
