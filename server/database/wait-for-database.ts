/** Waits for the database: a server may start first, when the machine boots or while a managed database is moved. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseDown } from './error-codes.ts';

const PATIENCE_MS = 60_000;
const RETRY_MS = 1000;
const SAY_MS = 5000;

type Waiting = { patienceMs?: number; say?: (line: string) => void };

/**
 * Runs the first work on PostgreSQL, retries for a minute while the database is unreachable, and reports the wait.
 * @param work may run several times: changes it made before the connection broke stay.
 * @throws the last attempt's error; immediately when PostgreSQL responds with a refusal.
 */
export async function retryWhileUnreachable<T>(
  work: () => Promise<T>,
  { patienceMs = PATIENCE_MS, say = console.error }: Waiting = {},
): Promise<T> {
  const began = performance.now();
  for (let said = Number.NEGATIVE_INFINITY; ; ) {
    try {
      return await work();
    } catch (error) {
      const waited = performance.now() - began;
      if (!isDatabaseDown(error) || waited + RETRY_MS > patienceMs) throw error;
      if (waited - said >= SAY_MS) {
        said = waited;
        say(waitingLine(error, Math.round((patienceMs - waited) / 1000)));
      }
    }
    await pause(RETRY_MS);
  }
}

function waitingLine(error: unknown, seconds: number): string {
  const { message, code } = error as { message?: string; code?: string };
  return `PostgreSQL isn’t responding: ${message || code}. Waiting up to ${seconds} more seconds.`;
}
