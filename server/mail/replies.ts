/** Replies by staff, with one email per form, even if it is submitted again. */
import { createHash } from 'node:crypto';
import type { MailRecord } from '#contract/mail/mail.ts';
import { REPLY_LIMITS, type ReplySubmission } from '#contract/mail/reply.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { isUniqueViolation } from '../database/error-codes.ts';
import { problem } from '../http/problem.ts';
import { noEmailAddress, unknownInquiry } from '../inquiries/by-id.ts';
import type { Mail } from './mail.ts';
import type { Reply } from './replies-store.ts';

/** @param key the form's idempotency key (a UUID), or null. */
type Sent = { inquiryId: string; reply: ReplySubmission; key: string | null; staff: StaffMember };

/**
 * Queues the email, or returns the one that this form queued before.
 * @throws ProblemError 404 for an unknown inquiry, 409 when the key was used for other content, 422 for files
 *   that can't be sent, and for a time that is past or too far ahead.
 */
export async function sendReply(
  { replies, store }: Mail,
  { inquiryId, reply, key, staff }: Sent,
): Promise<MailRecord> {
  // UUIDs are case-insensitive (RFC 9562 §4).
  const sent = key === null ? null : { key: key.toLowerCase(), contentHash: hashOf(inquiryId, reply) };
  const queued = await replies
    .reply(inquiryId, reply, sent, staff, new Date().toISOString())
    .catch((error): Reply => {
      if (sent && isUniqueViolation(error)) return 'other-content';
      throw error;
    });
  if (queued === 'unknown-inquiry') throw unknownInquiry();
  if (queued === 'no-address') throw noEmailAddress();
  if (queued === 'other-content')
    throw problem(
      409,
      'An earlier version of this reply was already sent; see the timeline. Send again only if you want to send both.',
    );
  if (queued === 'gone')
    throw problem(422, 'An attachment has expired. Remove it and attach it again.', {
      errors: { files: 'An attachment has expired. Remove it and attach it again.' },
    });
  if (queued === 'large')
    throw problem(422, 'Attachments total more than 10 MB. Remove one.', {
      errors: { files: 'Attachments total more than 10 MB. Remove one.' },
    });
  if (queued === 'past') throw wrongTime('That time has passed. Choose a later one.');
  if (queued === 'far') throw wrongTime(`Choose a time within ${REPLY_LIMITS.scheduleDaysMax} days.`);
  replies.wakeWhenDue();
  return (await store.find(queued.mailId)) as MailRecord;
}

const wrongTime = (detail: string) => problem(422, detail, { errors: { sendAt: detail } });

const hashOf = (inquiryId: string, { subject, text, files = [], sendAt }: ReplySubmission) =>
  createHash('sha256')
    .update(
      JSON.stringify([inquiryId, subject, text, ...files, ...(sendAt === undefined ? [] : [{ sendAt }])]),
    )
    .digest('hex');
