import { type Clock, responseClockOf } from '#contract/inquiries/clock.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { SOON_MS } from '#contract/inquiries/queue.ts';
import { useNow } from '../state/use-now.ts';
import { clockInWords } from './clock-words.ts';

/** Highlights the inquiries that the queue puts first (contract/inquiries/queue.ts). */
function colorOf(clock: Clock): string {
  if (clock.state === 'overdue') return 'font-semibold text-overdue';
  const isSoon = clock.state === 'running' && clock.msLeft < SOON_MS;
  return isSoon ? 'font-semibold text-copper' : 'font-[560] text-ink';
}

/** Time left of the promised 24 hours, while it runs; a card has no room for settled ones. */
export function ClockLine({ inquiry, settled = false }: { inquiry: Inquiry; settled?: boolean }) {
  const clock = responseClockOf(inquiry, useNow());
  const words = clockInWords(clock);
  if (!words || (!settled && clock.state === 'answered')) return null;
  return (
    <span data-clock={clock.state} className={colorOf(clock)}>
      {words}
    </span>
  );
}
