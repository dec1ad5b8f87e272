// Which scenarios have just been explained on this visit, so that the table need not do it again at once.

const seen = new Set<string>();

/** The briefing of that scenario has been on the screen. */
export const briefed = (key: string): void => void seen.add(key);
/** Whether the table should begin with the briefing. */
export const needsBriefing = (key: string): boolean => !seen.has(key);
