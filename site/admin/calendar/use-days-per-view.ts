import { useSyncExternalStore } from 'react';
import type { CalendarSpan } from './days.ts';

const WEEK = '(width >= 64rem)';
const THREE = '(width >= 48rem)';

/** As many days as there is room for: a day on a phone, three on a tablet, a week on a desktop. */
export const useDaysPerView = (): CalendarSpan => useSyncExternalStore(onChange, room, () => 'week');

const room = (): CalendarSpan =>
  matchMedia(WEEK).matches ? 'week' : matchMedia(THREE).matches ? 'three' : 'day';

function onChange(changed: () => void): () => void {
  const queries = [WEEK, THREE].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
