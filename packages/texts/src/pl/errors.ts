// What is wrong, in Polish.

import type { errors as enErrors, places as enPlaces } from '../en/errors.ts';
import type { Polish } from './polish.ts';

export const errors: Polish<typeof enErrors> = {
  'bad-option': 'Te ustawienia gry do siebie nie pasują',
  'bad-scenario': 'Nie da się odczytać tej pozycji',
  'bad-notation': 'Nie da się tego odczytać',
  'bad-record': 'Gra nie mogła się tak potoczyć',
  'illegal-choice': 'Teraz to niemożliwe',
  'game-over': 'Gra jest skończona',
  'no-undo': 'Tego nie można cofnąć',
  'too-many': 'Możliwości jest zbyt wiele, by je prześledzić',
  'bad-army': 'Ta armia nie trzyma się zasad',
};

export const places: Polish<typeof enPlaces> = {
  line: 'wiersz {line}',
  column: 'znak {column}',
  hex: 'pole {hex}',
  seat: 'gracz {seat}',
  field: '„{field}”',
  quoted: '„{text}”',
};
