/** The text of a person's calendar feed. */

import { bookingWords } from '#content/booking-words.ts';
import { mailWords } from '#content/mail-words.ts';
import type { BookingKind } from '#contract/booking/booking.ts';
import { areaNameFromSlug } from '#contract/site/area-name.ts';
import type { Config } from '../config/config.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import { type CalendarEntry, calendarText, uidOf } from './calendar.ts';
import type { FeedMeeting } from './feed-store.ts';

const STATUS: Record<string, CalendarEntry['status']> = {
  proposed: 'TENTATIVE',
  requested: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

/** @param names whether the visitors' names show; the address is all it takes to read them. */
export function feedText(
  meetings: readonly FeedMeeting[],
  names: boolean,
  { origin, mailFrom }: Pick<Config, 'origin' | 'mailFrom'>,
): string {
  const { entry } = mailWords(currentFirm()).meeting;
  const entries = meetings.map((row): CalendarEntry => {
    const town = row.area ? areaNameFromSlug(row.area) : '';
    const about = [names && row.visitor_name, town].filter(Boolean).join(', ');
    return {
      uid: uidOf(row.id, origin),
      sequence: row.sequence,
      status: STATUS[row.state] ?? 'CONFIRMED',
      ...{ stamp: row.updated_at, startsAt: row.starts_at, endsAt: row.ends_at },
      summary: entry.toStaff(bookingWords.kinds[row.kind as BookingKind].label, row.reference, about),
      location: row.kind === 'studio' ? mailWords(currentFirm()).meeting.where.studio : town || null,
      description: `${origin}/admin?inquiry=${row.inquiry_id}`,
      organizer: { name: currentFirm().name, email: mailFrom },
    };
  });
  return calendarText('PUBLISH', entries, entry.feed);
}
