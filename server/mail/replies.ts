/** A reply by staff: one mail per form, however often the form is sent. */
import { createHash } from 'node:crypto';
import type { MailRecord, ReplySubmission } from '#contract/mail.ts';
import type { StaffMember } from '#contract/page-services.ts';
import { isUniqueViolation } from '../database/failures.ts';
import { problem } from '../http/problem.ts';
import { unknownInquiry } from '../inquiries/by-id.ts';
import type { Mail } from './mail.ts';
import type { Reply } from './replies-store.ts';

/** @param key the form's UUID, or null when the sender has none. */
type Sent = { inquiryId: string; reply: ReplySubmission; key: string | null; staff: StaffMember };

/**
 * Queues the mail, or answers with the one that this form made before.
 * @throws ProblemError 404 for an unknown inquiry, 409 when the key carried something else before.
 */
export async function sendReply(
  { replies, store, outbox }: Mail,
  { inquiryId, reply, key, staff }: Sent,
): Promise<MailRecord> {
  // A UUID is the same in capitals (RFC 9562 §4).
  const sent = key === null ? null : { key: key.toLowerCase(), contentHash: hashOf(inquiryId, reply) };
  const queued = await replies
    .reply(inquiryId, reply, sent, staff, new Date().toISOString())
    .catch((error): Reply => {
      if (sent && isUniqueViolation(error)) return 'other-content';
      throw error;
    });
  if (queued === 'unknown-inquiry') throw unknownInquiry();
  if (queued === 'other-content')
    throw problem(
      409,
      'An earlier version of this reply is on its way already; the timeline shows it. Send again only if this one should go out, too.',
    );
  outbox.wake();
  return (await store.find(queued.mailId)) as MailRecord;
}

const hashOf = (inquiryId: string, { subject, text }: ReplySubmission) =>
  createHash('sha256')
    .update(JSON.stringify([inquiryId, subject, text]))
    .digest('hex');
