/** Replies by staff: the request that queues a reply, and its data in the timeline (docs/decisions/0009). */
import * as z from 'zod/mini';
import { INQUIRY_LIMITS } from '../inquiries/inquiry-limits.ts';
import { manyLines, oneLine } from '../shared/text-rules.ts';
import { isInstant } from '../shared/zoned-day.ts';
import { REPLY_FILE_LIMITS, type ReplyFile } from './reply-file.ts';

export const REPLY_LIMITS = {
  subjectMax: 200,
  textMax: INQUIRY_LIMITS.messageMax,
  /** Delay before a reply is sent; until then it can be canceled. */
  takeBackMs: 10_000,
  /** How far ahead a reply can be scheduled. */
  scheduleDaysMax: 60,
} as const;

const REPLY_MESSAGES = {
  subject: 'Enter a subject',
  subjectLong: `Subject must be at most ${REPLY_LIMITS.subjectMax} characters`,
  text: 'Enter a message',
  textLong: `Keep the message under ${REPLY_LIMITS.textMax.toLocaleString('en-US')} characters`,
  files: 'Remove this file and attach it again',
  sendAt: 'Choose a date and time',
  filesMany: `You can attach up to ${REPLY_FILE_LIMITS.filesMax} files. Remove some`,
} as const;

/**
 * `POST /api/inquiries/:id/replies` → 201 with the `MailRecord`. With an `Idempotency-Key` (a UUID) it makes one email,
 * however often it is sent; 409 if the key was used for another text.
 */
export const replySubmission = z.strictObject({
  subject: z
    .string({ error: REPLY_MESSAGES.subject })
    .check(
      oneLine,
      z.minLength(1, REPLY_MESSAGES.subject),
      z.maxLength(REPLY_LIMITS.subjectMax, REPLY_MESSAGES.subjectLong),
    ),
  text: z
    .string({ error: REPLY_MESSAGES.text })
    .check(
      manyLines,
      z.minLength(1, REPLY_MESSAGES.text),
      z.maxLength(REPLY_LIMITS.textMax, REPLY_MESSAGES.textLong),
    ),
  /** Ids of files uploaded for it. */
  files: z.optional(
    z
      .array(z.uuid(REPLY_MESSAGES.files))
      .check(z.maxLength(REPLY_FILE_LIMITS.filesMax, REPLY_MESSAGES.filesMany)),
  ),
  /** ISO 8601 UTC; without it, the reply is sent as soon as it can't be canceled anymore. */
  sendAt: z.optional(z.string().check(z.refine(isInstant, REPLY_MESSAGES.sendAt))),
});
export type ReplySubmission = z.infer<typeof replySubmission>;

/** Timeline event kind `mail`: staff queued a reply. */
export type MailEvent = {
  mailId: string;
  subject: string;
  text: string;
  files?: ReplyFile[];
  /** Scheduled time of sending (ISO 8601 UTC). */
  scheduledAt?: string;
};
/** The visitor's step that stopped a scheduled reply. */
export type StoppedBy = 'message' | 'withdrawal' | 'erasure-request';
