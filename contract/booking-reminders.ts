/** When a meeting's reminders go out: the day before at the same time, and two hours before. */
const BEFORE_MS = [24 * 60 * 60_000, 2 * 60 * 60_000] as const;

/**
 * Returns the next reminder after an instant, as ISO 8601 UTC; null when none is left, as for a meeting booked shortly
 * before it.
 */
export function nextReminder(startsAt: string, now: number): string | null {
  const at = BEFORE_MS.map((ms) => Date.parse(startsAt) - ms).find((time) => time > now);
  return at === undefined ? null : new Date(at).toISOString();
}
