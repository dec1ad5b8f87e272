// How hard an army is to play well: 1 easy, 2 middling, 3 demanding.

const DIFFICULTY: Readonly<Record<string, 1 | 2 | 3>> = {
  borgo: 1,
  moloch: 1,
  hegemony: 2,
  outpost: 2,
  doomsday: 3,
};

export const difficultyOf = (army: string): 1 | 2 | 3 => DIFFICULTY[army] ?? 2;
