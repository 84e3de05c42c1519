/** Times what the server does, by the clock and by the processor. */
import type { RunningServer } from '../tests/support/running-server.ts';
import { backendsOf, processorTime } from './processor-time.ts';

/** `ms` by the clock; `processor`: of it, what the server and its database worked, in milliseconds. */
export type Timed = { ms: number; processor: number };

/** Processes that end meanwhile are looked at so often, in milliseconds. */
const LOOK = 250;

/** @param databaseUrl of PostgreSQL, whose processes count too. */
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

/** The value below which this share of all lies. */
export const at = (share: number, values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number;
