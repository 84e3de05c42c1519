import { serviceLabel } from '#contract/inquiry-fields.ts';
import type { LiveEvents } from '#contract/live.ts';
import { type Place, placeName } from '../../state/places.ts';

/** @param count of those not yet shown, the arrival included. */
export function noticeOf(
  { service, area }: LiveEvents['arrived'],
  count: number,
  places: readonly Place[],
): { title: string; body: string } {
  const about = [serviceLabel(service), area && placeName(places, area)].filter(Boolean).join(', ');
  return {
    title: count === 1 ? 'New inquiry' : `${count} new inquiries`,
    body: count === 1 || about === '' ? about : `Latest: ${about}`,
  };
}
