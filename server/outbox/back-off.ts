/** The retry schedule of failed emails: ten attempts in about four and a half hours (docs/decisions/0009). */

const MINUTE = 60_000;
/** After the first failure, the second, and so on: 269.5 minutes in all. */
const PAUSES = [0.5, 1, 3, 5, 10, 20, 40, 70, 120].map((minutes) => minutes * MINUTE);

export const MOST_ATTEMPTS = PAUSES.length + 1;

/**
 * Returns the milliseconds until the next attempt, or null after the last. Jitter of a tenth either way keeps the emails
 * of an outage from being retried all at the same time.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (0.9 + 0.2 * random()));
}
