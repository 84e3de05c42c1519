import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the condition is true, as a background job does; the test's own timeout ends it. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(100);
}
