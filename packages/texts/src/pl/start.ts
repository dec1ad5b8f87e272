// Starting out, in Polish: home, the first game, what the levels and the difficulty of armies mean.

import type { start as en } from '../en/start.ts';
import type { Polish } from './polish.ts';

export const start: Polish<typeof en> = {
  'home.play': 'Zagraj teraz',
  'home.seat': '{army} ({level})',
  'home.online': 'Gra przez sieć',
  'home.onlineHint': 'z ludźmi, na żywo albo turami',
  'home.customise': 'Własne ustawienia gry',
  'home.customiseHint': 'armie, boty, zasady, zegar',
  'home.learn': 'Naucz się grać',
  'home.learnHint': 'dwanaście krótkich lekcji',
  'duel.title': 'Pierwszy raz?',
  'duel.text':
    'Zagraj pojedynek z trenerem: prawdziwą grę z Początkującym, w której trener objaśnia, radzi i pozwala cofać.',
  'duel.start': 'Pojedynek z trenerem',
  'duel.no': 'Nie, dziękuję',
  'home.rules': 'Zasady',
  'home.rulesHint': 'każda zasada, plansze do sprawdzenia',
  'home.armies': 'Armie',
  'home.armiesHint': 'karty, żetony, kto na kogo',
  'hand.what': 'Co robi? {tile}',
  'legend.open': 'Symbole',
  'rule.of': 'Zasada {number}',
  'home.puzzles': 'Zagadki',
  'home.puzzlesHint': 'po jednej Bitwie, codziennie nowa',
  'replay.puzzle': 'Zrób z tego zagadkę',
  'difficulty.1': 'łatwa',
  'difficulty.2': 'średnia',
  'difficulty.3': 'wymagająca',
  'about.person': 'Ktoś przy tym ekranie.',
  'about.beginner': 'Widzi, kto w kogo celuje, ale zapomina, kto uderza pierwszy. Na pierwsze gry.',
  'about.easy': 'Rozgrywa Bitwę w głowie, akcja po akcji, i czasem coś przeoczy.',
  'about.medium': 'Planuje całą turę i wie, ile wart jest każdy żeton, ale nie dostrzega wszystkiego.',
  'about.hard': 'Planuje szerzej i myśli też o twojej najlepszej odpowiedzi.',
  'about.expert':
    'Najsilniejszy: wiele planów, wiele dobrań, wiele odpowiedzi. Dla tych, którzy za często wygrywają.',
};
