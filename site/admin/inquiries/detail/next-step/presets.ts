import { setup } from '#content/firm.ts';
import { dayAfter, dayOf } from '#contract/shared/zoned-day.ts';

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' });
const nameOf = (day: string) => weekday.format(new Date(`${day}T00:00:00Z`));

/** Tomorrow, the working days after it and a week from today, as `YYYY-MM-DD` of the firm's time zone. */
export function dayPresets(now: Date | number): { label: string; day: string }[] {
  const week = Array.from({ length: 7 }).reduce<string[]>(
    (days) => [...days, dayAfter(days.at(-1) ?? dayOf(now, setup.timeZone))],
    [],
  );
  const [tomorrow, ...later] = week as [string, ...string[]];
  const inAWeek = later.pop() as string;
  return [
    { label: 'Tomorrow', day: tomorrow },
    ...later
      .map((day) => ({ label: nameOf(day), day }))
      .filter(({ label }) => !['Sat', 'Sun'].includes(label)),
    { label: 'In a week', day: inAWeek },
  ];
}
