// What only the command line says, in Polish.

import type { cli as en } from '../en/cli.ts';
import type { Polish } from './polish.ts';

export const cli: Polish<typeof en> = {
  player: 'gracz {seat}',
  before: 'Przed Bitwą: {points}',
  outcome: 'Wynik {number} z {count}',
  after: 'Sztaby: {points}',
  unit: '{unit}, {owner}: {values}',
  plain: 'nic szczególnego',
};
