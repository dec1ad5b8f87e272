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
  | { readonly screen: 'learn' }
  /** A chapter or a rule; empty for all chapters. */
  | { readonly screen: 'rules'; readonly at: string }
  /** The sheet of an army; empty for all of them. Only tiles with that topic, if one is named. */
  | { readonly screen: 'armies'; readonly key: string; readonly has: string }
  | { readonly screen: 'lesson'; readonly key: string; readonly task: number }
  | { readonly screen: 'atlas' /** A scenario; empty: all of them. */; readonly key: string }
  | { readonly screen: 'campaign' /** A campaign; empty: all of them. */; readonly id: string }
  | { readonly screen: 'online'; readonly path: string }
  | { readonly screen: 'puzzles'; readonly path: string }
  | { readonly screen: 'puzzle-link'; readonly text: string }
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
    case 'learn': {
      const [key = '', task = '1'] = argument.split('/');
      if (key === '') return { screen: 'learn' };
      return { screen: 'lesson', key, task: /^[1-9]$/.test(task) ? Number(task) - 1 : 0 };
    }
    case 'atlas':
      return { screen: 'atlas', key: safely(argument) };
    case 'campaign':
      return { screen: 'campaign', id: safely(argument) };
    case 'rules':
      return { screen: 'rules', at: safely(argument) };
    case 'armies': {
      const [key = '', has = ''] = argument.split('/');
      return { screen: 'armies', key: key === 'all' ? '' : safely(key), has: safely(has) };
    }
    case 'online':
      return { screen: 'online', path: safely(argument) };
    case 'puzzles':
      return { screen: 'puzzles', path: safely(argument) };
    case 'z':
      return { screen: 'puzzle-link', text: safely(argument) };
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
    case 'lesson':
      return `#/learn/${route.key}${route.task > 0 ? `/${route.task + 1}` : ''}`;
    case 'atlas':
      return route.key === '' ? '#/atlas' : `#/atlas/${encodeURIComponent(route.key)}`;
    case 'campaign':
      return route.id === '' ? '#/campaign' : `#/campaign/${encodeURIComponent(route.id)}`;
    case 'rules':
      return route.at === '' ? '#/rules' : `#/rules/${encodeURIComponent(route.at)}`;
    case 'armies':
      return `#/armies${route.key || route.has ? `/${encodeURIComponent(route.key || 'all')}` : ''}${route.has ? `/${encodeURIComponent(route.has)}` : ''}`;
    case 'online':
      return route.path === '' ? '#/online' : `#/online/${route.path}`;
    case 'puzzles':
      return route.path === '' ? '#/puzzles' : `#/puzzles/${encodeURIComponent(route.path)}`;
    case 'puzzle-link':
      return `#/z/${encodeURIComponent(route.text)}`;
    case 'lost':
      return route.hash;
    case 'replays':
    case 'settings':
    case 'help':
    case 'learn':
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
