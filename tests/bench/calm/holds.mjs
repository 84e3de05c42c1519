/**
 * Loaded ahead of the server (`--import`): how long a turn of the event loop takes at most, by the clock and of the processor,
 * which a crowded machine doesn't change. Writes a line every quarter of a second: instant, clock, processor, in milliseconds. Plain JavaScript, because the
 * server's threads load it, too.
 */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 250;

function used() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

if (isMainThread && process.env.HOLDS_FILE) {
  const longest = { clock: 0, processor: 0 };
  const before = { clock: performance.now(), processor: used() };
  const look = () => {
    const now = { clock: performance.now(), processor: used() };
    for (const by of ['clock', 'processor']) longest[by] = Math.max(longest[by], now[by] - before[by]);
    Object.assign(before, now);
  };
  const write = () => {
    const { clock, processor } = longest;
    appendFileSync(process.env.HOLDS_FILE, `${Date.now()} ${clock.toFixed(1)} ${processor.toFixed(1)}\n`);
    Object.assign(longest, { clock: 0, processor: 0 });
  };
  setInterval(look, 1).unref();
  setInterval(write, EVERY_MS).unref();
}
