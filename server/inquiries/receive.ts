/** Receiving an inquiry: the one write that visitors make. */
import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { INQUIRY_MESSAGES, type InquiryReceipt, type InquirySubmission } from '#contract/inquiry.ts';
import type { Config } from '../config.ts';
import { isUniqueViolation } from '../database/failures.ts';
import { problem } from '../http/problem.ts';
import type { ImageHost } from '../images/image-host.ts';
import { arrivalMails } from '../mail/arrival.ts';
import type { NewMail, Outbox } from '../mail/outbox.ts';
import type { Judged, SpamFilter } from '../spam/filter.ts';
import { hashToken, tokenFor, visitorPath } from '../visitor/token.ts';
import { newReference } from './reference.ts';
import type { InquiryStore, NewInquiry } from './store.ts';

export type ReceiveParts = {
  store: InquiryStore;
  images: ImageHost;
  outbox: Pick<Outbox, 'wake'>;
  spam: SpamFilter;
  config: Pick<Config, 'secret' | 'mailTo'>;
  now?: () => Date;
};

export type Received = { receipt: InquiryReceipt; repeated: boolean };

/**
 * Saves an inquiry with the mails that tell of it, durably before it returns. The same key with the same
 * content answers the same receipt however often it comes; nothing is saved twice.
 * @param sentKey the form's UUID, or null when the sender has none.
 * @param pictures what makes them the same as those of another sending, where that isn't their addresses.
 * @throws ProblemError 400 for pictures that this image host didn't issue, 409 when the key was used
 *   for other content.
 */
export async function receiveInquiry(
  { store, images, outbox, spam, config, now = () => new Date() }: ReceiveParts,
  submission: InquirySubmission,
  sentKey: string | null,
  pictures: string[] = submission.attachments ?? [],
): Promise<Received> {
  // A UUID is the same in capitals (RFC 9562 §4).
  const idempotencyKey = sentKey?.toLowerCase() ?? null;
  const attachments = [...new Set(submission.attachments ?? [])];
  await refuseForeignPictures(images, attachments);
  const at = now();
  const judged = await spam.judge(submission, idempotencyKey, at);
  const id = uuid();
  const inquiry: NewInquiry = {
    id,
    reference: newReference(),
    name: submission.name,
    email: submission.email,
    phone: submission.phone || null,
    serviceType: submission.serviceType || null,
    message: submission.message,
    attachments,
    source: submission.source ?? null,
    spamReasons: judged.reasons,
    idempotencyKey,
    idempotencyHash: idempotencyKey && contentHash(submission, pictures),
    visitorTokenHash: hashToken(tokenFor(config.secret, id, 1)),
    createdAt: at.toISOString(),
  };
  const mails = arrivalMails(config, inquiry, judged);
  const saved = await saveWithFreshReference(store, images, inquiry, mails, judged);
  if (saved.idempotencyHash !== inquiry.idempotencyHash)
    throw problem(
      409,
      'This form was already sent with other content. Your first request is safe; send this one as a new request.',
    );
  outbox.wake();
  return {
    receipt: {
      id: saved.id,
      reference: saved.reference,
      createdAt: saved.createdAt,
      link: privateLink(config.secret, saved),
    },
    repeated: saved.id !== inquiry.id,
  };
}

/** Only who sent this very form gets it; once staff revoke or renew the link, mail alone carries the next. */
function privateLink(secret: string, saved: { id: string; visitorTokenHash: string | null }): string | null {
  const token = tokenFor(secret, saved.id, 1);
  return saved.visitorTokenHash === hashToken(token) ? visitorPath(token) : null;
}

async function refuseForeignPictures(images: ImageHost, attachments: string[]): Promise<void> {
  const foreign = attachments.length > 0 ? await images.accepts(attachments) : [];
  if (foreign.length > 0)
    throw problem(400, `${INQUIRY_MESSAGES.attachment}. Please upload the pictures again.`, {
      errors: { attachments: INQUIRY_MESSAGES.attachment },
    });
}

/** There are about a hundred million references; a tie is rare, and drawn again. */
async function saveWithFreshReference(
  store: InquiryStore,
  images: ImageHost,
  inquiry: NewInquiry,
  mails: NewMail[],
  judged: Judged,
) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.insert(inquiry, mails, async (trx) => {
        if (inquiry.attachments.length > 0) await images.attach(trx, inquiry.attachments, inquiry.id);
        await judged.remember(trx);
      });
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === 5) throw error;
      inquiry.reference = newReference();
    }
  }
}

/** What makes two submissions the same: the visitor's own words, not when or from where they were sent. */
function contentHash(
  { name, email, phone, serviceType, message }: InquirySubmission,
  pictures: string[],
): string {
  const content = [name, email, phone || null, serviceType || null, message, pictures];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
