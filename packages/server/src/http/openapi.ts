// The description that programs read (GET /api/openapi.json): what each route is for, what it answers, who may call it.

import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifySchema, RouteOptions } from 'fastify';
import { scopeOf } from './caller.ts';

const SUMMARIES: Readonly<Record<string, string>> = {
  'POST /api/guest': 'Makes a guest: a name and a token, nothing else is asked.',
  'POST /api/register': 'Makes an account; a guest who calls becomes it, with all games.',
  'POST /api/login': 'Name and password for a new token.',
  'POST /api/logout': 'Ends the token that is shown.',
  'POST /api/recover': 'A new password by the recovery code; all other tokens end.',
  'GET /api/me': 'Who the caller is; visitors get null.',
  'GET /api/account': 'The account of the caller.',
  'DELETE /api/account': 'Deletes the account or guest; running games are given up.',
  'POST /api/account/password': 'Changes the password; all other tokens end.',
  'POST /api/account/recovery': 'A new recovery code; the old one is worthless then.',
  'GET /api/account/export': 'Everything that is kept about the caller.',
  'GET /api/account/tokens': 'Sessions and tokens of the caller.',
  'POST /api/account/tokens': 'A token for a program, with scopes.',
  'DELETE /api/account/tokens/{id}': 'Ends a token.',
  'GET /api/account/bots': 'The bot accounts of the caller.',
  'POST /api/account/bots': 'Makes a bot account and its token.',
  'GET /api/account/games': 'Games of the caller, the newest first.',
  'GET /api/account/invitations': 'Open tables at which a seat is kept for the caller.',
  'GET /api/account/mutes': 'Whom the caller does not hear.',
  'PUT /api/account/mutes/{id}': 'Neither chat nor invitations of this player come through any more.',
  'DELETE /api/account/mutes/{id}': 'Hears this player again.',
  'GET /api/account/holiday': 'The holiday of the caller, and how many days are left this year.',
  'POST /api/account/holiday': 'Begins a holiday: no by-turns game is lost on time meanwhile.',
  'DELETE /api/account/holiday': 'Comes back early.',
  'POST /api/account/push': 'Adds a browser that is told by web push.',
  'DELETE /api/account/push': 'That browser is told no more.',
  'POST /api/account/mail': 'Sends a code to an address that wants mails.',
  'POST /api/account/mail/confirm': 'The code that came back: mails are sent from now on.',
  'DELETE /api/account/mail': 'No more mails; the address is forgotten.',
  'GET /api/events': 'What concerns the caller, as it happens.',
  'GET /api/notices': 'Which notices and which chat this server offers.',
  'GET /api/games': 'Public games by status.',
  'POST /api/games': 'Makes a table.',
  'GET /api/games/{id}': 'A game as the caller may see it, with the open choices for who must decide.',
  'GET /api/games/{id}/stream': 'The game as it happens.',
  'GET /api/games/{id}/record': 'The record: every choice and draw; after the end with the seed.',
  'POST /api/games/{id}/join': 'Sits down.',
  'POST /api/games/{id}/choices': 'Makes a choice; answered only when it is stored.',
  'POST /api/games/{id}/take-back': 'Takes the last choice back where table and rules allow it.',
  'POST /api/games/{id}/resign': 'Gives up, or leaves a table that has not begun.',
  'POST /api/games/{id}/draw': 'Offers a draw, or agrees to one.',
  'POST /api/games/{id}/decline': 'Declines a draw, or takes the offer back.',
  'POST /api/games/{id}/rematch': 'Wants to play again with the armies swapped.',
  'POST /api/games/{id}/refuse': 'Says no to an invitation.',
  'POST /api/games/{id}/draft': 'Bans or picks an army.',
  'POST /api/games/{id}/chat': 'Says something at the table.',
  'GET /api/games/{id}/chat': 'What was said at the table.',
  'GET /api/matches/{id}': 'A match: its games, the score, the winner.',
  'POST /api/pairing': 'Looks for an opponent.',
  'GET /api/pairing': 'Whether the caller waits, or was paired.',
  'DELETE /api/pairing': 'Looks no more.',
  'GET /api/paces': 'The clocks of quick pairing.',
  'GET /api/players/{name}': 'The profile of a player: ratings, results by army.',
  'GET /api/players/{name}/games': 'Public games of a player.',
  'POST /api/players/{id}/report': 'Reports a player to the operator.',
  'GET /api/leaderboards/{kind}': 'Who is rated highest.',
  'GET /api/armies': 'How armies do against each other, and what ratings make of it.',
  'GET /api/search': 'Finished public games by player, army, length, result.',
  'GET /api/exports': 'The months that can be had.',
  'GET /api/exports/{month}': 'Every finished public game of a month.',
  'GET /replay/{id}': 'A page to share, with a preview.',
  'GET /replay/{id}/picture.svg': 'The board as a picture.',
  'GET /replay/{id}/picture.png': 'The board as a picture.',
  'GET /health': 'The process lives.',
  'GET /ready': 'The database answers, too.',
  'GET /metrics': 'Figures for Prometheus.',
};

/** What is answered where it is no JSON. */
const CONTENT: Readonly<Record<string, string>> = {
  'GET /api/events': 'application/x-ndjson',
  'GET /api/games/{id}/stream': 'application/x-ndjson',
  'GET /api/games/{id}/record': 'text/plain',
  'GET /api/exports/{month}': 'application/x-ndjson',
  'GET /replay/{id}': 'text/html',
  'GET /replay/{id}/picture.svg': 'image/svg+xml',
  'GET /replay/{id}/picture.png': 'image/png',
  'GET /metrics': 'text/plain',
};

function described(schema: FastifySchema, url: string, route: RouteOptions): FastifySchema {
  const method = [route.method].flat().find((each) => each !== 'HEAD');
  const key = `${method} ${url.replace(/:(\w+)/g, '{$1}')}`;
  const summary = SUMMARIES[key];
  const content = CONTENT[key];
  const needed = scopeOf(route.onRequest);
  return {
    ...schema,
    ...(summary === undefined ? {} : { summary }),
    ...(needed === undefined ? {} : { security: needed.must ? [{ token: [] }] : [{}, { token: [] }] }),
    ...(content === undefined
      ? {}
      : {
          produces: [content],
          response: { ...(schema.response as object), 200: { type: 'string', description: summary } },
        }),
  };
}

export const openapi: FastifyDynamicSwaggerOptions = {
  openapi: {
    info: {
      title: 'NHex',
      version: '1',
      description:
        'Online games of Neuroshima Hex (unofficial). docs/online-api.md says how the routes go together.',
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  },
  transform: ({ schema, url, route }) => ({ schema: described(schema ?? {}, url, route), url }),
};
