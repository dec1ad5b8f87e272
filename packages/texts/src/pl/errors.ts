// What is wrong, in Polish.

import type { ListOf, ReasonSentences } from '@nhex/engine';
import type { places as enPlaces } from '../en/errors.ts';
import { between, named, orNothing } from '../errors.ts';
import type { Polish } from './polish.ts';
import { screens } from './screens.ts';

const mode = named(screens, 'mode');
const edition = named(screens, 'edition');
const variant = named(screens, 'variant');
const shown = orNothing('nic');

/** What a list is of. */
const LISTS: Readonly<Record<ListOf, string>> = {
  alliances: 'sojuszy',
  armies: 'armii',
  arrivals: 'posiłków',
  edges: 'krawędzi',
  'end-rules': 'reguł końca',
  hexes: 'pól',
  objectives: 'celów',
  phases: 'faz',
  players: 'graczy',
  seats: 'miejsc',
  sides: 'stron',
  steps: 'kroków',
  texts: 'tekstów',
  tiles: 'żetonów',
  'two-tiles': 'dwóch żetonów',
  units: 'jednostek',
  variants: 'wariantów',
};

export const errors: ReasonSentences = {
  // values of files and options
  'not-one-of': ({ value, allowed }) => `${shown(value)} to żadne z dozwolonych: „${allowed}”`,
  'not-a-whole-number': ({ value, least, most }) =>
    least === most
      ? `${shown(value)} to nie ${least}`
      : `${shown(value)} to nie liczba całkowita od ${least} do ${most}`,
  'not-true': ({ value }) => `${shown(value)} to nie true; gdzie to nie zachodzi, pole trzeba pominąć`,
  'not-a-boolean': ({ value }) => `${shown(value)} to ani true, ani false`,
  'not-a-text': ({ most }) => `Potrzebny jest tekst, najwyżej ${most} znaków`,
  'control-characters': () => 'Tekst musi być jedną linijką, bez znaków sterujących',
  'not-an-object': () => 'Potrzebny jest obiekt { … }',
  'not-a-list': ({ of }) => `Potrzebna jest tu lista [ … ] ${LISTS[of]}`,
  'unknown-field': ({ field }) => `Nie ma pola ${field}`,
  'unknown-option': () => 'Nie ma takiej opcji',
  'too-long': ({ most }) => `Za długie: można najwyżej ${most}`,
  // armies and tiles
  'bad-key': ({ value }) =>
    `${shown(value)} nie może być kluczem: małe litery, cyfry i łączniki, na początku litera, najwyżej 40 znaków`,
  'key-taken': ({ key }) => `Klucz „${key}” jest zajęty`,
  'army-twice': ({ key }) => `Są dwie armie o kluczu „${key}”`,
  'needs-35-tiles': ({ tiles }) => `Armia liczy 35 żetonów, a ta ${tiles}`,
  'needs-one-hq': () => 'Armia musi mieć jeden żeton „hq” rodzaju hq',
  'second-hq': () => 'Sztabem jest tylko żeton „hq”, i tylko jeden',
  'not-with-aura': ({ field }) => `Żeton z aurą nie może mieć „${field}”`,
  'not-for-kind': ({ field, kind }) => `Żeton rodzaju „${kind}” nie może mieć „${field}”`,
  'not-an-edge': ({ value }) => `${shown(value)} to nie krawędź od 0 do 5`,
  'edge-twice': ({ edge }) => `Krawędź ${edge} podano dwa razy`,
  'empty-list': () => 'Nic w tym nie ma; lepiej pominąć to pole',
  'field-missing': ({ field }) => `Brakuje pola „${field}”`,
  'gives-without-connections': () => 'Żeton, który działa na inne, musi mieć połączenia',
  'not-two-tiles': () => 'Konstrukcja to lista dwóch żetonów, każdy ze stronami a i b',
  'not-a-structure-face': () => 'Strona konstrukcji to wojownik albo moduł',
  'too-many-kinds': ({ most }) => `Za dużo rodzajów żetonów: można najwyżej ${most}`,
  'no-such-tile': ({ tile }) => `Nie ma żetonu ${shown(tile)}`,
  'tile-missing': () => 'Brakuje żetonu',
  'not-a-unit': ({ tile }) => `${tile} to żeton natychmiastowy: nie może leżeć na planszy`,
  // boards
  'no-such-hex': ({ hex }) => `Nie ma pola ${shown(hex)}`,
  'hex-missing': () => 'Brakuje pola planszy',
  'not-in-play': () => 'Tego pola nie ma na planszy w grze',
  'hq-has-no-wounds': () => 'Sztab nie ma ran: jego obrażenia widać w punktach',
  'hq-gone': ({ seat }) => `Sztab gracza ${seat} nie ma już punktów, więc nie stoi`,
  'hq-twice': ({ seat, hex }) => `Gracz ${seat} ma już Sztab na ${hex}`,
  'needs-owner': ({ tile }) => `${tile} musi mieć właściciela`,
  'nobody-plays': ({ army }) => `Nikt nie gra armią „${army}”`,
  'whose-is-it': ({ army }) => `Armię „${army}” ma kilku graczy: trzeba podać, czyje to`,
  'does-not-play': ({ seat, army }) => `Gracz ${seat} nie gra armią „${army}”`,
  'too-many-wounds': ({ wounds, tile }) => `${tile} nie przeżyje tylu ran: ${wounds}`,
  'no-partner': ({ hex }) => `Żeton na ${hex} nie wskazuje tego pola`,
  'not-adjacent': ({ hex }) => `${hex} nie leży tuż obok`,
  'no-structure': ({ tile, other }) => `${tile} i ${other} nie tworzą konstrukcji`,
  'partner-differs': ({ field }) => `Oba żetony konstrukcji muszą mieć to samo „${field}”`,
  'partner-missing': () => 'Żeton konstrukcji musi podać w „with”, gdzie leży drugi',
  // options that do not go together
  'player-count': ({ mode: key, least, most, count }) =>
    `Tryb „${mode(key)}” jest dla liczby graczy: ${between(least, most, '', 'do')}, a nie ${count}`,
  'expanded-needs-four': () => 'Plansza 37 pól jest dla czterech do sześciu graczy',
  'edition-strikes-allies': ({ edition: key }) =>
    `W edycji „${edition(key)}” armia, która bije sojuszników, robi to zawsze`,
  'mercenaries-four-players': () => 'Najemników jest czterech, więc starczy ich najwyżej dla czterech graczy',
  'structures-four-players': () => 'Konstrukcje są dla dwóch do czterech graczy',
  'leaders-modes': ({ mode: key }) => `Dowódcy są dla dwóch stron, nie dla trybu „${mode(key)}”`,
  'no-such-leader': ({ leader }) => `Nie ma dowódcy ${leader}`,
  'card-twice': ({ leader }) => `Karta dowódcy „${leader}” nie może być tu rozdana`,
  'two-mercenaries-two-players': () =>
    'Po dwóch najemników biorą tylko dwaj gracze; trzej i czterej biorą po jednym',
  'needs-variant': ({ variant: key }) => `Do tego potrzebny jest wariant „${variant(key)}”`,
  'one-mad-bomber': () => 'Szalony Bombiarz jest jeden: wybierz jeden z jego wariantów',
  // scenarios
  'scenario-fixes': ({ scenario }) => `Scenariusz „${scenario}” ustala to inaczej`,
  'too-few-seats': ({ least }) => `Potrzeba co najmniej tylu graczy: ${least}`,
  'one-side': () => 'Wszyscy gracze są po jednej stronie: ktoś musi przegrać',
  'one-for-each': ({ field, count }) => `Lista „${field}” musi mieć tyle pozycji: ${count}`,
  'campaign-over': () => 'Kampania kończy się przed tym krokiem',
  'after-limit': ({ turn, limit }) => `Tura ${turn} przypada po ostatniej, ${limit}`,
  'not-ascending': () => 'Każda musi przypadać później niż poprzednia',
  'too-few-hexes': ({ least }) => `Potrzeba co najmniej tylu pól: ${least}`,
  'hex-twice': ({ hex }) => `Pole ${hex} podano dwa razy`,
  'foreign-tile': ({ tile }) => `${tile} należy do armii, którą gra ktoś inny`,
  'not-in-decks': ({ tile }) => `${tile} nie może leżeć w stosie`,
  'hq-not-wanted': ({ seat }) => `Gracz ${seat} ma grać bez Sztabu`,
  'no-turn': ({ seat }) => `Gracz ${seat} nie ma żadnej tury`,
  'no-such-side': ({ side }) => `Nikt nie jest po stronie ${side}`,
  'out-of-reach': ({ needed, there }) => `Potrzeba ${needed}, a może być najwyżej ${there}`,
  'cut-off': ({ hex }) => `Żadna jednostka tego celu nie dotrze na ${hex}`,
  // text forms
  'other-version': () => 'To nie jest pozycja albo jest w innej wersji',
  'newer-version': ({ value, version }) =>
    `To wersja ${value}; tutaj można odczytać wersje najwyżej do ${version}`,
  'parts-needed': ({ wanted, found }) => `Części powinno być ${wanted}, a jest ${found}`,
  'not-a-number': ({ value, least, most }) => `${value} to nie liczba ${between(least, most, 'od', 'do')}`,
  'number-missing': () => 'Brakuje liczby',
  'tile-count': ({ army, wanted, tile, found }) =>
    `Armia „${army}” ma ${wanted} × ${tile}, a tu jest ${found}`,
  'does-not-fit': ({ what }) => `„${what}” nie pasuje do reszty pozycji`,
  'too-much': ({ word }) => `${word} jest zbędne`,
  'not-a-rotation': ({ value }) => `${value} to nie obrót od r0 do r5`,
  'no-choice-type': ({ value, open }) =>
    `${value} to nie ruch; teraz można: ${open ? `„${open}”` : shown(open)}`,
  'not-three-tiles': () => 'To nie są trzy żetony, które można teraz oddać za Konstrukcję',
  'no-such-redraw': () => 'To nie są żetony, które można teraz dobrać ponownie',
  // records
  'no-header': ({ line }) => `${line} to nie nagłówek w rodzaju [Name "value"]`,
  'unknown-header': ({ header }) => `Nie ma nagłówka „${header}”`,
  'header-twice': ({ header }) => `Nagłówek „${header}” jest tu dwa razy`,
  'record-begins': () => 'Zapis zaczyna się od [NHex "4"]',
  'two-pluses': () => 'Jest więcej niż jedno „ + ”',
  'who-draws-what': ({ value }) => `${value} nie mówi, kto co dobiera`,
  'deck-lacks': ({ tile }) => `W stosie nie ma żetonu ${tile}`,
  'other-draws': () => 'Dobrane żetony nie są z tej gry',
  'other-player': ({ seat, decider }) => `Wybiera gracz ${seat}, a powinien gracz ${decider}`,
  'other-result': ({ result }) => `Rozegrana ponownie gra kończy się inaczej: „${result}”`,
  'other-hash': () => 'Gra nie kończy się w pozycji, którą podaje zapis',
  // play
  'not-open': ({ choice }) => `„${choice}” nie jest teraz możliwe w ten sposób`,
  'game-is-over': () => 'Gra jest skończona',
  'nothing-to-take-back': () => 'Teraz niczego nie można cofnąć',
  'too-many-items': ({ most }) => `lista ma więcej niż ${most} pozycji`,
  'not-playing': ({ seat }) => `gracz ${seat} nie bierze już udziału w grze`,
  'too-many-branches': ({ most }) => `Możliwości jest zbyt wiele, by je prześledzić: ponad ${most}`,
};

export const places: Polish<typeof enPlaces> = {
  line: 'wiersz {number}',
  column: 'znak {number}',
  player: 'gracz {number}',
  hit: 'trafienie {name}',
  actor: 'atakujący {name}',
  named: '„{name}”',
};
