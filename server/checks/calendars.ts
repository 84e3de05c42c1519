/** Checks that the calendars which staff connected can be read. */
import { busyStore } from '../booking/external-calendars/store.ts';
import type { Db } from '../database/schema.ts';
import { type CheckFinding, reportOn } from './finding.ts';

const report = reportOn('calendars');

export async function calendarFindings(db: Db, now = new Date()): Promise<CheckFinding[]> {
  const calendars = await busyStore(db).connected(now);
  const findings = calendars.flatMap(({ name, trouble, stale }) => {
    const why = trouble ?? 'It hasn’t synced yet.';
    if (stale)
      return [
        report.error(
          `${name}’s calendar hasn’t synced in 24 hours, so clients can’t book meetings with them. ${why}`,
          `Ask ${name} to reconnect or remove the calendar in the dashboard.`,
        ),
      ];
    return trouble === null
      ? []
      : [
          report.warning(
            `${name}’s calendar didn’t sync completely. ${trouble}`,
            'The server retries every ten minutes.',
          ),
        ];
  });
  if (findings.length > 0) return findings;
  return [
    report.ok(
      calendars.length === 0 ? 'No calendars are connected.' : 'All connected calendars are syncing.',
    ),
  ];
}
