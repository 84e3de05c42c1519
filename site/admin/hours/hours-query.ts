/** Calls that change hours, rules and calendars (contract/booking-hours.ts). */
import { useQueryClient } from '@tanstack/react-query';
import type { BookingHours, BookingPerson, BookingRules } from '#contract/booking/booking-hours.ts';
import { request } from '../../layout/request.ts';
import { bookablePeople, bookingRulesQuery, hoursOf, MEETINGS } from '../meeting/meeting-queries.ts';

/** @param staffId a colleague's, for owners; null for one's own. */
export function useHoursCalls(staffId: string | null) {
  const queryClient = useQueryClient();
  const { queryKey } = hoursOf(staffId);
  const url = queryKey.join('/');
  const refresh = () => queryClient.invalidateQueries({ queryKey, exact: true });

  return {
    async save(hours: BookingHours): Promise<void> {
      const answer = await request(url, { method: 'PUT', body: hours });
      queryClient.setQueryData(queryKey, (await answer.json()) as BookingPerson);
      void queryClient.invalidateQueries({ queryKey: bookablePeople().queryKey });
      void queryClient.invalidateQueries({ queryKey: MEETINGS });
    },
    /** @returns the feed's address, which is shown once; null after stopping. */
    async feed(action: 'renew' | 'stop', names: boolean): Promise<string | null> {
      const answer = await request('/api/booking/feed', { method: 'POST', body: { action, names } });
      const { url: address } = (await answer.json()) as { url: string | null };
      await refresh();
      return address;
    },
    /** @param address secret ICS address of one's own calendar; null removes it. */
    async busy(address: string | null): Promise<void> {
      await request('/api/booking/busy', { method: 'PUT', body: { url: address } });
      await refresh();
    },
  };
}

export function useSaveRules() {
  const queryClient = useQueryClient();
  return async (rules: BookingRules): Promise<void> => {
    const answer = await request('/api/booking/rules', { method: 'PUT', body: rules });
    queryClient.setQueryData(bookingRulesQuery().queryKey, (await answer.json()) as BookingRules);
  };
}
