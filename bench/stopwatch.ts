/** Measures elapsed time and processor time of the server. */
import type { RunningServer } from '../tests/support/running-server.ts';
import { backendsOf, processorTime } from './processor-time.ts';

/** Milliseconds. `ms`: elapsed; `processor`: processor time of the server and its database. */
export type Timed = { ms: number; processor: number };

/** Interval at which processes are measured, since some end meanwhile, in milliseconds. */
const LOOK = 250;

/** @param databaseUrl URL of PostgreSQL, whose processes are included. */
export async function stopwatch(server: RunningServer, databaseUrl: string | undefined) {
  const backends = databaseUrl ? await backendsOf(databaseUrl) : null;
  return {
    async time(work: () => Promise<unknown>): Promise<Timed> {
      const used = new Map<number, number>();
      const look = async () => {
        for (const pid of [server.process.pid as number, ...((await backends?.pids()) ?? [])])
          used.set(pid, Math.max(used.get(pid) ?? 0, processorTime(pid)));
      };
      await look();
      const before = sum(used);
      const looking = setInterval(() => void look(), LOOK);
      const began = performance.now();
      try {
        await work();
      } finally {
        clearInterval(looking);
      }
      const ms = performance.now() - began;
      await look();
      return { processor: sum(used) - before, ms };
    },
    end: async () => backends?.end(),
  };
}

const sum = (used: Map<number, number>) => [...used.values()].reduce((all, one) => all + one, 0);

/** @returns the quantile of `values` at `share`. */
export const at = (share: number, values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number;
