// What lies behind the board: a horizon for each army; scenarios bring their own (places.ts). Filled paths in a box of 1000 by
// 240 that stand on its lower edge, drawn for this project.

import { lookOf } from './armies/index.ts';

const HORIZONS: Readonly<Record<string, string>> = {
  // chimneys, cranes and halls of the machine
  moloch:
    'M0 240V170H60V90H84V170H110V60H138V170H180L230 130L280 170V240ZM290 240V150H330V40H352V150H400V110H470V150H520V20H546V150H600V180H640V240ZM660 240V140L720 100L780 140V80H800V30H812V80H850V160H900V120H960V180H1000V240ZM812 30H890V40H812Z',
  // dunes and thorns
  borgo:
    'M0 240V190Q80 150 150 180Q170 120 160 70Q196 110 204 176Q300 130 400 182Q430 110 412 40Q460 90 470 176Q520 150 560 172Q566 120 552 90Q590 120 600 178Q720 130 820 184Q850 130 838 84Q880 120 884 180Q950 160 1000 186V240Z',
  // the broken arena
  hegemony:
    'M0 240V150H40V120H70V150H100V110H130V150H160V110H190V150H220V240H250V180Q280 140 310 180V240H350V180Q380 140 410 180V240H440V130H470V100H500V130H530V150H560V240H600V120H630V90H690V120H720V70H750V120H780V180L820 160V240H850V150Q890 100 930 150V240H960V170H1000V240Z',
  // masts, tents and wire
  outpost:
    'M0 240V200H90L140 150L190 200H240V60H236L246 20L256 60H252V200H330L390 140L450 200H520V110H560V80H580V110H620V200H700L740 160L780 200H830V90H824L838 40L852 90H846V200H1000V240ZM222 90H270V96H222ZM226 120H266V126H226Z',
  // pylons and mirrors
  doomsday:
    'M0 240V200H70L110 40L150 200H240L270 110L300 200H380V150L430 100L480 150V200H560L610 10L660 200H730V170H790V200H850L890 80L930 200H1000V240ZM84 120H136V128H84ZM582 90H638V98H582Z',
  // ruins of anybody's town
  neutral:
    'M0 240V180H50V120H80V140H110V100H150V200H210V160H250V130L280 150V200H350V110H380V70H400V110H430V190H520V150H560V170H590V120H640V200H700V160L740 140V200H800V90H830V130H860V190H940V150H970V190H1000V240Z',
};

export interface Horizon {
  readonly path: string;
  readonly colour: string;
}

const horizonOf = (army: string): Horizon => ({
  path: HORIZONS[army] ?? HORIZONS['neutral'],
  colour: lookOf(army).palette.bright,
});

/** What is seen on the left and on the right behind the board: in a scenario its own place, in the colours of who fights there. */
export function sceneryOf(
  armies: readonly string[],
  place: string | undefined,
): readonly [left: Horizon, right: Horizon] {
  const [left, right] = [armies[0] ?? 'neutral', armies[1] ?? 'neutral'].map(horizonOf);
  return [
    { ...left, path: place ?? left.path },
    { ...right, path: place ?? right.path },
  ];
}
