/**
 * Handles the threads' messages without blocking the serving thread. Node delivers messages for as long as there are
 * any, and handling one may request the next: two exports kept requests waiting for 70 ms.
 */
import { setImmediate as inNextTurn } from 'node:timers';

/** Milliseconds per turn of the event loop, for all threads together. */
const SHARE_MS = 2;

const waiting: (() => void)[] = [];
let turnBegan: number | undefined;

/** Runs the work now or in a later turn of the event loop; always in order. */
export function inTurns(work: () => void): void {
  if (waiting.length > 0) {
    waiting.push(work);
    return;
  }
  if (turnBegan === undefined) {
    turnBegan = performance.now();
    inNextTurn(() => {
      turnBegan = undefined;
    });
  }
  if (performance.now() - turnBegan < SHARE_MS) work();
  else {
    waiting.push(work);
    inNextTurn(takeOne);
  }
}

/** Runs one per turn, because its follow-up work runs only after the turn. */
function takeOne(): void {
  const work = waiting.shift() as () => void;
  if (waiting.length > 0) inNextTurn(takeOne);
  work();
}
