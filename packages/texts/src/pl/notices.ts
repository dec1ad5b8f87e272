// Co serwer sam mówi ludziom: listy i strona za udostępnionym odnośnikiem.

import type { notices as en } from '../en/notices.ts';
import type { Polish } from './polish.ts';

export const notices: Polish<typeof en> = {
  turnSubject: 'NHex: twoja kolej',
  turnBody:
    'Twoja kolej w grze Neuroshima Hex.\n\n{link}\n\nDostajesz ten list, bo tak ustawiono na twoim koncie; tam możesz to wyłączyć.',
  challengeSubject: 'NHex: {name} rzuca ci wyzwanie',
  challengeBody:
    '{name} zaprasza cię do gry Neuroshima Hex.\n\n{link}\n\nDostajesz ten list, bo tak ustawiono na twoim koncie; tam możesz to wyłączyć.',
  confirmSubject: 'NHex: potwierdź adres',
  confirmBody:
    'Twój kod: {code}. Wpisz go na swoim koncie, aby dostawać listy, gdy nadejdzie twoja kolej.\n\nJeśli o niego nie prosisz, zapomnij o tym liście.',
  replayTitle: '{first} przeciw {second}',
  replayOver: 'Zakończona gra Neuroshima Hex: zobacz powtórkę.',
  replayGoing: 'Trwa gra Neuroshima Hex: oglądaj.',
  replayOpen: 'Otwarty stół Neuroshima Hex: siadaj i graj.',
};
