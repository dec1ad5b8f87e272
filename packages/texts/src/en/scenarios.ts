// Scenarios in English: what happens in them, their terrain, and the screens around them. Each scenario brings its own story.

import type { Message } from '../message.ts';

/** The log. */
export const scenarioEvents = {
  'moved.belt': 'The belt carries {tile} from {from} to {to}.',
  'died.terrain': '{unit} does not survive it.',
  'alliance.made': '{seats} are allies from now on.',
  'alliance.over': 'The alliance is over: everyone for themselves.',
  arrived: '{unit} arrives.',
  'tiles-joined': { one: '{seat} gets {count} more tile.', other: '{seat} gets {count} more tiles.' },
  'stopped.cover': 'The ground covers {target} from the shot of {unit} ({terrain}).',
  'terrain-wounds.mine': '{unit} steps on a mine!',
  'terrain-wounds.fire': '{unit} stands in the fire.',
  'terrain-wounds.other': '{unit} is hurt by the ground it stands on.',
  'terrain-heals': '{unit} is patched up.',
  left: '{unit} is through!',
  objective: '{objective}: {progress} of {needed}.',
  'objective.plain': 'An objective is nearer: {progress} of {needed}.',
} as const satisfies Readonly<Record<string, Message>>;

/** Why a number is what it is. */
export const scenarioWhy = {
  'strength.ground': ' {amount} from the ground ({terrain})',
  'strength.cover': ' −{amount} by cover ({terrain})',
} as const satisfies Readonly<Record<string, Message>>;

/** What the table and the ways in say about scenarios; the screens of their own are in atlas.ts. */
export const scenarioScreens = {
  'home.atlas': 'Battle atlas',
  'home.atlasHint': 'boards and goals of their own',
  'home.campaign': 'Campaign',
  'home.campaignHint': 'the rise of Moloch, mission by mission',
  'new.atlas': 'Rather a board and a goal of its own?',
  'ask.begin': 'Ready? Begin when you are',
  'act.begin': 'Begin',
  'end.reason.objective': 'An objective was reached.',
  'end.reason.turn-limit': 'The last turn is over.',
  'end.again': 'Play it again',
  'end.campaign': 'On with the campaign',
  'end.atlas': 'To the battle atlas',
  // the line of goals at the table
  'goal.title': 'Goals',
  'goal.briefing': 'Briefing',
  'goal.turn': 'Turn {turn} of {limit}',
  'goal.turns': 'Turns',
  'goal.of': '{progress} of {needed}',
  'goal.for': '{name}, for {players}',
  'goal.due': { one: '{what}: next turn', other: '{what}: in {count} turns' },
  'goal.waits': '{what} waits for room',
  'goal.more': { one: '{count} more tile', other: '{count} more tiles' },
  'goal.allies': 'Allies for now: {players}',
  'goal.here': 'A goal lies here',
  // terrain
  'terrain.now': 'The ground',
  'terrain.used': 'used up',
  'terrain.ruins': 'Ruins',
  'terrain.ruins.about': 'Cover: shots that arrive here lose 1 strength. Armor does not add to it.',
  'terrain.bunker': 'Bunker',
  'terrain.bunker.about': 'Whoever stands here has 1 more toughness.',
  'terrain.hill': 'Hill',
  'terrain.hill.about': 'Whoever stands here has 1 more initiative.',
  'terrain.swamp': 'Swamp',
  'terrain.swamp.about': 'Whoever stands here has 1 less initiative.',
  'terrain.nest': 'Sniper’s nest',
  'terrain.nest.about': 'Shots from here are 1 stronger.',
  'terrain.arena': 'Arena',
  'terrain.arena.about': 'Blows from here are 1 stronger.',
  'terrain.mine': 'Mine',
  'terrain.mine.about': 'The first unit that comes here suffers 1 wound. Then the mine is gone.',
  'terrain.fire': 'Fire',
  'terrain.fire.about': 'A unit that is here when its owner’s turn ends suffers 1 wound.',
  'terrain.aid': 'Aid station',
  'terrain.aid.about': 'A unit that is here when its owner’s turn ends loses 1 wound.',
  'terrain.belt': 'Belt',
  'terrain.belt.about':
    'Carries a unit one hex on when its owner’s turn ends, if that hex is free. HQs, Structures and heavy units stay.',
  'terrain.belt.way': 'runs {direction}',
  'terrain.carousel': 'Carousel',
  'terrain.carousel.about': 'Turns whoever stands here at the end of every turn, along its arrow.',
  'terrain.carousel.right': 'turns to the right',
  'terrain.carousel.left': 'turns to the left',
  'terrain.exit': 'Exit',
  'terrain.exit.about': 'Here units leave the board, if that is their goal.',
  'terrain.goal': 'Goal',
  'terrain.goal.about': 'The hex that somebody’s goal is about.',
  'hole.wall': 'Wall',
  'hole.wall.about': 'Nobody stands there and no shot crosses it.',
  'hole.chasm': 'Chasm',
  'hole.chasm.about': 'Nobody stands there; shots fly across.',
  'hole.water': 'Water',
  'hole.water.about': 'Nobody stands there; shots fly across.',
} as const satisfies Readonly<Record<string, Message>>;
