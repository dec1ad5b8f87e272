// Which ideas a solution holds, read from the events of its plays and its Battle.

import { applyChoice, codesOf, type GameEvent, rulesOf, type State } from '@nhex/engine';
import { END } from '../choices.ts';
import { followLine } from '../follow.ts';
import { IDEAS, type Idea } from '../puzzle.ts';
import { solverOf, startOf } from '../start.ts';

type Task = Parameters<typeof followLine>[0];

/** What there is to discover in a line: the ideas in it that the Battle would not show if nothing were played. */
export function ideasOf(task: Task, line: readonly string[]): Idea[] {
  const start = startOf(task);
  const events = followLine(task, line).flatMap((each) => each.events);
  const idle = applyChoice(start, END);
  const rest = idle.events.slice();
  for (let { state } = idle; state.battle && state.pending; ) {
    const next = applyChoice(state, codesOf(state)[0]);
    rest.push(...next.events);
    state = next.state;
  }
  const known = new Set(ideasIn(start, rest));
  return ideasIn(start, events).filter((idea) => !known.has(idea));
}

/** The ideas in what happened, in the order of IDEAS. */
function ideasIn(start: State, events: readonly GameEvent[]): Idea[] {
  const own = solverOf(start);
  const { tiles, board } = rulesOf(start.options);
  const ideas = new Set<Idea>();
  const placed = new Set<number>();
  const pushed = new Set<number>();
  const phases = new Map<number, Set<number>>();
  let treated = 0;
  for (const event of events) {
    const inBattle = event.battle !== undefined;
    switch (event.type) {
      case 'placed':
        placed.add(event.unit);
        if (tiles[event.tile].scopes) ideas.add('scope');
        break;
      case 'moved':
        if (event.how === 'push') {
          ideas.add('push');
          pushed.add(event.unit);
        } else ideas.add('move');
        break;
      case 'netted':
        if (!inBattle && event.owner !== own) ideas.add('net');
        break;
      case 'freed':
        if (event.owner === own) ideas.add('free-the-net');
        break;
      case 'strike':
        ideas.add('strike');
        break;
      case 'explosion':
        ideas.add('explosion');
        break;
      case 'treated':
        treated += 1;
        ideas.add(treated > 1 ? 'medic-chain' : 'medic');
        break;
      case 'stopped':
        if (event.why === 'armor' && event.victimOwner === own) ideas.add('armor');
        break;
      case 'died':
        if (!inBattle || tiles[event.tile].isHq) break;
        if (event.owner === own && placed.has(event.unit) && !phases.has(event.unit)) ideas.add('sacrifice');
        if (event.owner !== own && isBefore(event.phase, tiles[event.tile].initiative))
          ideas.add('first-strike');
        break;
      case 'attack': {
        const { owner, unit, tile, phase = 0, victim, victimOwner, direction } = event;
        const printed = tiles[tile].initiative;
        if (owner === own) {
          if (event.via.length > 0) ideas.add('redirect');
          if (event.bonuses.some((bonus) => 'tile' in bonus && tiles[bonus.tile].isModule))
            ideas.add('support');
          if (pushed.has(victim) && victimOwner !== own) ideas.add('push-into-fire');
          const acted = phases.get(unit) ?? new Set();
          phases.set(unit, acted.add(phase));
          if (acted.size > printed.length) ideas.add('extra-action');
          else if (phase > Math.max(...printed)) ideas.add('initiative');
        } else {
          if (phase < Math.min(...printed)) ideas.add('initiative');
          if (event.armor > 0) ideas.add('armor');
          const behind = board.rays[event.to * 6 + direction] ?? [];
          const shields = behind.some((hex) => {
            const unitThere = start.units.at[hex];
            return start.units.owner[unitThere] === own && tiles[start.units.tile[hex]].isHq;
          });
          if (placed.has(victim) && event.kind !== 'melee' && shields) ideas.add('block');
        }
        break;
      }
      default:
        break;
    }
  }
  return IDEAS.filter((idea) => ideas.has(idea));
}

/** Whether a phase comes before every one of a unit's own. */
const isBefore = (phase: number | undefined, initiative: readonly number[]): boolean =>
  phase !== undefined && initiative.length > 0 && phase > Math.max(...initiative);

/** Ideas that surprise somebody who only counts attacks. */
const SURPRISES: readonly Idea[] = [
  'sacrifice',
  'net',
  'free-the-net',
  'push-into-fire',
  'initiative',
  'medic-chain',
  'block',
  'explosion',
  'redirect',
  'extra-action',
  'scope',
];
export const surprisesIn = (ideas: readonly Idea[]): number =>
  ideas.filter((idea) => SURPRISES.includes(idea)).length;
