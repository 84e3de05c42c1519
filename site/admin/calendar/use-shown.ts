import { setup } from '#content/firm.ts';
import { addDays, dayOf, isDay, mondayOf } from '#contract/shared/zoned-day.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { goTo, useAddress } from '../state/address.ts';
import { useNow } from '../state/use-now.ts';
import { useWide } from '../state/use-wide.ts';

const SPANS = { day: 1, three: 3, week: 7 } as const;
type CalendarSpan = keyof typeof SPANS;

/** The days of a span: a week from its Monday, the others from the day itself. */
export function daysOf(day: string, span: CalendarSpan): string[] {
  const first = span === 'week' ? mondayOf(day) : day;
  return Array.from({ length: SPANS[span] }, (_, i) => addDays(first, i));
}

/** The day in the address; today's, if there is none. */
export function dayIn(params: URLSearchParams, today: string): string {
  const asked = params.get('day') ?? '';
  return isDay(asked) ? asked : today;
}

/** As many days as there is room for: a day on a phone, three on a tablet, a week on a desktop. */
function useDaysPerView(): CalendarSpan {
  const isTablet = useWide();
  const isDesktop = useWide('(width >= 64rem)');
  return isDesktop ? 'week' : isTablet ? 'three' : 'day';
}

export type ShownCalendar = ReturnType<typeof useShown>;

/** The shown part of the calendar: the address decides on the day, the person and, where a week fits, day or week. */
export function useShown(staff: StaffMember) {
  const params = useAddress().searchParams;
  const room = useDaysPerView();
  const today = dayOf(useNow(), setup.timeZone);
  const day = dayIn(params, today);
  const span: CalendarSpan = room === 'week' && params.get('span') === 'day' ? 'day' : room;
  const asked = params.get('who') ?? 'all';
  /** One person's calendar; null for all. */
  const staffId = asked === 'all' ? null : asked === 'me' ? staff.id : asked;
  const days = daysOf(day, span);

  return {
    today,
    day,
    days,
    span,
    staffId,
    canChooseSpan: room === 'week',
    hrefOf: (change: Partial<Record<'day' | 'span' | 'who', string | null>>) => addressWith(params, change),
    /** Shows a day, if it isn't shown already. */
    show(wanted: string) {
      if (!days.includes(wanted)) goTo(addressWith(params, { day: wanted }), { replace: true });
    },
    before: addDays(day, -SPANS[span]),
    after: addDays(day, SPANS[span]),
  };
}

function addressWith(params: URLSearchParams, change: Record<string, string | null | undefined>): string {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === undefined) changed.delete(name);
    else changed.set(name, value);
  }
  const query = changed.toString();
  return query === '' ? '/admin/calendar' : `/admin/calendar?${query}`;
}
