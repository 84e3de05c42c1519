/**
 * Permitted actions on the page where a visitor sees their request, `/inquiry/{token}` (requirements §11), and the
 * data of that page. One schema for each form; the forms are plain HTML.
 */
import * as z from 'zod/mini';
import type { BookingKind } from '../booking/booking.ts';
import type { MeetingOffer } from '../booking/visitor-meeting.ts';
import type { VisitorChange } from '../mail/mail.ts';
import type { ReplyFile } from '../mail/reply-file.ts';
import { manyLines } from '../shared/text-rules.ts';
import type { VisitorAnswers } from './follow-up-questions.ts';
import type { InquiryValues } from './inquiry-fields.ts';
import { inquiryFields } from './inquiry-form.ts';
import { INQUIRY_LIMITS } from './inquiry-limits.ts';

export const VISITOR_LIMITS = {
  /** Pictures that one request may carry in the end, those sent with it included. */
  picturesMax: 40,
  /** Limits on further messages from a visitor after the request itself; a visitor with more to say is called. */
  additionsMax: 100,
  /** New email addresses for one request: each gets a receipt, and must not become a way to mail strangers. */
  addressesMax: 5,
} as const;

export const VISITOR_MESSAGES = {
  empty: 'Add a message or a picture before you send',
  textLong: `Keep the message under ${INQUIRY_LIMITS.messageMax.toLocaleString('en-US')} characters`,
  picturesMany: `A request can have up to ${VISITOR_LIMITS.picturesMax} pictures. Email us the rest`,
  additionsMany: 'You’ve reached the limit for this page. Call or email us',
  addressesMany: 'Your email has been changed too many times. Call us to change it again',
  unchanged: 'No changes to save',
  keyUsed: 'You already sent this form with different content. Send again to add this, too',
} as const;

/** Form `add`: a message, pictures, or both. */
export const visitorAddition = z
  .object({
    text: z.string().check(manyLines, z.maxLength(INQUIRY_LIMITS.messageMax, VISITOR_MESSAGES.textLong)),
    attachments: inquiryFields.attachments,
  })
  .check(
    z.refine((a) => a.text !== '' || (a.attachments ?? []).length > 0, {
      error: VISITOR_MESSAGES.empty,
      path: ['text'],
    }),
  );

/** Form `contact`: the corrected email address and phone number. */
export const visitorContact = z.object({ email: inquiryFields.email, phone: inquiryFields.phone });

/** The forms of the page, and the last segment of the address each is posted to. */
export const VISITOR_ACTIONS = ['add', 'contact', 'withdraw', 'take-back', 'erase', 'answers'] as const;
export type VisitorAction = (typeof VISITOR_ACTIONS)[number];

/** Staff's changes of the private link, in `inquiry_events`. */
export type VisitorLinkEventKind = 'visitor-link-revoked' | 'visitor-link-renewed';

/** `POST /api/inquiries/{id}/visitor-link`: stop the link, or replace it and mail the new one. */
export const visitorLinkAction = z.strictObject({
  action: z.enum(['revoke', 'renew'], { error: 'action must be revoke or renew' }),
});

/** Answer of that call, and of `GET` on the same address. */
export const visitorLinkSchema = z.object({ state: z.enum(['active', 'revoked']) });
export type VisitorLink = z.infer<typeof visitorLinkSchema>;

/** One thing that was said after the request was sent, oldest first. */
export type VisitorEntry =
  | { from: 'visitor'; at: string; change: VisitorChange }
  | {
      from: 'studio';
      at: string;
      name: string;
      subject: string;
      text: string;
      /** Downloads below the page's address. */
      files: Pick<ReplyFile, 'id' | 'name' | 'bytes'>[];
    }
  | {
      from: 'meeting';
      at: string;
      /** The author, as visitors read it; null for the visitor. */
      name: string | null;
      change: 'requested' | 'expired' | 'booked' | 'moved' | 'cancelled' | 'restored' | 'proposed' | 'held';
      kind: BookingKind;
      /** The meeting's time, or those proposed. */
      times: string[];
      /** Previous time of a rescheduled meeting; null otherwise. */
      before: string | null;
    };

/** The request as its sender sees it, without staff's notes and suspicions. */
export type VisitorRequest = InquiryValues & {
  reference: string;
  /** Pictures sent with the request itself; later ones are in `entries`. */
  attachments: string[];
  status: string;
  createdAt: string;
  /** When the studio first called, wrote or met. */
  answeredAt: string | null;
  withdrawnAt: string | null;
  erasureRequestedAt: string | null;
  /** To the three questions after sending; null before the first. */
  answers: VisitorAnswers | null;
  entries: VisitorEntry[];
};

/** A refused form of the page: the typed values, and the errors. */
export type RefusedVisitorForm = {
  action: VisitorAction;
  values: Record<string, string>;
  attachments: string[];
  /** Keyed by field; `form` for errors of the entire form. */
  errors: Record<string, string>;
};

/** Everything the page is made from. */
export type VisitorPage = {
  /** Path of this page; its forms post to paths below it. */
  path: string;
  request: VisitorRequest;
  /** The meeting, or what can be chosen; null when booking is off. */
  offer: MeetingOffer | null;
  /** Code from the emailed link that opened the page; sent with every form. Null without one. */
  code: string | null;
  /** A fresh key for each form, or that of the refused one. */
  keys: Record<VisitorAction, string>;
  refused: RefusedVisitorForm | null;
  /** The change made just now. */
  done: VisitorAction | null;
};

/**
 * Why there is no page: no such link, too many tried from this address, or nothing can be loaded at the moment; then
 * a form that was sent comes back all the same.
 */
export type NoVisitorPage =
  | { missing: 'unknown' | 'throttled' }
  | {
      missing: 'unavailable';
      path: string;
      refused: RefusedVisitorForm | null;
      keys: Record<VisitorAction, string>;
    };
