// Learning, in Polish.

import type { learn as en } from '../en/learn.ts';
import type { Polish } from './polish.ts';

export const learn: Polish<typeof en> = {
  'learn.title': 'Naucz się grać',
  'learn.intro':
    'Dwanaście krótkich lekcji, każda na prawdziwej planszy. Rób je po kolei, pomijaj, co znasz, i wracaj, kiedy chcesz.',
  'learn.progress': 'Ukończone lekcje: {done} z {count}',
  'learn.start': 'Zacznij',
  'learn.goOn': 'Dalej: {lesson}',
  'learn.done': 'ukończona',
  'learn.again': 'Zapomnij moje postępy',
  'learn.lesson': 'Lekcja {number}: {title}',
  'learn.task': 'Zadanie {number} z {count}',
  'learn.check': 'Odpowiedz',
  'learn.right': 'Dobrze!',
  'learn.wrong': 'Jeszcze nie.',
  'learn.why': 'Co się stało',
  'learn.retry': 'Spróbuj jeszcze raz',
  'learn.show': 'Pokaż mi',
  'learn.next': 'Następne zadanie',
  'learn.nextLesson': 'Następna lekcja',
  'learn.skip': 'Pomiń',
  'learn.all': 'Wszystkie lekcje',
  'learn.rule': 'Zasada {number}',
  'learn.finished': 'Umiesz grać.',
  'learn.finishedText': 'Reszty nauczysz się, grając. Może pierwszy pojedynek?',
  'learn.unknown': 'Nie ma takiej lekcji.',
  'learn.answer.none': 'Nikt',
  'learn.answer.points': {
    one: '{count} punkt',
    few: '{count} punkty',
    many: '{count} punktów',
    other: '{count} punktu',
  },
  'goal.dies': '{unit} nadal stoi.',
  'goal.lives': '{unit} ginie.',
  'goal.hq': 'Sztab stracił tylko {lost}, a miał stracić {count}.',
  'goal.hqSpared': {
    one: 'Twój Sztab stracił {count} punkt.',
    few: 'Twój Sztab stracił {count} punkty.',
    many: 'Twój Sztab stracił {count} punktów.',
    other: 'Twój Sztab stracił {count} punktu.',
  },
  'goal.noBattle': 'W tej turze nie było Bitwy.',
  'goal.netted': '{unit}: brak sieci.',
  'goal.acts': '{unit} nie uderza w fazie {phase}.',
  'goal.saved': 'Żaden Medyk nie osłonił: {unit}.',
  'goal.moved': '{unit} nie stoi tam, gdzie powinien.',
  'goal.wins': 'Drugi Sztab ma więcej punktów.',
};
