/** What staff do with inquiries beyond the specification's status and notes (product decision §9). */
import * as z from 'zod/mini';
import { INQUIRY_LIMITS, INQUIRY_STATUSES, type Inquiry, inquiryUpdate } from './inquiry.ts';
import { inquiryFilter } from './inquiry-list.ts';

export const DESK_LIMITS = {
  /** Inquiries named one by one in one change. */
  bulkIds: 1000,
  /** Inquiries that one change of a whole filter may touch. */
  bulkFilter: 10_000,
  /** For how long the dashboard offers to undo; the server takes it for longer, for slow lines. */
  undoShownMs: 10_000,
  undoMs: 60_000,
  /** A look at an inquiry counts for this long; the page repeats it every `viewingEveryMs`. */
  viewingMs: 45_000,
  viewingEveryMs: 20_000,
} as const;

const assigneeId = z.nullable(
  z.string({ error: 'Assignee must be the id of an account, or null' }).check(z.maxLength(64)),
);
const spam = z.boolean({ error: 'Spam must be true or false' });

/** `PATCH /api/inquiries/{id}`: the specification's status and notes, and who does it, and whether it is spam. */
export const deskUpdate = z
  .strictObject({
    ...inquiryUpdate.shape,
    assigneeId: z.optional(assigneeId),
    spam: z.optional(spam),
  })
  .check(
    z.refine(
      (u) => Object.values(u).some((value) => value !== undefined),
      'Send a status, notes, an assignee or spam',
    ),
  );
export type DeskUpdate = z.infer<typeof deskUpdate>;

export const CONTACT_KINDS = ['call', 'mail', 'meeting'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
export const CONTACT_LABELS: Record<ContactKind, string> = {
  call: 'Call',
  mail: 'E-mail',
  meeting: 'Meeting',
};

/** `POST /api/inquiries/{id}/contacts` → 201 with the `Inquiry`: a contact made outside of the dashboard. The first stops the clock. */
export const contactLog = z.strictObject({
  kind: z.enum(CONTACT_KINDS, { error: `Kind must be one of ${CONTACT_KINDS.join(', ')}` }),
  text: z.optional(
    z.nullable(
      z.string().check(
        z.overwrite((text: string) =>
          text
            .toWellFormed()
            .replace(/[^\P{Cc}\n\t]/gu, '')
            .trim(),
        ),
        z.maxLength(INQUIRY_LIMITS.notesMax, 'Please keep the text shorter'),
      ),
    ),
  ),
});
export type ContactLog = z.infer<typeof contactLog>;

/** `POST /api/inquiries/{id}/attachment-views` → 204: one event per person and picture in an hour. */
export const attachmentView = z.strictObject({ url: z.string().check(z.maxLength(2048)) });
export type AttachmentView = z.infer<typeof attachmentView>;

/** One change for many inquiries: exactly one of these. */
export const bulkChange = z.union(
  [
    z.strictObject({ status: z.enum(INQUIRY_STATUSES) }),
    z.strictObject({ assigneeId }),
    z.strictObject({ spam }),
  ],
  { error: 'Change must be one of status, assigneeId and spam' },
);
export type BulkChange = z.infer<typeof bulkChange>;

/**
 * `POST /api/inquiries/bulk` → `BulkAnswer`. Which inquiries: their ids, or everything that the list's
 * filters match. A filter with a name that the list doesn't know is refused: left out, it would match more.
 */
export const bulkRequest = z
  .strictObject({
    ids: z.optional(
      z
        .array(z.string().check(z.maxLength(64)))
        .check(
          z.minLength(1, 'Choose at least one inquiry'),
          z.maxLength(
            DESK_LIMITS.bulkIds,
            `Choose at most ${DESK_LIMITS.bulkIds} inquiries, or a whole filter`,
          ),
        ),
    ),
    filter: z.optional(z.strictObject(inquiryFilter.shape)),
    change: bulkChange,
  })
  .check(z.refine((b) => (b.ids === undefined) !== (b.filter === undefined), 'Send either ids or a filter'));
export type BulkRequest = z.infer<typeof bulkRequest>;

/** `changed` leaves out what was so already; undo by `POST /api/inquiries/bulk/{id}/undo`. */
export type BulkAnswer = { id: string; changed: number };

/**
 * `POST /api/inquiries/bulk/{id}/undo`, by the same person within a minute, once; 404 or 409 otherwise.
 * What somebody changed since is left as it is, and named (the first 100 of `kept`).
 */
export type UndoAnswer = {
  restored: number;
  kept: number;
  keptInquiries: Pick<Inquiry, 'id' | 'reference' | 'name'>[];
};

/** `PUT /api/inquiries/{id}/viewing` → the others who look at it now; `DELETE` → 204. */
export type ViewingAnswer = { viewers: Viewer[] };
export type Viewer = { id: string; name: string };
