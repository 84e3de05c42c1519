/**
 * Group commit: items that arrive during a transaction share the next one. A durable commit costs the same for one
 * inquiry as for fifty, so most of the throughput under load comes from this (docs/decisions/0005). A single inquiry
 * waits for one turn of the event loop.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';

type Waiting<T, R> = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void };

const MOST_AT_ONCE = 50;

/**
 * @param commit saves all items in one transaction and returns their results in order; it must save nothing when it
 *   throws. After a failure, the items are committed one by one, so that one bad item doesn't fail the others.
 * @param failsAll identifies errors that no item caused (no database, disk full): retrying each item alone would only
 *   delay everyone, and after a lost connection it's unknown whether the group was saved.
 */
export function groupCommit<T, R>(
  commit: (items: T[]) => Promise<R[]>,
  failsAll: (error: unknown) => boolean = () => false,
): (item: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = [];
  let running = false;

  async function run() {
    running = true;
    while (waiting.length > 0) {
      // Includes the items that arrive in this turn of the event loop.
      await nextTurn();
      await settle(waiting.splice(0, MOST_AT_ONCE));
    }
    running = false;
  }

  async function settle(group: Waiting<T, R>[]) {
    try {
      const results = await commit(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as R);
    } catch (error) {
      if (group.length === 1 || failsAll(error)) for (const { reject } of group) reject(error);
      else for (const alone of group) await settle([alone]);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void run();
    });
}
