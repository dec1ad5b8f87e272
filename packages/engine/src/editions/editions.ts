// The Editions table as declarative rule sets. Rule code asks these values and never names an edition.

export const EDITIONS = ['3.0', 'yom', 'unified', '2025'] as const;
export type Edition = (typeof EDITIONS)[number];
export const DEFAULT_EDITION: Edition = '2025';

export interface EditionRules {
  /** TURN-4: when the unlucky draw is open. */
  readonly unluckyDraw: 'three-drawn-instants' | 'all-instants';
  /** HQ points in a team game (MODE-5). */
  readonly teamHq: number;
  /** Whether an army that strikes its allies (MODE-6) can be told not to. */
  readonly strikingAllies: 'compulsory' | 'switchable';
  /** When a destroyed HQ leaves the board in a deathmatch. */
  readonly destroyedHqLeaves: 'end-of-phase' | 'end-of-battle';
  /** A tie of several players that overtime did not break (MODE-2). */
  readonly tie: 'draw' | 'shared-victory';
  /** Several players at 20 points (MODE-3). */
  readonly tieAtTwenty: 'draw' | 'shared-victory';
  /** What becomes of unplayed tiles in the reinforcement variant (VAR-2). */
  readonly reinforcementSurplus: 'keep-or-discard' | 'keep';
  /** The unlucky draw of the reinforcement variant (VAR-2). */
  readonly reinforcementUnlucky: 'all-drawn-discard-three' | 'six-instants';
  /** What comes printed in the box; everything else is allowed as an option all the same. */
  readonly inTheBox: {
    readonly doomsday: boolean;
    readonly mercenaries: boolean;
    readonly structures: boolean;
  };
}

const THIRD: EditionRules = {
  unluckyDraw: 'three-drawn-instants',
  teamHq: 15,
  strikingAllies: 'compulsory',
  destroyedHqLeaves: 'end-of-phase',
  tie: 'draw',
  tieAtTwenty: 'draw',
  reinforcementSurplus: 'keep-or-discard',
  reinforcementUnlucky: 'all-drawn-discard-three',
  inTheBox: { doomsday: true, mercenaries: false, structures: false },
};

const YEAR_OF_MOLOCH: EditionRules = {
  ...THIRD,
  unluckyDraw: 'all-instants',
  teamHq: 20,
  destroyedHqLeaves: 'end-of-battle',
  reinforcementSurplus: 'keep',
  inTheBox: { doomsday: false, mercenaries: false, structures: false },
};

const UNIFIED: EditionRules = {
  ...YEAR_OF_MOLOCH,
  inTheBox: { doomsday: false, mercenaries: true, structures: false },
};

const EDITION_2025: EditionRules = {
  ...YEAR_OF_MOLOCH,
  strikingAllies: 'switchable',
  tie: 'shared-victory',
  tieAtTwenty: 'shared-victory',
  reinforcementUnlucky: 'six-instants',
  inTheBox: { doomsday: false, mercenaries: false, structures: true },
};

export const EDITION_RULES: Readonly<Record<Edition, EditionRules>> = {
  '3.0': THIRD,
  yom: YEAR_OF_MOLOCH,
  unified: UNIFIED,
  '2025': EDITION_2025,
};
