// One side of a comparison, in a process of its own: does one workload, prints what it took as JSON.
//   side.js <workload> <slices>      side.js memory <actions>

import { bestSlice } from './measure.ts';
import { heapGrowth, WORKLOADS, type WorkloadName } from './workloads.ts';

const [what, count] = process.argv.slice(2);

function measure(): object {
  if (what === 'memory') return heapGrowth(Number(count));
  const { begin, calls } = WORKLOADS[what as WorkloadName];
  return bestSlice(begin(), calls, Number(count));
}

process.stdout.write(`${JSON.stringify(measure())}\n`);
