/** Times what the server does, by the clock and by the processor. */
import type { RunningServer } from '../support/running-server.ts';
import { backendsOf, processorTime } from './processor-time.ts';

/** `ms` by the clock; `processor`: of it, what the server and its database worked, in milliseconds. */
export type Timed = { ms: number; processor: number };

export type Stopwatch = { time: (work: () => Promise<unknown>) => Promise<Timed>; end: () => Promise<void> };

/** @param databaseUrl of PostgreSQL, whose processes count too. */
export async function stopwatch(server: RunningServer, databaseUrl: string | undefined): Promise<Stopwatch> {
  const backends = databaseUrl ? await backendsOf(databaseUrl) : null;
  return {
    async time(work) {
      const pids = [server.process.pid as number, ...((await backends?.pids()) ?? [])];
      const used = () => pids.reduce((all, pid) => all + processorTime(pid), 0);
      const [began, usedBefore] = [performance.now(), used()];
      await work();
      return { processor: used() - usedBefore, ms: performance.now() - began };
    },
    end: async () => backends?.end(),
  };
}

/** The value below which this share of all lies. */
export const at = (share: number, values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number;
