/** Checks that the calendars which staff connected can be read. */
import { busyStore } from '#server/booking/external-calendars/store.ts';
import type { Db } from '#server/database/schema.ts';
import { type DoctorFinding, reportOn } from './finding.ts';

const report = reportOn('calendars');

export async function calendarFindings(db: Db, now = new Date()): Promise<DoctorFinding[]> {
  const calendars = await busyStore(db).connected(now);
  const findings = calendars.flatMap(({ name, trouble, stale }) => {
    const why = trouble ?? 'It hasn’t been read yet.';
    if (stale)
      return [
        report.wrong(
          `The calendar of ${name} hasn’t been read for 24 hours, so visitors aren’t offered any of their times. ${why}`,
          'They copy the address again in the dashboard, or disconnect the calendar.',
        ),
      ];
    return trouble === null
      ? []
      : [
          report.look(
            `The calendar of ${name} couldn’t be read, or not fully, the last time. ${trouble}`,
            'It is read again every ten minutes.',
          ),
        ];
  });
  if (findings.length > 0) return findings;
  return [
    report.ok(
      calendars.length === 0 ? 'No calendars are connected.' : 'All connected calendars can be read.',
    ),
  ];
}
