// The screens that the menu leads to.

export const LINKS = [
  ['#/new', 'new.title', 'new'],
  ['#/replays', 'replays.title', 'replays'],
  ['#/help', 'home.help', 'help'],
  ['#/settings', 'settings.title', 'settings'],
] as const;
