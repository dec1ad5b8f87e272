// The colours of the armies and of the rule symbols. theme.css holds the same values for style sheets; a test compares them.

export const ARMY_LOOKS = ['borgo', 'hegemony', 'moloch', 'outpost', 'doomsday', 'neutral'] as const;
export type ArmyLook = (typeof ARMY_LOOKS)[number];

export interface Palette {
  /** The middle of a tile; symbols and pictogram stand on it. */
  readonly base: string;
  /** Towards the rim of a tile, and behind badges. */
  readonly deep: string;
  /** The rim of a tile, lines and texts of the army on a dark ground. */
  readonly bright: string;
  /** The pictogram. */
  readonly ink: string;
}

export const PALETTES: Readonly<Record<ArmyLook, Palette>> = {
  borgo: { base: '#1f4f73', deep: '#0f2a40', bright: '#58b4ee', ink: '#eaf5fd' },
  hegemony: { base: '#6e5210', deep: '#392a07', bright: '#f4c531', ink: '#fff6da' },
  moloch: { base: '#6b1710', deep: '#340b07', bright: '#f4634a', ink: '#ffece6' },
  outpost: { base: '#355c45', deep: '#172e22', bright: '#9fdcae', ink: '#effaf0' },
  doomsday: { base: '#412b57', deep: '#1e122c', bright: '#e6bdff', ink: '#faf0ff' },
  neutral: { base: '#3d3934', deep: '#1e1b18', bright: '#efe6d8', ink: '#fbf5ea' },
};

/** The look of an army of your own falls back to neutral. */
export const lookOf = (army: string): ArmyLook =>
  (ARMY_LOOKS as readonly string[]).includes(army) ? (army as ArmyLook) : 'neutral';
export const paletteOf = (army: string): Palette => PALETTES[lookOf(army)];

/** Rule symbols: told apart by shape first; colour only helps. */
export const SYMBOL = {
  outline: '#120d09',
  melee: '#ff9d6b',
  ranged: '#ffe27a',
  gauss: '#7ff0ff',
  armor: '#c9d3da',
  net: '#f3ead8',
  link: '#8ff0c0',
  hostile: '#ff8fb0',
  redirect: '#e3b6ff',
  trap: '#ff7d5c',
  heart: '#ff7482',
  badge: '#fbf3e2',
  badgeInk: '#1b130c',
} as const;
