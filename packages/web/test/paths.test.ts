// What a person picks for a choice follows from the engine's table of shapes.

import {
  applyChoice,
  type Choice,
  type ChoiceType,
  gameFrom,
  type Hex,
  hexName,
  packChoice,
  parseArmy,
  parseHex,
  rulesOf,
  type State,
  type TileInfo,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { GameController } from '../src/app/game/controller.svelte.ts';
import { type Path, pathsOf } from '../src/app/game/paths.ts';
import { ghostOf, unitsOf } from '../src/app/game/picture.ts';
import { PERSON } from '../src/app/game/players.ts';
import { promptOf } from '../src/app/game/prompt.ts';
import { choiceLabel } from '../src/app/words.ts';
import { plainThinker } from './helpers.ts';
import { FORTRESS, positionOf, type Standing, type Structures } from './positions.ts';

const h = (name: string): Hex => parseHex(name) as Hex;
const ARMIES = ['fortress', 'moloch'];
const HQS: Readonly<Record<string, Standing>> = { b4: ['fortress/hq', 0, 0], f2: ['moloch/hq', 1, 0] };
const WALL: Structures = { 'd4-d3': ['fortress/structure-1a', 'fortress/structure-2a', 0] };

const stateWith = (
  board: Readonly<Record<string, Standing>>,
  hand: readonly string[],
  structures: Structures = {},
): State => positionOf(ARMIES, { ...HQS, ...board }, hand, { ownArmies: [parseArmy(FORTRESS)] }, structures);

function tableAt(state: State): GameController {
  const services = { thinker: plainThinker((codes) => codes[0]), now: () => 0, botPace: () => 0 };
  const seating = {
    id: 'x',
    players: [PERSON, PERSON],
    preview: false,
    minutes: 0,
    bonus: 0,
    used: [],
    created: 0,
  };
  const table = new GameController(gameFrom(state), seating, { ...services, asksHandOver: () => false });
  table.begin();
  return table;
}

const pathsOfType = (table: GameController, verb: ChoiceType): Path[] =>
  table.picking.paths.filter((path) => path.verb === verb);
const everyWay = (table: GameController): void =>
  expect(new Set(table.picking.paths.map(({ choice }) => packChoice(choice)))).toEqual(
    new Set(table.request?.codes),
  );

describe('a Structure', () => {
  test('may be turned by itself: pick a tile, turn it, confirm', () => {
    const table = tableAt(stateWith({}, ['fortress/battle'], WALL));
    everyWay(table);
    expect(new Set(pathsOfType(table, 'pivot').map(({ hexes }) => hexes.map(hexName).join()))).toEqual(
      new Set(['d4', 'd3']),
    );
    table.picking.tap(h('d3'));
    expect(table.picking.pending).toEqual({ type: 'pivot', hex: h('d3'), rotation: 1 });
    expect(choiceLabel(table.picking.pending as Choice, table.state)).toBe('Turn it');
    const { lifted, ghost } = ghostOf(table);
    expect([lifted, ghost?.hex, ghost?.rotation]).toEqual([h('d3'), h('d3'), 1]);
    // Only the tile that is turned is lifted.
    const left = unitsOf(table.state, lifted).find(({ whole }) => whole);
    expect(left?.tiles.map(({ hex }) => hex)).toEqual([h('d4')]);
    expect(table.picking.confirm()).toBe(true);
    expect(pathsOfType(table, 'pivot')).toEqual([]);
  });

  test('moves one of its tiles, and with Recon either of them once more', () => {
    const table = tableAt(
      stateWith({ c5: ['fortress/scout', 0, 0] }, ['fortress/move', 'fortress/battle'], WALL),
    );
    const move = table.request?.choices.find(
      (choice) => choice.type === 'move' && choice.from === h('d3') && choice.to === h('e3'),
    );
    if (!move) throw new Error('it cannot move');
    table.choose(move);
    expect(table.request?.stage).toBe('step');
    everyWay(table);
    const steps = pathsOfType(table, 'step-tile');
    expect(new Set(steps.map(({ hexes }) => hexName(hexes[0])))).toEqual(new Set(['d4', 'e3']));
    expect(steps.every(({ hexes }) => hexes.length === 2)).toBe(true);
    table.picking.tap(h('d4'));
    expect(promptOf(table)).toBe('Pick where it goes; its own hex to only turn it');
  });
});

describe('a sharpshooter', () => {
  test('is asked whom it shoots at; the target is picked, everything else is known', () => {
    const table = tableAt(
      stateWith(
        { d6: ['fortress/archer', 0, 0], d4: ['moloch/blocker', 1, 0], d3: ['moloch/blocker', 1, 0] },
        ['fortress/battle'],
      ),
    );
    table.choose({ type: 'battle' });
    table.sceneOver();
    expect(table.request?.stage).toBe('aim');
    expect(promptOf(table)).toBe('Archer on d6: whom does it shoot at?');
    everyWay(table);
    const aims = pathsOfType(table, 'aim');
    expect(aims.map(({ hexes }) => hexes.map(hexName))).toEqual([['d4'], ['d3']]);
    expect(new Set(aims.map(({ group }) => group)).size).toBe(1);
    expect(choiceLabel(aims[1].choice, table.state)).toBe('Shoot at Blocker on d3');
  });
});

describe('what is really special', () => {
  const wall = stateWith({}, [], {});
  test('a patient is picked before the Medic', () => {
    const [path] = pathsOf([{ type: 'treat', medic: h('d4'), patient: h('d3') }], []);
    expect(path.hexes).toEqual([h('d3'), h('d4')]);
  });
  test('a Transport is what it is done with, not picked', () => {
    const ride = (via: string): Choice => ({
      type: 'transport',
      via: h(via),
      from: h('d3'),
      to: h('d2'),
      rotation: 4,
    });
    const paths = pathsOf([ride('d4'), ride('d5')], []);
    expect(paths.map(({ hexes, turn }) => [hexes, turn])).toEqual([
      [[h('d3'), h('d2')], 4],
      [[h('d3'), h('d2')], 4],
    ]);
    expect(new Set(paths.map(({ group }) => group)).size).toBe(2);
  });
  test('a small bomb is picked by any of its hexes', () => {
    const bombs = [
      { type: 'small-bomb', hexes: [h('d3'), h('d4'), h('e3')] },
      { type: 'small-bomb', hexes: [h('c3'), h('d3'), h('d4')] },
    ] as const;
    const paths = pathsOf(bombs as unknown as Choice[], []);
    expect(paths.filter(({ hexes }) => hexes[0] === h('d4')).map(({ turn }) => turn)).toEqual([0, 1]);
    expect(paths.filter(({ hexes }) => hexes[0] === h('e3')).map(({ turn }) => turn)).toEqual([0]);
  });
  test('every choice that is made leads on', () => {
    const table = tableAt(wall);
    const end = table.request?.choices.find(({ type }) => type === 'end') as Choice;
    expect(applyChoice(wall, end).state.turn.number).toBe(6);
  });
});

test('[VAR-6] the tile that comes in for a discarded one is the one that lies beside the board', () => {
  const board = { b4: ['borgo/hq', 0, 0], f2: ['moloch/hq', 1, 0] } as const;
  const state = positionOf(['borgo', 'moloch'], board, ['borgo/claws'], { variants: ['mad-bomber-2'] });
  const { catalogue } = rulesOf(state.options);
  const [claws] = state.seats[0].hand;
  // Whatever lies there.
  for (const ref of ['neutral/mad-bomber', 'moloch/hybrid']) {
    const beside = catalogue.byRef.get(ref) as TileInfo;
    const table = tableAt({ ...state, beside: [beside.id] });
    const way = table.picking.groupsOfTile(claws).find(({ verb }) => verb === 'bomber');
    table.picking.select(way?.key);
    table.picking.tap(h('c3'));
    expect(ghostOf(table).ghost?.tile.ref).toBe(ref);
    const placed = applyChoice(table.state, table.picking.pending as Choice).state;
    expect(placed.units.tile[h('c3')]).toBe(beside.id);
  }
});
