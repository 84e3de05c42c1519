import type { MeetingPage } from '#contract/booking/visitor-meeting.ts';
import { content } from '../../content/snapshot.ts';

/** The heading of the step that the page shows, also its title. */
export function headingOf({ offer, choice }: Pick<MeetingPage, 'offer' | 'choice'>): string {
  const { meetingWords } = content();
  if (choice?.chosen)
    return choice.isMoving ? meetingWords.confirm.move : meetingWords.confirm.heading[choice.kind];
  if (choice) return choice.isMoving ? meetingWords.moving.heading : meetingWords.choose[choice.kind];
  if (offer.ahead) return meetingWords[offer.ahead.heldUntil ? 'held' : 'booked'].heading[offer.ahead.kind];
  if (offer.proposed.length > 0) return meetingWords.proposed.heading;
  return offer.kinds.length > 0 ? meetingWords.offer.heading : meetingWords.none.heading;
}

type Step = { kind?: string; day?: string; at?: string; moving?: boolean; zones?: boolean };

/** The address of a step; includes the visitor's zone and the code of the emailed link. */
export function stepHref(
  { path, zone, code }: Pick<MeetingPage, 'path' | 'zone' | 'code'>,
  step: Step,
): string {
  const { kind, day, at, moving, zones } = step;
  const query = new URLSearchParams({
    ...(moving ? { moving: '1' } : kind && { kind }),
    ...(day && { day }),
    ...(at && { at }),
    ...(zone && { zone }),
    ...(code && { code }),
    ...(zones && { zones: '1' }),
  });
  return `${path}/meeting${query.size > 0 ? `?${query}` : ''}`;
}
