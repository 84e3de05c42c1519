/** Checks what only the firm's own people can provide: accounts, and hours in which they can be met. */
import { type BookingHours, WEEKDAYS, type Weekday } from '#contract/booking/booking-hours.ts';
import { peopleRows } from '../booking/hours-store.ts';
import type { Db } from '../database/schema.ts';
import { staffRecords } from '../staff/store.ts';
import { type CheckFinding, reportOn } from './finding.ts';

const hours = reportOn('hours');

export async function hoursFindings(db: Db): Promise<CheckFinding[]> {
  const rows = await peopleRows(db);
  const open = rows
    .flatMap(({ name, hours }) => (hours === null ? [] : { name, ...(JSON.parse(hours) as BookingHours) }))
    .filter(({ kinds, weekly }) => kinds.length > 0 && WEEKDAYS.some((day) => weekly[day].length > 0));
  const [first] = open;
  if (!first)
    return [
      hours.warning('No one is available for meetings yet.', 'Under Hours, set when clients can meet you.'),
    ];
  const who = open.length === 1 ? first.name : `${first.name} and ${open.length - 1} more`;
  return [hours.ok(`${who}: ${weekInWords(first.weekly)}.`)];
}

const DAY_NAMES: Record<Weekday, string> = {
  ...{ mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday' },
  ...{ fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
};

/** Like `Monday to Friday, 9 AM to 5 PM`; days with different hours are counted. */
function weekInWords(weekly: BookingHours['weekly']): string {
  const days = WEEKDAYS.filter((day) => weekly[day].length > 0);
  const [first, last] = [days[0] as Weekday, days.at(-1) as Weekday];
  const isRow = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === days.length - 1;
  const isSame = days.every((day) => JSON.stringify(weekly[day]) === JSON.stringify(weekly[first]));
  if (!isSame) return `${days.length} days a week`;
  const times = weekly[first].map(({ from, to }) => `${clock(from)} to ${clock(to)}`).join(' and ');
  if (days.length === 1) return `${DAY_NAMES[first]}, ${times}`;
  return `${isRow ? `${DAY_NAMES[first]} to ${DAY_NAMES[last]}` : `${days.length} days a week`}, ${times}`;
}

function clock(time: string): string {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const half = hour % 24 < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${half}`;
}

const staff = reportOn('staff');

export async function staffFindings(db: Db): Promise<CheckFinding[]> {
  const accounts = (await staffRecords(db)).filter(({ disabled }) => !disabled);
  const pending = accounts.filter(({ hasPassword }) => !hasPassword).length;
  if (accounts.length <= 1)
    return [
      staff.warning(
        accounts.length === 0 ? 'No accounts yet.' : 'Only one account so far.',
        'Invite your colleagues under Staff.',
        {
          says: 'Only you so far.',
        },
      ),
    ];
  return [
    staff.ok(
      pending > 0
        ? `${accounts.length} accounts, ${pending} of them invited.`
        : `${accounts.length} accounts.`,
    ),
  ];
}
