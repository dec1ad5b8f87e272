// Prometheus metrics: what an operator watches.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../services.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly seconds: Histogram<'route' | 'status'>;
  readonly faults: Counter;
}

export function makeMetrics({ house, streams }: Pick<Services, 'house' | 'streams'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  gauge('nhex_tables', 'Games in the memory of this process', () => house.size);
  gauge('nhex_streams', 'Open streams', () => streams.size);
  gauge('nhex_choices', 'Choices of players stored since the start', () => house.playing.counts.choices);
  gauge('nhex_resent', 'Choices that had been stored before', () => house.playing.counts.replays);
  gauge('nhex_loads', 'Games read from the store since the start', () => house.loads);
  return {
    registry,
    seconds: new Histogram({
      name: 'nhex_request_seconds',
      help: 'Time to answer, by route and class of status',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
    faults: new Counter({ name: 'nhex_faults', help: 'Errors of the server itself', registers }),
  };
}
