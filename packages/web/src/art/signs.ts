// Small signs of our own in boxes of about 40 by 40 around the origin; fill them with the evenodd rule.

/** A unit dies. */
export const SKULL =
  'M0-20C-14-20-20-11-20-1C-20 6-16 9-13 11V19H13V11C16 9 20 6 20-1C20-11 14-20 0-20ZM-13-1A5.5 5.5 0 1 1-2-1A5.5 5.5 0 1 1-13-1ZM2-1A5.5 5.5 0 1 1 13-1A5.5 5.5 0 1 1 2-1ZM0 5L3 10H-3ZM-7 19V14H-3V19ZM3 19V14H7V19Z';
/** A wound. */
export const DROP = 'M0-17C6-7 11-1 11 6A11 11 0 0 1-11 6C-11-1-6-7 0-17Z';
