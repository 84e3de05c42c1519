/** Answers of calendar programs to our invitations (RFC 5546): which meeting, as it is now. */
import type { MeetingAnswer } from '#contract/mail/inbound.ts';
import { timeOf } from '../booking/inquiry-events-store.ts';
import type { Db, InquiryRow, Trx } from '../database/schema.ts';
import type { CalendarPart, ReadMail } from './parse/read-mail.ts';

const ANSWERS: readonly string[] = [
  'accepted',
  'tentative',
  'declined',
  'countered',
] satisfies MeetingAnswer['answer'][];

const isAnswer = (kind: string): kind is MeetingAnswer['answer'] => ANSWERS.includes(kind);

/** Returns the inquiry of the meeting that a calendar program answers about. */
export async function inquiryOfAnswer(
  db: Db,
  { calendar }: Pick<ReadMail, 'calendar'>,
): Promise<string | null> {
  if (!calendar || !isAnswer(calendar.kind)) return null;
  const meeting = await meetingOf(db, calendar);
  return meeting?.inquiry_id ?? null;
}

/**
 * Returns the answer to an invitation of this inquiry. Null for an answer about an earlier time of the meeting, or about
 * a canceled meeting, whose text is shown instead.
 */
export async function answerOf(
  trx: Trx,
  { id }: Pick<InquiryRow, 'id'>,
  { calendar }: Pick<ReadMail, 'calendar'>,
): Promise<MeetingAnswer | null> {
  if (!calendar || !isAnswer(calendar.kind)) return null;
  const meeting = await meetingOf(trx, calendar);
  if (meeting?.inquiry_id !== id || meeting.state !== 'booked') return null;
  if (calendar.sequence !== null && calendar.sequence < meeting.sequence) return null;
  return { ...(await timeOf(trx, meeting)), answer: calendar.kind, words: calendar.words };
}

/** Our ids are `{meeting}@{host}` (server/booking/calendar.ts). */
async function meetingOf(db: Db | Trx, { uid }: Pick<CalendarPart, 'uid'>) {
  const id = uid?.split('@')[0];
  if (!id) return undefined;
  return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}
