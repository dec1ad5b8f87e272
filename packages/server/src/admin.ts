// `npm run admin -- <command>`: what an operator does from the command line.

import { Command } from 'commander';
import { backup, restore } from './admin/backup.ts';
import { Moderation } from './admin/moderate.ts';
import { ConfigError, configFrom } from './config.ts';
import { ApiError } from './errors.ts';
import { DataInUse } from './store/embedded.ts';

const program = new Command('admin').description(
  'the NHex server from the inside (DATABASE_URL, NHEX_DATA as for npm start)',
);

const moderate = async (work: (moderation: Moderation) => Promise<void>): Promise<void> => {
  const moderation = await Moderation.open(configFrom(process.env));
  try {
    await work(moderation);
  } finally {
    await moderation.close();
  }
};

program
  .command('players')
  .description('accounts and bots whose name holds a word, as JSON')
  .argument('[word]', 'part of a name', '')
  .action((word: string) =>
    moderate(async (m) => console.log(JSON.stringify(await m.players(word), null, 2))),
  );
program
  .command('ban')
  .description('a player can do nothing any more')
  .argument('<player>', 'name or id')
  .action((who: string) => moderate((m) => m.ban(who, true)));
program
  .command('unban')
  .argument('<player>', 'name or id')
  .action((who: string) => moderate((m) => m.ban(who, false)));
program
  .command('rename')
  .argument('<player>', 'name or id')
  .argument('<name>', 'the new name')
  .action((who: string, name: string) => moderate((m) => m.rename(who, name)));
program
  .command('delete')
  .description('delete a player by request: games are given up, an empty name stays at the tables of others')
  .argument('<player>', 'name or id')
  .action((who: string) => moderate((m) => m.remove(who)));
program
  .command('close')
  .description('end a game without a winner')
  .argument('<game>', 'its id')
  .action((game: string) => moderate((m) => m.closeTable(game)));
program
  .command('reports')
  .description('what players told about each other and nobody has looked at, as JSON')
  .action(() => moderate(async (m) => console.log(JSON.stringify(await m.reports(), null, 2))));
program
  .command('handled')
  .description('a report has been looked at')
  .argument('<report>', 'its id')
  .action((report: string) => moderate((m) => m.handled(report)));
program
  .command('backup')
  .description('write a backup into a new folder; the server may be running')
  .argument('<folder>')
  .action((folder: string) => backup(configFrom(process.env), folder));
program
  .command('restore')
  .description('put a backup in place of what is there; the server must not be running')
  .argument('<folder>')
  .action((folder: string) => restore(configFrom(process.env), folder));

try {
  await program.parseAsync();
} catch (error) {
  const known = error instanceof ConfigError || error instanceof ApiError || error instanceof DataInUse;
  console.error(known ? error.message : `internal error: ${error instanceof Error ? error.message : error}`);
  process.exitCode = known ? 2 : 1;
}
