/** Receives inquiries from the site. */

import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { meetingLabel } from '#content/booking-words.ts';
import type { BookingKind } from '#contract/booking/booking.ts';
import { receiptHref } from '#contract/booking/visitor-meeting.ts';
import type { InquiryReceipt, InquirySubmission } from '#contract/inquiries/inquiry.ts';
import { FIELD_NAMES, fieldOf, valuesOf } from '#contract/inquiries/inquiry-fields.ts';
import { INQUIRY_MESSAGES } from '#contract/inquiries/inquiry-limits.ts';
import { withoutProof } from '#contract/shared/images.ts';
import type { Config } from '../config/config.ts';
import { hashToken } from '../config/tokens.ts';
import type { Trx } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import type { ImageHost } from '../images/image-host.ts';
import { tokenFor, visitorPath } from '../inquiries/private-link.ts';
import { extraFields } from '../inquiries/row-mapping.ts';
import type { NewMail, Outbox } from '../outbox/outbox.ts';
import type { SpamFilter } from '../spam/filter.ts';
import type { InquiryStore, NewInquiry } from './store.ts';

export type ReceiveParts = {
  store: InquiryStore;
  images: ImageHost;
  outbox: Pick<Outbox, 'wake'>;
  spam: SpamFilter;
  config: Pick<Config, 'secret' | 'mailTo'>;
  /** Returns the kinds of meeting that visitors are offered; none when booking is off. */
  kindsOffered: (now: Date) => Promise<BookingKind[]>;
  now?: () => Date;
};

export type ReceivedInquiry = { receipt: InquiryReceipt; repeated: boolean };

/**
 * Saves an inquiry and its emails, durably before returning. Idempotent: the same key and content always return the same
 * receipt.
 * @param sentKey idempotency key of the form (a UUID), or null.
 * @param pictures identities of the pictures across resubmissions, when their addresses differ.
 * @throws ProblemError 400 for pictures not issued by this image host, 409 when the key was used for other content.
 */
export async function receiveInquiry(
  { store, images, outbox, spam, config, kindsOffered, now = () => new Date() }: ReceiveParts,
  submission: InquirySubmission,
  sentKey: string | null,
  pictures: string[] = submission.attachments ?? [],
): Promise<ReceivedInquiry> {
  // UUIDs are case-insensitive (RFC 9562 §4).
  const idempotencyKey = sentKey?.toLowerCase() ?? null;
  const submitted = submission.attachments ?? [];
  await refuseForeignPictures(images, submitted);
  const attachments = [...new Set(submitted.map(withoutProof))];
  const at = now();
  const judged = await spam.judge(submission, idempotencyKey, at);
  const id = uuid();
  const inquiry: NewInquiry = {
    id,
    ...valuesOf(submission),
    attachments,
    source: submission.source ?? null,
    spamReasons: judged.reasons,
    idempotencyKey,
    idempotencyHash: idempotencyKey && contentHash(submission, pictures),
    visitorTokenHash: hashToken(tokenFor(config.secret, id, 1)),
    createdAt: at.toISOString(),
  };
  const mails = arrivalMails(config, inquiry, judged);
  const attach = (trx: Trx) => images.attach(trx, attachments, id);
  const saved = await store.insert(inquiry, mails, judged.sample, attachments.length > 0 ? attach : null);
  if (saved.idempotencyHash !== inquiry.idempotencyHash)
    throw problem(
      409,
      'You already sent this form with different content. To send both, send this as a new request.',
    );
  outbox.wake();
  const link = privateLink(config.secret, saved);
  // Suspected spam is kept, but keeps no member of staff busy (server/visitor-page/meeting-offer.ts).
  const kinds = link === null || judged.reasons.length > 0 ? [] : await kindsOffered(at);
  return {
    receipt: {
      id: saved.id,
      reference: saved.reference,
      createdAt: saved.createdAt,
      link,
      meetings: kinds.map((kind) => ({ label: meetingLabel(kind), href: receiptHref(link ?? '', kind) })),
    },
    repeated: saved.id !== inquiry.id,
  };
}

/**
 * Returns the private link for the receipt of this form. After staff revoke or renew it, the new link is sent only by
 * mail.
 */
function privateLink(secret: string, saved: { id: string; visitorTokenHash: string | null }): string | null {
  const token = tokenFor(secret, saved.id, 1);
  return saved.visitorTokenHash === hashToken(token) ? visitorPath(token) : null;
}

async function refuseForeignPictures(images: ImageHost, attachments: string[]): Promise<void> {
  const foreign = attachments.length > 0 ? await images.accepts(attachments) : [];
  if (foreign.length > 0)
    throw problem(400, `${INQUIRY_MESSAGES.attachment}. Upload it again.`, {
      errors: { attachments: INQUIRY_MESSAGES.attachment },
    });
}

/** Hashes the content of a submission: the visitor's input, not its time or source. */
function contentHash(submission: InquirySubmission, pictures: string[]): string {
  const values = valuesOf(submission);
  const inColumns = FIELD_NAMES.filter((name) => fieldOf(name).column).map((name) => values[name]);
  // Produces the same hash as releases without further fields, so that a form resubmitted across an upgrade still
  // matches.
  const further = Object.entries(extraFields(values));
  return createHash('sha256')
    .update(JSON.stringify([...inColumns, pictures, ...further]))
    .digest('hex');
}

/**
 * Returns the two emails of a new inquiry: to the studio and to the visitor (requirements §15).
 * @param judged for suspected spam, both emails are held until its rescue; without `getsReceipt`, the visitor gets no
 *   email, but the page still shows the reference and the link.
 */
function arrivalMails(
  { mailTo }: Pick<Config, 'mailTo'>,
  { id, email }: { id: string; email: string },
  { spam: held, getsReceipt }: { spam: boolean; getsReceipt: boolean },
): NewMail[] {
  const about = { facts: {}, inquiryId: id, held };
  const toStudio: NewMail = { ...about, kind: 'inquiry-staff', recipient: mailTo };
  return getsReceipt ? [toStudio, { ...about, kind: 'inquiry-visitor', recipient: email }] : [toStudio];
}
