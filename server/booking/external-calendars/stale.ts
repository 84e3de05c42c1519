/** How long the last good copy of a person's own calendar counts. */
const GOOD_FOR_MS = 24 * 60 * 60_000;

/** Whether a person's own calendar couldn't be read for so long that they aren't offered. */
export const isBusyCalendarOutdated = (
  row: { busy_url: string | null; busy_read_at: string | null },
  now: Date,
): boolean =>
  row.busy_url !== null && Date.parse(row.busy_read_at ?? '1970-01-01') < now.getTime() - GOOD_FOR_MS;
