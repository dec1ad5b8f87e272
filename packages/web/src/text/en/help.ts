// What every symbol and ability means, in English and in our own words.

import type { Message } from '../message.ts';

/** Each entry: a short title and one or two sentences. */
export const help = {
  // symbols on the edges
  'melee.title': 'Blow',
  'melee.text': {
    one: 'A short wedge: hits the enemy right next to this edge. {count} wound.',
    other: 'Short wedges: hits the enemy right next to this edge. {count} wounds, one for each wedge.',
  },
  'ranged.title': 'Shot',
  'ranged.text': {
    one: 'A long arrow: flies in a straight line over friends and gaps and hits the first enemy. {count} wound.',
    other:
      'Long arrows: fly in a straight line over friends and gaps and hit the first enemy. {count} wounds.',
  },
  'gauss.title': 'Gauss shot',
  'gauss.text':
    'A coiled bolt: goes through and hits every enemy in the line for 1 wound. Nothing makes it stronger.',
  'both.title': 'Blow and shot in one',
  'both.text':
    'Arrow on a wedge: one attack with two parts, a blow to the neighbour and a shot along the line. Armor weakens only the shot.',
  'armor.title': 'Armor',
  'armor.text':
    'A steel bar: every shot arriving at this edge is weaker by 1. No help against blows, explosions and instants.',
  'net.title': 'Net',
  'net.text':
    'A mesh: the enemy next to this edge is switched off. It cannot attack, move, push, help or net anyone, but keeps armor and toughness.',
  'link.title': 'Connection',
  'link.text':
    'A round plug: the own unit next to this edge gets what the module gives, as long as both stand.',
  'long-link.title': 'Long connection',
  'long-link.text': 'A double plug: reaches the next hex and the one behind it, over anything in between.',
  'hostile-link.title': 'Hostile connection',
  'hostile-link.text': 'A diamond: works on the enemy next to this edge.',
  'trap.title': 'Fuse',
  'trap.text': 'Teeth pointing inwards: an enemy attack into this edge sets off the explosion.',
  'entry.title': 'Way in',
  'entry.text': 'A chevron pointing inwards: an own shot that arrives here is caught and led on.',
  'exit.title': 'Way out',
  'exit.text': 'A hollow arrow: caught shots leave here with the strength they came with.',
  // badges
  'initiative.title': 'Initiative {phases}',
  'initiative.text': 'The unit attacks in this phase of the Battle. Higher numbers come first.',
  'initiative.several': 'The unit attacks once in each of these phases. Higher numbers come first.',
  'initiative.none': 'No initiative',
  'initiative.noneText': 'It never attacks.',
  'toughness.title': 'Toughness {count}',
  'toughness.text': 'Each heart is one more wound it survives: it dies of wound number {deadly}.',
  'mobility.title': 'Mobility',
  'mobility.text':
    'Four arrows: once in each of your turns it may step to a free neighbouring hex, turn, or both.',
  'netted.title': 'Netted',
  'netted.text': 'Switched off as long as the net holds.',
  'hq.title': 'Headquarters',
  'hq.text':
    'Loses points instead of dying. At 0 it is destroyed. It hits all six neighbours, but never another HQ.',
  // what modules and HQs do
  'gives.melee.title': 'Stronger blows',
  'gives.melee.text': '{amount} to every blow of the connected units.',
  'gives.ranged.title': 'Stronger shots',
  'gives.ranged.text': '{amount} to every shot of the connected units; Gauss shots stay as they are.',
  'gives.initiative.title': 'Faster',
  'gives.initiative.text': '{amount} to the initiative of the connected units.',
  'gives.toughness.title': 'Tougher',
  'gives.toughness.text': '{amount} toughness for the connected units.',
  'gives.action.title': 'One more action',
  'gives.action.text': 'Connected units act once more in the Battle, one phase after an attack of theirs.',
  'gives.medic.title': 'Medic',
  'gives.medic.text':
    'When a connected unit is hit, the Medic dies instead and that one hit is cancelled, however strong.',
  'gives.convert.title': 'Quartermaster',
  'gives.convert.text':
    'Once in a Battle a connected unit may turn one blow into a shot or one shot into a blow.',
  'gives.transport.title': 'Transport',
  'gives.transport.text': 'Each connected unit may move or turn once in your turn.',
  'inflicts.initiative.title': 'Slows the enemy',
  'inflicts.initiative.text': '{amount} to the initiative of connected enemies, not below 0.',
  'scope.title': 'Takes over modules',
  'scope.text': 'Connected enemy modules work for you instead of their owner.',
  'recon.title': 'Reconnaissance',
  'recon.text': 'As long as it stands and is not netted, each of your movements gets one more step.',
  'rotate.title': 'Turning',
  'rotate.text': 'In each of your turns you may turn one of your units.',
  'explode.title': 'May explode',
  'explode.text':
    'Instead of attacking it can blow up: 1 wound to all neighbours, friend and foe, and it is gone.',
  'trapExplode.title': 'Explodes when hit there',
  'trapExplode.text': '1 wound to all neighbours, friend and foe, HQs too. A Medic cannot stop the trigger.',
  'bomber.title': 'Mad Bomber',
  'bomber.text': 'Any hit makes it explode: 1 wound to its neighbours. Then it goes on to another player.',
  // instants
  'battle.title': 'Battle',
  'battle.text': 'Starts a Battle and ends your turn. Not once somebody has drawn their last tile.',
  'move.title': 'Move',
  'move.text': 'One of your units steps to a free neighbouring hex, turns, or both.',
  'push-back.title': 'Push Back',
  'push-back.text':
    'One of your units shoves an enemy beside it one hex away. Its owner picks the hex if there are several.',
  'sniper.title': 'Sniper',
  'sniper.text': '1 wound to any enemy unit, but not to an HQ.',
  'grenade.title': 'Grenade',
  'grenade.text': 'Destroys one enemy unit next to your HQ, but not an HQ.',
  'air-strike.title': 'Air Strike',
  'air-strike.text': '1 wound to every unit on a hex and its six neighbours, your own too. HQs are spared.',
  'small-bomb.title': 'Small Bomb',
  'small-bomb.text':
    '1 wound to every unit on three hexes that touch each other, your own too. HQs are spared.',
  // current values
  'now.title': 'Now',
  'now.initiative': 'Initiative {phases}',
  'now.initiativeNone': 'Does not act',
  'now.melee': 'Blow {direction}: {strength}',
  'now.ranged': 'Shot {direction}: {strength}',
  'now.from': '{effect} from {unit}',
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
} as const satisfies Record<string, Message>;
