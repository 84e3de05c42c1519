/**
 * The schemas of staff's changes to inquiries. They are apart from `inquiry-actions.ts`, so that the dashboard's script
 * needs none of them: it shares its copy of Zod with /contact, whose script has a budget.
 */
import * as z from 'zod/mini';
import { emailAddress } from '../mail/email-address.ts';
import { oneLine } from '../shared/text-rules.ts';
import { isDay } from '../shared/zoned-day.ts';
import { inquirySchema, inquiryUpdate } from './inquiry.ts';
import { CONTACT_KINDS, CONTACT_OUTCOMES, INQUIRY_ACTION_LIMITS } from './inquiry-actions.ts';
import { INQUIRY_LIMITS } from './inquiry-limits.ts';
import { inquiryFilter } from './inquiry-list.ts';
import { OFFLINE_LIMITS } from './offline.ts';
import { PRIORITIES } from './priority.ts';
import { estimatedValue, LOST_REASON_NAMES } from './prospect.ts';
import { INQUIRY_STATUSES } from './statuses.ts';
import { tags } from './tags.ts';

const assigneeId = z.nullable(
  z.string({ error: 'Assignee must be the id of an account, or null' }).check(z.maxLength(64)),
);
const priority = z.enum(PRIORITIES, { error: `Priority must be one of ${PRIORITIES.join(', ')}` });
const spam = z.boolean({ error: 'Spam must be true or false' });

/** The next step, and the day (of the firm's time zone) on which the inquiry comes back for it. */
const nextStep = z.strictObject({
  text: z
    .string({ error: 'Enter a next step' })
    .check(
      oneLine,
      z.minLength(1, 'Enter a next step'),
      z.maxLength(
        INQUIRY_ACTION_LIMITS.nextStep,
        `The next step can have up to ${INQUIRY_ACTION_LIMITS.nextStep} characters`,
      ),
    ),
  day: z.string({ error: 'Choose a date' }).check(z.refine(isDay, 'Enter a date such as 2026-03-08')),
});

/**
 * `PATCH /api/inquiries/{id}`: status and notes, and in addition the assignee, spam, the next step, the
 * estimated value, the priority, the tags, why it was lost (409 unless its status, with this change, is lost), the email address of a client entered
 * without one (409 if there is one), and that the visitor's latest words need no reply.
 * A change that can be undone answers with the header `undo`, an id for
 * `POST /api/inquiries/bulk/{id}/undo`; so does a logged contact. 412 with a `ClashProblem`, and nothing is saved, if one of the
 * values that it rests on differs from `seen`, or the version differs from `If-Match`.
 */
export const inquiryChange = z
  .strictObject({
    ...inquiryUpdate.shape,
    assigneeId: z.optional(assigneeId),
    spam: z.optional(spam),
    nextStep: z.optional(z.nullable(nextStep)),
    value: z.optional(z.nullable(estimatedValue)),
    lostReason: z.optional(z.nullable(z.enum(LOST_REASON_NAMES, { error: 'Choose a reason' }))),
    priority: z.optional(priority),
    tags: z.optional(tags),
    email: z.optional(emailAddress),
    noReplyNeeded: z.optional(z.literal(true, { error: 'noReplyNeeded must be true or left out' })),
    seen: z.optional(z.partial(inquirySchema)),
  })
  .check(
    z.refine(
      ({ seen: _, ...u }) => Object.values(u).some((value) => value !== undefined),
      'Send a status, notes, an assignee, spam, a next step, a value, a reason, a priority, tags, an email, or noReplyNeeded',
    ),
  );
export type InquiryChange = Omit<z.infer<typeof inquiryChange>, 'seen'>;

/**
 * `POST /api/inquiries/{id}/contacts` → 201 with the `Inquiry`: a contact made outside the dashboard. Reached stops the
 * clock and makes a new inquiry Contacted; an unanswered call is kept, and the clock runs on. Undone as a change is.
 * `secondsAgo`: it was logged without a connection; it counts at its own time. By a number and not a time of day: the
 * device's clock may be wrong. With an `Idempotency-Key` it is logged once, as a note by PATCH is saved once.
 */
export const contactLog = z
  .strictObject({
    kind: z.enum(CONTACT_KINDS, { error: `Kind must be one of ${CONTACT_KINDS.join(', ')}` }),
    outcome: z._default(
      z.enum(CONTACT_OUTCOMES, { error: `Outcome must be one of ${CONTACT_OUTCOMES.join(', ')}` }),
      'reached',
    ),
    secondsAgo: z.optional(
      z
        .int('secondsAgo must be a whole number of seconds')
        .check(z.minimum(0), z.maximum(OFFLINE_LIMITS.waitingSeconds)),
    ),
    text: z.optional(
      z.nullable(
        z.string().check(
          z.overwrite((text: string) =>
            text
              .toWellFormed()
              .replace(/[^\P{Cc}\n\t]/gu, '')
              .trim(),
          ),
          z.maxLength(INQUIRY_LIMITS.notesMax, 'Text is too long'),
        ),
      ),
    ),
  })
  .check(
    z.refine(({ kind, outcome }) => kind === 'call' || outcome === 'reached', {
      error: 'Only a call can be marked “Voicemail” or “No answer”',
      path: ['outcome'],
    }),
  );
/** The schema's input, in which a missing outcome means that the visitor was reached. */
export type ContactLog = z.input<typeof contactLog>;

/** `POST /api/inquiries/{id}/attachment-views` → 204: one event per person and picture per hour. */
export const attachmentView = z.strictObject({ url: z.string().check(z.maxLength(2048)) });
export type AttachmentView = z.infer<typeof attachmentView>;

/** One change for many inquiries: exactly one of these. */
export const bulkChange = z.union(
  [
    z.strictObject({ status: z.enum(INQUIRY_STATUSES) }),
    z.strictObject({ assigneeId }),
    z.strictObject({ priority }),
    z.strictObject({ spam }),
  ],
  { error: 'Change must be status, assigneeId, priority, or spam' },
);
export type BulkChange = z.infer<typeof bulkChange>;

/**
 * `POST /api/inquiries/bulk` → `BulkAnswer`. Applies to the given ids, or to everything the list's
 * filters match. An unknown filter is refused: ignoring it would match more.
 */
export const bulkRequest = z
  .strictObject({
    ids: z.optional(
      z
        .array(z.string().check(z.maxLength(64)))
        .check(
          z.minLength(1, 'Select at least one inquiry'),
          z.maxLength(
            INQUIRY_ACTION_LIMITS.bulkIds,
            `Select up to ${INQUIRY_ACTION_LIMITS.bulkIds} inquiries, or all that match your filters`,
          ),
        ),
    ),
    filter: z.optional(z.strictObject(inquiryFilter.shape)),
    change: bulkChange,
  })
  .check(z.refine((b) => (b.ids === undefined) !== (b.filter === undefined), 'Send either ids or a filter'));
export type BulkRequest = z.infer<typeof bulkRequest>;

/** Body of `PUT /api/inquiries/{id}/viewing`; without one, whether a reply is being written stays as it was reported. */
export const viewingReport = z.optional(z.nullable(z.strictObject({ writing: z.optional(z.boolean()) })));
