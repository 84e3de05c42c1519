/** Services that the server passes to the pages it renders per request. */
import * as z from 'zod/mini';
import type { MeetingPage, NoMeetingPage, SentPage } from '../booking/visitor-meeting.ts';
import type { FormValues } from '../inquiries/inquiry-fields.ts';
import type { NoVisitorPage, VisitorPage } from '../inquiries/visitor.ts';
import { STAFF_ROLES } from '../staff/staff-roles.ts';

/** The signed-in member of staff, with the fields that pages may use. */
export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** A form sent without JavaScript and returned: everything typed, and one message per invalid field. */
export type SubmittedForm = {
  values: FormValues;
  /** Addresses of the uploaded pictures; they stay in the form. */
  attachments: string[];
  /** By field name; `form` for the whole form, `attachments` for pictures. */
  errors: Record<string, string>;
  idempotencyKey: string;
};

/** The newsletter's form without JavaScript, returned. */
export type SubmittedNewsletterForm = { email: string; page: string; error: string };

export type PageServices = {
  /** The signed-in member of staff, or null. */
  staff: StaffMember | null;
  /** Whether meetings can be booked; otherwise the dashboard shows nothing of it. */
  booking: boolean;
  /** Whether mail that comes in is read (contract/mail/inbound.ts); otherwise the dashboard shows nothing of it. */
  incomingMail: boolean;
  /** A form returned by the server, or null. */
  submittedForm: SubmittedForm | null;
  submittedNewsletterForm: SubmittedNewsletterForm | null;
  /** The token in a newsletter mail's link if it is valid, otherwise null. */
  newsletterToken: string | null;
  /** The page of a visitor's own request, or why there is none; null elsewhere. */
  visitor: VisitorPage | NoVisitorPage | null;
  /** The page of the request's meeting, or why there is none; null elsewhere. */
  meeting: MeetingPage | NoMeetingPage | null;
  /** The Thank You screen at a private address; null elsewhere. */
  sent: SentPage | null;
};
