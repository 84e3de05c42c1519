import { serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import type { LiveEvents } from '#contract/shared/live.ts';
import { type AreaName, placeName } from '../../state/settings.ts';

/** @param count of those not yet shown, the arrival included. */
export function noticeOf(
  { service, area }: LiveEvents['arrived'],
  count: number,
  places: readonly AreaName[],
): { title: string; body: string } {
  const about = [serviceLabel(service), area && placeName(places, area)].filter(Boolean).join(', ');
  return {
    title: count === 1 ? 'New inquiry' : `${count} new inquiries`,
    body: count === 1 || about === '' ? about : `Latest: ${about}`,
  };
}
