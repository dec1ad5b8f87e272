// The lessons in English. `<lesson>.title` and `.about`; of each task what is asked and, `.done`, what it taught.

import type { Message } from '../message.ts';

export const lessons = {
  'tile.title': 'A tile and its edges',
  'tile.about':
    'A tile has six edges. What is drawn at an edge works in the direction of that edge, and only there.',
  'tile.turn':
    'The short wedges of your Brawler are a blow. Place it next to the Hybrid and turn it until the wedges point at the enemy. Then a Battle is fought.',
  'tile.turn.done':
    'The wedges looked at the Hybrid. Once it lies, a tile keeps its direction, so look before you confirm.',
  'tile.two':
    'The Mutant has a wedge on three edges side by side. Find the hex and the direction from which it hits both enemies at once.',
  'tile.two.done':
    'When a unit attacks, all its edges attack together. Good places threaten more than one enemy.',

  'melee.title': 'Blows, and who strikes first',
  'melee.about':
    'A blow hits the enemy next to its edge; each wedge is one wound, and one wound kills. The number on a tile is its initiative: in a Battle the highest number strikes first.',
  'melee.faster': 'Claws (3) and Hornet (2) face each other. Who is dead after the Battle?',
  'melee.faster.done': 'The Claws strike in phase 3. The Hornet is gone before its phase 2 comes.',
  'melee.equal': 'Now a Mutant (2) stands there. Both have initiative 2. Who dies?',
  'melee.equal.done': 'Equal numbers strike at the same moment: they kill each other.',
  'melee.hq':
    'The HQ has points instead of a life. Place the Brawler, with its two wedges, so that Moloch’s HQ loses 2 points.',
  'melee.hq.done':
    'Two wedges, two points. The HQ strikes back in phase 0, but the blow had long been dealt.',

  'ranged.title': 'Shots, and what they fly over',
  'ranged.about':
    'A long arrow is a shot. It flies straight on, over gaps and over friends, and hits the first enemy it meets.',
  'ranged.over':
    'The Commando shoots north. Its own Runner stands in front of it, then come a Hornet and a Hybrid. Who dies?',
  'ranged.over.done': 'Over the friend, into the first enemy, and there it ends.',
  'ranged.facing': 'Annihilator (2) and Hybrid (3) shoot at each other from afar. Who dies?',
  'ranged.facing.done':
    'Distance does not matter, initiative does: the Hybrid shoots in phase 3 and the Annihilator never gets to answer.',
  'ranged.line':
    'The Hybrid shoots south, in phase 3 like your Commando. Place the Commando so that the Hybrid dies and the Commando does not.',
  'ranged.line.done': 'Whoever stands beside the enemy’s line shoots without being shot at.',

  'armor.title': 'Armor',
  'armor.about':
    'A steel bar at an edge takes 1 off every shot that arrives there. Against blows it is of no use.',
  'armor.shot': 'The Commando shoots (strength 1) at the armored edge of the Guard. Who dies?',
  'armor.shot.done': '1 minus 1 is nothing: the armor stops the shot.',
  'armor.blow': 'The Mutant strikes (strength 1) at the same armored edge. Who dies?',
  'armor.blow.done': 'Armor does nothing against blows.',
  'armor.around': 'Place the Commando so that its shot arrives at an edge without armor.',
  'armor.around.done': 'Armor covers single edges. Shoot from where there is none, or shoot harder.',

  'toughness.title': 'Toughness',
  'toughness.about':
    'Each heart on a tile is one more wound that it survives. Wounds stay until the end of the game.',
  'toughness.one': 'The Commando shoots (strength 1) at a Protector with one heart. Who dies?',
  'toughness.one.done': 'One wound is not enough. The Protector stays, wounded.',
  'toughness.wounded': 'The same Protector after an earlier Battle: it has a wound already. Who dies now?',
  'toughness.wounded.done': 'Wounds are not healed. The second one kills.',
  'toughness.two':
    'A fresh Protector. You have a Commando (strength 1) and an Annihilator (strength 2). Kill it with one tile.',
  'toughness.two.done': 'Two wounds at once, and the heart did not help.',

  'initiative.title': 'The phases of a Battle',
  'initiative.about':
    'A Battle is a row of phases, from the highest initiative down to 0. Everything in one phase happens at the same moment; then the dead leave, and the next phase begins without them.',
  'initiative.first':
    'Assassin (3) behind, Mutant (2) in front, and a Hornet (2) that wants to strike the Mutant. Who dies?',
  'initiative.first.done':
    'The Assassin shot over the Mutant in phase 3. In phase 2 there was no Hornet any more.',
  'initiative.together':
    'Mutant, Hornet and Guard all act in phase 2. The Mutant strikes both, both attack the Mutant. Who dies?',
  'initiative.together.done': 'All at the same moment: three attacks, three dead.',
  'initiative.scout':
    'The Scout gives 1 initiative to friends at its plugs. Place it so that your Mutant strikes before the Hornet and lives.',
  'initiative.scout.done': 'The Mutant now has 3. One phase decides over life and death.',

  'hq.title': 'Your HQ and its gift',
  'hq.about':
    'The HQ strikes all its neighbours in phase 0, and gives something to its own units beside it: Borgo’s gives 1 initiative. At 0 points it is destroyed and the game is lost.',
  'hq.aura':
    'The Hornet (2) waits for you. Place the Brawler (2) so that the gift of your HQ makes it faster than the Hornet.',
  'hq.aura.done':
    'Beside the HQ the Brawler has 3. Every army’s HQ gives something else: it is worth building around it.',
  'hq.spares':
    'Two HQs side by side, and a Mutant that looks at Moloch’s. How many points does Moloch’s HQ lose?',
  'hq.spares.done': 'Only the Mutant counts: one HQ never harms another.',

  'modules.title': 'Modules',
  'modules.about':
    'A module does not fight. It helps the friends at its plugs, all the time: an Officer makes stronger, a Scout faster. What several modules give is added up.',
  'modules.aside':
    'A Mutant, an Officer (+1 to blows) behind it, and a Protector with one heart. Look where the plugs of the Officer point. Who dies?',
  'modules.aside.done':
    'The plugs looked away from the Mutant. A module beside a unit is of no use if no plug points at it.',
  'modules.officer': 'Place the Officer so that the Mutant’s blow kills the Protector.',
  'modules.officer.done': '1 and 1 from the Officer are 2 wounds: enough for one heart.',
  'modules.which':
    'A Stormtrooper (2 and 1, one heart) and your Brawler (2, strength 2) would kill each other. Officer or Scout: which one saves the Brawler?',
  'modules.which.done': 'Strength there was enough. One phase earlier was what it needed.',

  'medics.title': 'Medics',
  'medics.about':
    'When a unit at a Medic’s plug is hit, the Medic dies in its place, and that whole hit comes to nothing, however strong.',
  'medics.save': 'Mutant and Hornet would kill each other. Place the Medic so that your Mutant survives.',
  'medics.save.done': 'A Medic for a Hornet is a good trade. It always steps in, whether you like it or not.',
  'medics.one':
    'Now two enemies attack the Mutant in the same phase, and one Medic stands behind it. Who dies?',
  'medics.one.done': 'A Medic takes one hit. The other one still kills, so the Medic died for nothing.',

  'nets.title': 'Nets',
  'nets.about':
    'A net switches off the enemy in front of it: it does not attack, move, help or net. It can still be hit, and keeps armor and hearts.',
  'nets.net': 'Mutant and Hornet would kill each other. Net the Hornet, so that only one of them strikes.',
  'nets.net.done':
    'A netted unit just stands there. Nets are strongest on the tile that your enemy counts on.',
  'nets.facing': 'Two enemy netters aim at each other; Moloch’s also aims at your Mutant. Who is netted?',
  'nets.facing.done':
    'Net against net: they cancel out, neither of the two is netted. Their other nets work as ever.',
  'nets.free':
    'Moloch’s netter holds your Mutant. Free it with your own Net Fighter, from a side where it does not aim.',
  'nets.free.done': 'A netter that is netted holds nobody. The Mutant was free and struck.',

  'instants.title': 'Instant tiles',
  'instants.about':
    'Instants are played and discarded at once, never during a Battle: Move, Push Back, Sniper, Grenade, bombs, and the Battle itself.',
  'instants.push':
    'A Mutant stands before your HQ and strikes to three sides. With Push Back one of your units pushes it one hex away from itself. Push it where it does no harm to your HQ.',
  'instants.push.done':
    'It keeps its direction and now strikes the air. Where it lands matters more than who pushes.',
  'instants.grenade':
    'A Grenade destroys one enemy next to your HQ, whatever its hearts. Which of the two would hurt you?',
  'instants.grenade.done':
    'The Juggernaut has armor, a heart and two wedges on your HQ. The Grenade asks for none of it. The Blocker never attacks.',

  'turn.title': 'Your turn, the Battle, the end',
  'turn.about':
    'You draw until three tiles lie before you and discard one of them. The others you place, play or keep. A Battle comes when somebody plays a Battle tile or the board is full.',
  'turn.call':
    'Three tiles: discard one, place one, and call the Battle, so that Moloch’s HQ loses 3 points in this turn.',
  'turn.call.done':
    'The Battle tile ends your turn at once, so place first. Call it when the board is good for you; keep it when it is not.',
  'turn.last':
    'Moloch has drawn its last tile: after your turn comes the Final Battle. You have 9 points, Moloch 10. Place the Brawler so that you win.',
  'turn.last.done':
    'After the Final Battle the HQs are compared, and 9 is more than 8. That is all you need to play.',
} as const satisfies Readonly<Record<string, Message>>;
