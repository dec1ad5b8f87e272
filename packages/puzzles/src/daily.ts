// The puzzle of a day: the same for everybody, without a network, and none twice before all had their day.

const DAY = 86_400_000;
/** Days from one neighbour in the list to the next; larger than any list's common factor with it. */
const STRIDE = 67;

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b));

/** Which of so many puzzles is that of the day `2026-11-18`. */
export function dailyIndex(date: string, count: number): number {
  const day = Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);
  let stride = STRIDE;
  while (commonFactor(stride, count) !== 1) stride += 1;
  return (((day * stride) % count) + count) % count;
}

/** The day as people here count it. */
export function dateOf(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether the second date is the day after the first. */
export const isNextDay = (date: string, next: string): boolean =>
  Date.parse(`${next}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`) === DAY;
