import { clockOf } from '#contract/clock.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { clockInWords } from './clock-words.ts';
import { useNow } from './use-now.ts';

/** Time left of the promised 24 hours, while it runs; a card has no room for what is settled. */
export function ClockLine({ inquiry, settled = false }: { inquiry: Inquiry; settled?: boolean }) {
  const clock = clockOf(inquiry, useNow());
  const said = clockInWords(clock);
  if (!said || (!settled && clock.state === 'answered')) return null;
  return (
    <span
      data-clock={clock.state}
      className={said.isOverdue ? 'font-semibold text-cancelled' : 'font-[560] text-ink'}
    >
      {said.words}
    </span>
  );
}
