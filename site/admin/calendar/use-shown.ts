import { setup } from '#content/firm.ts';
import { addDays, dayOf } from '#contract/shared/zoned-day.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { goTo, useAddress } from '../state/address.ts';
import { useNow } from '../state/use-now.ts';
import { type CalendarSpan, dayIn, daysOf, SPANS } from './days.ts';
import { useDaysPerView } from './use-days-per-view.ts';

export type ShownCalendar = ReturnType<typeof useShown>;

/** The shown part of the calendar: the address decides on the day, the person and, where a week fits, day or week. */
export function useShown(staff: StaffMember) {
  const params = useAddress().searchParams;
  const room = useDaysPerView();
  const today = dayOf(useNow(), setup.timeZone);
  const day = dayIn(params, today);
  const span: CalendarSpan = room === 'week' && params.get('span') === 'day' ? 'day' : room;
  const asked = params.get('who');
  /** One person's calendar; null for all. */
  const staffId = asked === null ? staff.id : asked === 'all' ? null : asked;
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
