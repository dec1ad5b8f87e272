// What the server itself says to people: mails and the page behind a shared link.

export const notices = {
  turnSubject: 'NHex: it is your turn',
  turnBody:
    'It is your turn in a game of Neuroshima Hex.\n\n{link}\n\nYou get this mail because you asked for it in your account; there you can stop it.',
  challengeSubject: 'NHex: {name} challenges you',
  challengeBody:
    '{name} invites you to a game of Neuroshima Hex.\n\n{link}\n\nYou get this mail because you asked for it in your account; there you can stop it.',
  confirmSubject: 'NHex: confirm your address',
  confirmBody:
    'Your code is {code}. Type it in your account to get mails when it is your turn.\n\nIf you did not ask for it, forget this mail.',
  replayTitle: '{first} against {second}',
  replayOver: 'A finished game of Neuroshima Hex: watch the replay.',
  replayGoing: 'A game of Neuroshima Hex is going on: watch it.',
  replayOpen: 'An open table of Neuroshima Hex: sit down and play.',
};
