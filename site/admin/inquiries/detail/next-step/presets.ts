import { setup } from '#content/firm.ts';
import { addDays, dayOf } from '#contract/shared/zoned-day.ts';

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' });
const nameOf = (day: string) => weekday.format(new Date(`${day}T00:00:00Z`));

/** Tomorrow, the working days after it and a week from today, as `YYYY-MM-DD` of the firm's time zone. */
export function dayPresets(now: Date | number): { label: string; day: string }[] {
  const today = dayOf(now, setup.timeZone);
  const later = [2, 3, 4, 5, 6].map((days) => addDays(today, days));
  return [
    { label: 'Tomorrow', day: addDays(today, 1) },
    ...later
      .map((day) => ({ label: nameOf(day), day }))
      .filter(({ label }) => !['Sat', 'Sun'].includes(label)),
    { label: 'In a week', day: addDays(today, 7) },
  ];
}
