/** The 24-hour clock as text (contract/inquiries/clock.ts). */
import type { Clock } from '#contract/inquiries/clock.ts';

const MINUTE = 60_000;

/** Like `5 h 12 min`; under an hour only minutes, from two days on days. @param ms at least 0. */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours === 0) return `${Math.max(1, minutes)} min`;
  return hours < 12 && minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}

/** State of the clock, or null when no reply is needed. */
export function clockInWords(clock: Clock): string | null {
  switch (clock.state) {
    case 'running':
      return `${duration(clock.msLeft)} left`;
    case 'overdue':
      return `${duration(-clock.msLeft)} overdue`;
    case 'answered':
      return `Replied in ${duration(clock.afterMs)}${clock.late ? ', late' : ''}`;
    case 'stopped':
      return null;
  }
}
