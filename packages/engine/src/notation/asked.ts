// Whether the open question of a position that was read belongs there: what is to follow it is what the flow would go on with,
// and let ask again, on a copy, the flow asks the same.

import type { UnitId } from '../base/brand.ts';
import { askDeclarations, askUnit, openDeclarers } from '../battle/declarations.ts';
import { chooseHit, chooseTreatment, openHits, openTreatments, resolveMedics } from '../battle/medics.ts';
import { askAwards } from '../battle/wounding.ts';
import { heardAt, type Moment, STEP, type Step } from '../flow/agenda.ts';
import type { Decision, MedicDecision } from '../flow/decision.ts';
import { byChance } from '../game/play.ts';
import { listen } from '../game/run.ts';
import { fieldOf } from '../standing/field.ts';
import { rulesOf } from '../state/rules.ts';
import { cloneState, type State, theWounding } from '../state/state.ts';
import { askForBoarding } from '../turn/deploying.ts';
import { drawUp } from '../turn/draw.ts';
import { pushUnit } from '../turn/movement.ts';
import { askForHqs } from '../turn/set-up.ts';
import { askForAction } from '../turn/turn.ts';
import { makePosition } from './position-write.ts';

/** What is still to be done after the answer, and what asks the question; nothing where that happened while an answer was carried out. */
export interface Way {
  readonly agenda: readonly Step[];
  readonly ask?: (copy: State) => void;
}

const FIRST_TURN: Step = { do: 'begin-turn', place: 0 };

const IN_BATTLE: readonly Moment[] = ['battle-begins', 'phase-begins', 'phase-ends', 'between-phases'];

/** What the flow goes on with when those who listen to a moment have had their say: in one of these ways. */
function afterMoment({ options, agenda, battle }: State, moment: Moment): readonly (readonly Step[])[] {
  const { heard } = rulesOf(options);
  if (IN_BATTLE.includes(moment) !== (battle !== undefined)) return [];
  switch (moment) {
    case 'turn-begins':
      return [[STEP.turn, ...heard['tiles-drawn'], STEP.drawUp]];
    case 'tiles-drawn':
      return [[STEP.turn]];
    case 'action-taken':
      return [[STEP.goOn]];
    case 'battle-begins':
    case 'between-phases':
      return [[STEP.phase]];
    case 'phase-begins':
      return [[STEP.endPhase], [STEP.endPhase, STEP.fight], [STEP.endPhase, STEP.fight, STEP.declarations]];
    case 'phase-ends':
      return [[STEP.endBattle], [STEP.phase, ...heard['between-phases']]];
    case 'battle-ends':
      return agenda[0]?.do === 'after-battle' ? [[agenda[0]]] : [];
    case 'turn-ends':
      return [[STEP.nextTurn]];
  }
}

/** Whoever listens to a moment may have asked; those after it have their say when that is answered. */
function waysOfListeners(state: State): Way[] {
  const { listeners } = rulesOf(state.options);
  return listeners.flatMap(({ moment }, place) =>
    afterMoment(state, moment).map((below) => ({
      agenda: [...below, ...heardAt(listeners, moment, place + 1)],
      ask: (copy: State) => listen(copy, place, byChance(copy, undefined)),
    })),
  );
}

/** While or after tiles are drawn: everybody at that moment still has their say, or only the later ones. */
function waysInTurn(state: State, ask?: Way['ask']): Way[] {
  const heard = rulesOf(state.options).heard['tiles-drawn'];
  return Array.from({ length: heard.length + 1 }, (_, had) => ({
    agenda: [STEP.turn, ...heard.slice(0, heard.length - had)],
    ...(ask ? { ask } : {}),
  }));
}

/** How a step asks that stays on the agenda as long as it has something to ask. */
const staying =
  (ask: (copy: State) => void) =>
  (copy: State): void => {
    copy.agenda.pop();
    ask(copy);
  };

function askMedics(copy: State, question: MedicDecision): void {
  const wounding = theWounding(copy);
  if (question.kind === 'treat') return staying((state) => resolveMedics(state, undefined))(copy);
  const { medic, patient } = question;
  const isOpen = openTreatments(fieldOf(copy), wounding).some(
    (open) => open.medic === medic && open.patient === patient,
  );
  if (!isOpen) return;
  if (question.kind === 'absorb') chooseTreatment(copy, question, undefined);
  else if (openHits(wounding, patient).includes(question.hit))
    chooseHit(copy, question, question.hit, undefined);
}

function askDeclarer(copy: State, unit: UnitId): void {
  if (openDeclarers(copy).includes(unit)) askUnit(copy, unit);
}

/** The ways in which that decision can have come to be asked; of those of listeners see above. */
function waysTo(state: State, pending: Decision): readonly Way[] {
  const { variants } = rulesOf(state.options);
  const inPhase = [STEP.endPhase, STEP.fight, STEP.declarations];
  const after: Step = state.battle ? STEP.endPhase : STEP.afterAction;
  const dealing = [after, STEP.wounds, STEP.medics];
  switch (pending.kind) {
    case 'turn':
      return [{ agenda: [], ask: askForAction }];
    case 'step':
      return [{ agenda: [] }];
    case 'push': {
      const { pusher, target } = pending;
      const open = { type: 'push', pusher, target, to: undefined } as const;
      return [{ agenda: [], ask: (copy) => pushUnit(copy, open, byChance(copy, undefined)) }];
    }
    case 'deal':
    case 'leader': {
      const mercenaries = variants.has('mercenaries') ? [STEP.mercenaries] : [];
      return [{ agenda: [FIRST_TURN, STEP.placeHqs, ...mercenaries] }];
    }
    case 'mercenary':
      return [{ agenda: [FIRST_TURN, STEP.placeHqs] }];
    case 'hq':
    case 'begin':
      return [{ agenda: [FIRST_TURN], ask: askForHqs }];
    case 'draw':
      return waysInTurn(state, (copy) => drawUp(copy, byChance(copy, undefined)));
    case 'lay':
      return waysInTurn(state);
    case 'boarding':
      return waysInTurn(state, askForBoarding);
    case 'declare-order':
      return [{ agenda: inPhase, ask: staying(askDeclarations) }];
    case 'declare':
    case 'aim':
      return [{ agenda: inPhase, ask: (copy) => askDeclarer(copy, pending.unit) }];
    case 'treat':
    case 'absorb':
    case 'sacrifice':
      return [{ agenda: dealing, ask: (copy) => askMedics(copy, pending) }];
    case 'name':
      return [{ agenda: dealing, ask: (copy) => askMedics(copy, pending.question) }];
    case 'award':
      return [{ agenda: [after, STEP.awards], ask: staying(askAwards) }];
    case 'lead':
    case 'unlucky':
    case 'forced-discard':
      return [];
    default:
      pending satisfies never;
      return [];
  }
}

/** Among allies somebody else may have been asked first who of them answers (BAT-5). */
function answered(again: Decision | undefined, { kind, seat }: Decision): Decision | undefined {
  if (again?.kind !== 'name' || kind === 'name') return again;
  return again.question.kind === kind && again.among.includes(seat) ? { ...again.question, seat } : again;
}

/** Whether the question is asked again in that way, and nothing else happens. */
function isAskedAgain(state: State, pending: Decision, { ask }: Way): boolean {
  if (!ask) return true;
  const copy = cloneState(state);
  copy.pending = undefined;
  ask(copy);
  copy.pending = answered(copy.pending, pending);
  return makePosition(copy) === makePosition(state);
}

const areSame = (a: readonly Step[], b: readonly Step[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether the flow can have asked the open question and left that agenda. */
export function isAsked(state: State): boolean {
  const { pending, agenda } = state;
  if (pending === undefined) return agenda.length === 0;
  return [...waysTo(state, pending), ...waysOfListeners(state)].some(
    (way) => areSame(way.agenda, agenda) && isAskedAgain(state, pending, way),
  );
}

/** What is to follow the open question, of a position that does not say it. */
export function agendaOf(state: State): Step[] {
  const { pending } = state;
  if (pending === undefined) return [];
  const ways = [...waysTo(state, pending), ...waysOfListeners(state)];
  const found = ways.find((way) => isAskedAgain({ ...state, agenda: [...way.agenda] }, pending, way));
  return [...(found?.agenda ?? [])];
}
