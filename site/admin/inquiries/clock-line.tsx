import { type Clock, responseClockOf } from '#contract/inquiries/clock.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { SOON_MS } from '#contract/inquiries/queue.ts';
import { useNow } from '../state/use-now.ts';
import { clockInWords } from './clock-words.ts';

/** Highlights the inquiries that the queue puts first (contract/inquiries/queue.ts): nothing else is solid red. */
function lookOf(clock: Clock, isPlain: boolean): string {
  if (clock.state === 'overdue')
    return isPlain
      ? 'font-semibold text-overdue'
      : 'inline-flex h-5.5 items-center rounded-mark bg-overdue px-2 text-13 font-semibold text-on-overdue';
  const isSoon = clock.state === 'running' && clock.msLeft < SOON_MS;
  return isSoon ? 'font-semibold text-attention' : 'font-strong text-ink';
}

type ClockLineProps = {
  inquiry: Inquiry;
  settled?: boolean;
  /** Overdue as red words, in a list that would be all red. */
  isPlain?: boolean;
};

/** Time left of the promised 24 hours, while it runs; a card has no room for settled ones. */
export function ClockLine({ inquiry, settled = false, isPlain = false }: ClockLineProps) {
  const clock = responseClockOf(inquiry, useNow());
  const words = clockInWords(clock);
  if (!words || (!settled && clock.state === 'answered')) return null;
  return (
    <span data-clock={clock.state} className={`whitespace-nowrap ${lookOf(clock, isPlain)}`}>
      {words}
    </span>
  );
}
