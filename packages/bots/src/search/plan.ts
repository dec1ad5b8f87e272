// Plans for the rest of a turn: a beam over its actions, boards reached in several ways looked at once.

import type { Code, State } from '@nhex/engine';
import type { Evaluate, Judgement } from '../evaluate/evaluate.ts';
import type { Meter } from '../meter.ts';
import {
  after,
  distinctCodes,
  END,
  isDeploying,
  isOwnTurnStage,
  turnEnded,
  turnKey,
  withFirstTile,
} from '../simulate.ts';
import type { Tried } from './tried.ts';

/** A way to finish the turn. */
export interface Plan {
  readonly codes: readonly Code[];
  /** Before the last code, which ends the turn. */
  readonly before: State;
  readonly last: Code;
  readonly judgement: Judgement;
}

export interface PlanSettings {
  /** Positions kept after each action. */
  readonly width: number;
  /** Actions looked ahead at most. */
  readonly depth: number;
  /** Plans handed back. */
  readonly keep: number;
  /** Codes that are tried again after the first action: the best ones then. */
  readonly again: number;
  /** Codes that are looked at; a person overlooks some. */
  readonly notices?: (state: State, code: Code) => boolean;
}

interface Node {
  readonly state: State;
  readonly codes: readonly Code[];
  readonly judgement: Judgement;
}

const byChance = (a: { judgement: Judgement }, b: { judgement: Judgement }): number =>
  b.judgement.chance - a.judgement.chance;

const bestCodes = (chances: ReadonlyMap<Code, number>, count: number): Set<Code> =>
  new Set(
    [...chances]
      .sort((a, b) => b[1] - a[1])
      .slice(0, count)
      .map(([code]) => code),
  );

/** Puts one more into a list of the best ones, if it is one of them; of equal ones the first stays ahead. */
function insert<T extends { judgement: Judgement }>(best: T[], one: T, most: number): void {
  let at = best.length;
  while (at > 0 && best[at - 1].judgement.chance < one.judgement.chance) at--;
  if (at >= most) return;
  best.splice(at, 0, one);
  if (best.length > most) best.pop();
}

/** Of each kind of plan at least so many are handed back. */
const OF_EACH_KIND = 2;

/** The best plans, among them some of each kind. */
function varied(plans: readonly Plan[], kinds: readonly (readonly Plan[])[], most: number): Plan[] {
  const chosen = new Set(
    kinds
      .flatMap((alike) => alike.slice(0, OF_EACH_KIND))
      .sort(byChance)
      .slice(0, most),
  );
  for (const plan of plans) if (chosen.size < most) chosen.add(plan);
  return [...chosen].sort(byChance);
}

/** What a search thinks with. */
export interface Mind {
  readonly evaluate: Evaluate;
  readonly meter: Meter;
}

interface Planning extends Mind {
  /** Of the meter's positions; searching stops when it is used up. */
  readonly share: number;
  /** What is known of first actions from like positions. */
  readonly tried?: Tried | undefined;
}

/** Finds the best plans for the player whose turn it is; the best comes first. Never empty. */
export function* findPlans(
  root: State,
  settings: PlanSettings,
  { evaluate, meter, share, tried }: Planning,
): Generator<Code | undefined, Plan[]> {
  const seat = root.turn.seat;
  const plans: Plan[] = [];
  const kinds = new Map<number, Plan[]>();
  const seen = new Set<number>();
  const judge = (state: State): Judgement => evaluate(withFirstTile(turnEnded(state, evaluate)), seat, seat);
  const offer = (plan: Plan): void => {
    // Plans of different kinds (what is discarded first, whether a Battle ends the turn) do not crowd each other out.
    const kind =
      (root.pending?.kind === 'forced-discard' ? plan.codes[0] : 0) * 2 + (plan.last === END ? 1 : 0);
    let alike = kinds.get(kind);
    if (!alike) {
      alike = [];
      kinds.set(kind, alike);
    }
    insert(alike, plan, settings.keep);
    insert(plans, plan, settings.keep);
  };
  const firstAction = root.pending?.kind === 'forced-discard' ? 1 : 0;
  const first = judge(root);
  meter.count();
  if (root.pending?.kind === 'turn') offer({ codes: [END], before: root, last: END, judgement: first });
  /** How each code did as the first action. */
  const asFirst = new Map<Code, number>();
  let again: ReadonlySet<Code> | undefined;
  let beam: Node[] = [{ state: root, codes: [], judgement: first }];
  for (let depth = 0; depth < settings.depth && beam.length > 0; depth++) {
    const next: Node[] = [];
    const width = depth < firstAction ? Number.POSITIVE_INFINITY : settings.width;
    // Deploying a Structure takes several codes and is one action: what is under way goes on at the same depth, by itself.
    let deploying: Node[] = [];
    const deployed: Node[] = [];
    const expand = function* (node: Node): Generator<Code | undefined> {
      const isFirst = depth === firstAction && !isDeploying(node.state);
      for (const code of distinctCodes(node.state)) {
        if (code === END || (settings.notices && !settings.notices(node.state, code))) continue;
        if (again && asFirst.has(code) && !again.has(code)) continue;
        if (tried && isFirst) {
          const known = tried.chanceOf(code);
          if (known !== undefined) asFirst.set(code, known);
          if (!tried.isWorthTrying(code)) continue;
        }
        const state = after(node.state, code, evaluate);
        const goesOn = state.turn.number === root.turn.number && isOwnTurnStage(state);
        if (goesOn) {
          const key = turnKey(state);
          if (seen.has(key)) continue;
          seen.add(key);
        }
        const judgement = judge(state);
        if (isFirst) {
          asFirst.set(code, Math.max(asFirst.get(code) ?? 0, judgement.chance));
          tried?.note(code, judgement.chance);
        }
        const codes = [...node.codes, code];
        if (!goesOn) offer({ codes, before: node.state, last: code, judgement });
        else if (isDeploying(state)) insert(deploying, { state, codes, judgement }, settings.width);
        else {
          if (state.pending?.kind === 'turn')
            offer({ codes: [...codes, END], before: state, last: END, judgement });
          if (isDeploying(node.state)) insert(deployed, { state, codes, judgement }, settings.width);
          else insert(next, { state, codes, judgement }, width);
        }
        if (meter.count()) yield plans[0]?.codes[0];
      }
      if (isFirst) tried?.conclude();
    };
    for (let level = beam; level.length > 0; level = deploying) {
      deploying = [];
      for (const node of level) {
        if (meter.isSpent(share) && plans.length > 0) break;
        yield* expand(node);
      }
    }
    for (const node of deployed) insert(next, node, width);
    if (depth === firstAction && asFirst.size > settings.again) again = bestCodes(asFirst, settings.again);
    beam = next;
  }
  if (plans.length > 0) return varied(plans, [...kinds.values()], settings.keep);
  // Only a forced discard or a further step under way has no plan by then: finish as it stands.
  const { state, codes, judgement } = beam[0] ?? {
    state: root,
    codes: distinctCodes(root).slice(0, 1),
    judgement: first,
  };
  return [{ codes: [...codes, END], before: state, last: END, judgement }];
}
