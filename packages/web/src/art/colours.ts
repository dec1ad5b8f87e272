// The colours of the rule symbols and badges. Those of the armies are in armies/.

/** Told apart by shape first; colour only helps. */
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
