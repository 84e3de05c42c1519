/** The 24-hour clock in words (contract/clock.ts). */
import type { Clock } from '#contract/clock.ts';

const MINUTE = 60_000;

/** Like `5 h 12 min`; under an hour only minutes, from two days on days. @param ms at least 0. */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours === 0) return `${Math.max(1, minutes)} min`;
  return hours < 12 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}

/** How the clock stands, or null when nothing is owed. */
export function clockInWords(clock: Clock): { words: string; isOverdue: boolean } | null {
  switch (clock.state) {
    case 'running':
      return { words: `${duration(clock.msLeft)} left`, isOverdue: false };
    case 'overdue':
      return { words: `${duration(-clock.msLeft)} overdue`, isOverdue: true };
    case 'answered':
      return {
        words: `Answered after ${duration(clock.afterMs)}${clock.late ? ', late' : ''}`,
        isOverdue: false,
      };
    case 'stopped':
      return null;
  }
}
