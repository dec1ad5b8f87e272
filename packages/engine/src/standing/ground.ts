// Terrain under units: which of it works on whom (ATL-2, STR-5).

import { NO_UNIT, type UnitId } from '../base/brand.ts';
import type { Ground } from '../scenarios/plan.ts';
import type { Rules } from '../state/rules.ts';
import type { Units } from '../units/units.ts';

/** Terrain of one kind under both tiles of a Structure works once: there under its second tile it adds nothing (STR-5). */
export function isThereTwice({ board }: Rules, units: Units, { hex, kind }: Ground): boolean {
  const unit = units.at[hex];
  return unit !== NO_UNIT && units.second[unit] === hex && board.terrain.get(units.hex[unit]) === kind;
}

/** The terrain that gives something to the unit. */
export function groundsOf(rules: Rules, units: Units, unit: UnitId): Ground[] {
  const giving = rules.scenario?.giving ?? [];
  return giving.filter((ground) => units.at[ground.hex] === unit && !isThereTwice(rules, units, ground));
}
