// Scenarios in words: their own texts in the language in use, and the ground of their boards.

import {
  type GameOptions,
  type Hex,
  type InLanguages,
  rulesOf,
  type Scenario,
  type ScenarioTexts,
  type State,
  textsIn,
} from '@nhex/engine';
import { directionName } from '@nhex/texts';
import { type GroundHex, groundOf, seatsOfSide } from '../../board/ground.ts';
import { language, t } from '../i18n.svelte.ts';
import { seatName } from '../names.ts';

/** One of several in the language in use. */
export const inLanguage = <T>(texts: InLanguages<T>): T => textsIn(texts, language().tag);

export const textsOf = ({ texts }: Pick<Scenario, 'texts'>): ScenarioTexts => inLanguage(texts);

/** The players of a side, by name. */
export function sideNames(options: GameOptions, side: number): string {
  const { scenario } = rulesOf(options);
  if (!scenario) return '';
  return seatsOfSide(scenario, side)
    .map((seat) => seatName(options, seat))
    .join(', ');
}

/** How an objective is called; empty for one that every turn counts for. */
export function objectiveName(options: GameOptions, objective: number): string {
  const { scenario } = options;
  if (!scenario || scenario.objectives?.[objective]?.kind === 'survive') return '';
  return textsOf(scenario).objectives[objective] ?? '';
}

/** Terrain with where it goes and whether it is used up. */
export function terrainWords({ kind, way, by, spent }: Omit<GroundHex, 'hex'>): string {
  const parts = [t(`terrain.${kind}`)];
  if (kind === 'belt') parts.push(t('terrain.belt.way', { direction: directionName(language(), way) }));
  if (kind === 'carousel') parts.push(t(by < 0 ? 'terrain.carousel.left' : 'terrain.carousel.right'));
  if (spent) parts.push(t('terrain.used'));
  return parts.join(', ');
}

export interface GroundHelp {
  readonly spot: GroundHex | undefined;
  readonly title: string;
  readonly text: string;
}

/** What there is to know about the ground of a hex; empty for plain ground. */
export function groundHelp(hex: Hex, state: Pick<State, 'options' | 'course'>): GroundHelp[] {
  const ground = groundOf(state);
  const spots = ground?.terrain.filter((spot) => spot.hex === hex) ?? [];
  const wanted = goalsAt(hex, state.options);
  return [
    ...spots.map((spot) => ({
      spot,
      title: terrainWords(spot),
      text: spot.spent ? '' : t(`terrain.${spot.kind}.about`),
    })),
    ...wanted.map((text) => ({ spot: undefined, title: t('goal.here'), text })),
  ];
}

/** The goals that are about a hex: "Parts delivered, for Moloch". */
function goalsAt(hex: Hex, options: GameOptions): string[] {
  const plan = rulesOf(options).scenario;
  return (plan?.goals ?? []).flatMap(({ objective, on }, i) =>
    on[hex]
      ? [t('goal.for', { name: objectiveName(options, i), players: sideNames(options, objective.side) })]
      : [],
  );
}

/** The ground of a hex for screen readers. */
export const spokenGround = (hex: Hex, state: Pick<State, 'options' | 'course'>): string[] =>
  groundHelp(hex, state).map(({ spot, title, text }) => (spot ? title : text));
