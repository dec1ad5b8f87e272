// What every symbol and ability means, in English and in our own words.

import type { Message } from '../message.ts';
import type { HelpTopic, Topic } from '../topics.ts';

export const topics = {
  // symbols on the edges
  melee: {
    title: 'Blow',
    text: {
      one: 'A short wedge: hits the enemy right next to this edge. {count} wound.',
      other: 'Short wedges: hits the enemy right next to this edge. {count} wounds, one for each wedge.',
    },
  },
  ranged: {
    title: 'Shot',
    text: {
      one: 'A long arrow: flies in a straight line over friends and gaps and hits the first enemy. {count} wound.',
      other:
        'Long arrows: fly in a straight line over friends and gaps and hit the first enemy. {count} wounds.',
    },
  },
  gauss: {
    title: 'Gauss shot',
    text: 'A coiled bolt: goes through and hits every enemy in the line for 1 wound. Nothing makes it stronger.',
  },
  both: {
    title: 'Blow and shot in one',
    text: 'Arrow on a wedge: one attack with two parts, a blow to the neighbour and a shot along the line. Armor weakens only the shot.',
  },
  armor: {
    title: 'Armor',
    text: 'A steel bar: every shot arriving at this edge is weaker by 1. No help against blows, explosions and instants.',
  },
  net: {
    title: 'Net',
    text: 'A mesh: the enemy next to this edge is switched off. It cannot attack, move, push, help or net anyone, but keeps armor and toughness.',
  },
  link: {
    title: 'Connection',
    text: 'A round plug: the own unit next to this edge gets what the module gives, as long as both stand.',
  },
  'long-link': {
    title: 'Long connection',
    text: 'A double plug: reaches the next hex and the one behind it, over anything in between.',
  },
  'hostile-link': { title: 'Hostile connection', text: 'A diamond: works on the enemy next to this edge.' },
  trap: {
    title: 'Fuse',
    text: 'Teeth pointing inwards: an enemy attack into this edge sets off the explosion.',
  },
  entry: {
    title: 'Way in',
    text: 'A chevron pointing inwards: an own shot that arrives here is caught and led on.',
  },
  exit: {
    title: 'Way out',
    text: 'A hollow arrow: caught shots leave here with the strength they came with.',
  },
  // badges
  initiative: {
    title: 'Initiative {phases}',
    text: 'The unit attacks in this phase of the Battle. Higher numbers come first.',
  },
  initiatives: {
    title: 'Initiative {phases}',
    text: 'The unit attacks once in each of these phases. Higher numbers come first.',
  },
  'no-initiative': { title: 'No initiative', text: 'It never attacks.' },
  toughness: {
    title: 'Toughness {count}',
    text: 'Each heart is one more wound it survives: it dies of wound number {deadly}.',
  },
  mobility: {
    title: 'Mobility',
    text: 'Four arrows: once in each of your turns it may step to a free neighbouring hex, turn, or both.',
  },
  netted: { title: 'Netted', text: 'Switched off as long as the net holds.' },
  hq: {
    title: 'Headquarters',
    text: 'Loses points instead of dying. At 0 it is destroyed. It hits all six neighbours, but never another HQ.',
  },
  // what modules and HQs do
  'gives.melee': { title: 'Stronger blows', text: '{amount} to every blow of the connected units.' },
  'gives.ranged': {
    title: 'Stronger shots',
    text: '{amount} to every shot of the connected units; Gauss shots stay as they are.',
  },
  'gives.initiative': { title: 'Faster', text: '{amount} to the initiative of the connected units.' },
  'gives.toughness': { title: 'Tougher', text: '{amount} toughness for the connected units.' },
  'gives.extraAction': {
    title: 'One more action',
    text: 'Connected units act once more in the Battle, one phase after an attack of theirs.',
  },
  'gives.medic': {
    title: 'Medic',
    text: 'When a connected unit is hit, the Medic dies instead and that one hit is cancelled, however strong.',
  },
  'gives.quartermaster': {
    title: 'Quartermaster',
    text: 'Once in a Battle a connected unit may turn one blow into a shot or one shot into a blow.',
  },
  'gives.transport': { title: 'Transport', text: 'Each connected unit may move or turn once in your turn.' },
  slows: { title: 'Slows the enemy', text: '{amount} to the initiative of connected enemies, not below 0.' },
  scopes: {
    title: 'Takes over modules',
    text: 'Connected enemy modules work for you instead of their owner.',
  },
  recon: {
    title: 'Reconnaissance',
    text: 'As long as it stands and is not netted, each of your movements gets one more step.',
  },
  rotations: { title: 'Turning', text: 'In each of your turns you may turn one of your units.' },
  sharpshooter: {
    title: 'Sharpshooter',
    text: 'Each of its shots hits the enemy in its line that you choose, not only the first.',
  },
  rotates: { title: 'Turns itself', text: 'Once in each of your turns it may be turned where it stands.' },
  heavy: {
    title: 'Heavy',
    text: 'It never leaves its hex, whatever pushes or carries it. It may be turned.',
  },
  boarding: {
    title: 'Boarding',
    text: 'When it is deployed you may start a Battle at once; that ends your turn.',
  },
  structure: {
    title: 'Structure',
    text: 'One of two tiles that fight, suffer and die as one warrior; a value or ability of one is the other’s too. Whatever moves it moves one of them, and they stay side by side.',
  },
  explodes: {
    title: 'May explode',
    text: 'Instead of attacking it can blow up: 1 wound to all neighbours, friend and foe, and it is gone.',
  },
  'trap-explodes': {
    title: 'Explodes when hit there',
    text: '1 wound to all neighbours, friend and foe, HQs too. A Medic cannot stop the trigger.',
  },
  bomber: {
    title: 'Mad Bomber',
    text: 'Any hit makes it explode: 1 wound to its neighbours. Then it goes on to another player.',
  },
  // instants
  'instant.battle': {
    title: 'Battle',
    text: 'Starts a Battle and ends your turn. Not once somebody has drawn their last tile.',
  },
  'instant.move': {
    title: 'Move',
    text: 'One of your units steps to a free neighbouring hex, turns, or both.',
  },
  'instant.push-back': {
    title: 'Push Back',
    text: 'One of your units shoves an enemy beside it one hex away. Its owner picks the hex if there are several.',
  },
  'instant.sniper': { title: 'Sniper', text: '1 wound to any enemy unit, but not to an HQ.' },
  'instant.grenade': { title: 'Grenade', text: 'Destroys one enemy unit next to your HQ, but not an HQ.' },
  'instant.air-strike': {
    title: 'Air Strike',
    text: '1 wound to every unit on a hex and its six neighbours, your own too. HQs are spared.',
  },
  'instant.small-bomb': {
    title: 'Small Bomb',
    text: '1 wound to every unit on three hexes that touch each other, your own too. HQs are spared.',
  },
} as const satisfies Readonly<Record<HelpTopic, Topic>>;

export const help = {
  'hq.of': '{army} HQ',
  // current values
  'now.title': 'Now',
  'now.initiative': 'Initiative {phases}',
  'now.initiativeNone': 'Does not act',
  'now.melee': 'Blow {directions}: {strength}',
  'now.ranged': 'Shot {directions}: {strength}',
  'now.from': '{effect} from {unit}',
  'now.fromIdle': '{effect} from {unit} (of no use to it)',
  'now.gives.melee': '{amount} blow strength',
  'now.gives.ranged': '{amount} shot strength',
  'now.gives.initiative': '{amount} initiative',
  'now.gives.toughness': '{amount} toughness',
  'now.gives.extraAction': 'an extra action',
  'now.gives.medic': 'protection',
  'now.gives.quartermaster': 'a change of blow and shot',
  'now.gives.transport': 'a move each turn',
  'now.nettedBy': 'Netted by {units}',
  'now.toughness': 'Wounds {wounds} of {deadly}',
  kind: '{army} · {kind}',
  'kind.hq': 'Headquarters',
  'kind.warrior': 'Warrior',
  'kind.module': 'Module',
  'kind.instant': 'Instant',
  count: '{count} in the army',
  // directions of the board
  'direction.0': 'north',
  'direction.1': 'north-east',
  'direction.2': 'south-east',
  'direction.3': 'south',
  'direction.4': 'south-west',
  'direction.5': 'north-west',
  'direction.all': 'all around',
  // the board for screen readers
  'hex.empty': '{hex}: empty',
  'hex.unit': '{hex}: {tile}, {owner}',
  'hex.points': { one: '{count} point', other: '{count} points' },
  'hex.melee': 'hits {directions}',
  'hex.ranged': 'shoots {directions}',
  'hex.gauss': 'Gauss shot {directions}',
  'hex.armor': 'armor {directions}',
  'hex.net': 'net {directions}',
  'hex.link': 'connects {directions}',
  'hex.initiative': 'initiative {phases}',
  'hex.wounds': { one: '{count} wound', other: '{count} wounds' },
  'hex.netted': 'netted',
  'hex.with': 'one unit with {hex}',
} as const satisfies Readonly<Record<string, Message>>;
