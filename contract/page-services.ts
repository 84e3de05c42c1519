/** What the server hands to the pages that it renders per request. */
import type { NoVisitorPage, VisitorPage } from './visitor.ts';

/** The signed-in member of staff, as far as pages may know them. */
export type StaffMember = { id: string; name: string; email: string; role: 'owner' | 'staff' };

/** A form sent without JavaScript and handed back: everything typed, and one message per wrong field. */
export type SubmittedForm = {
  values: { name: string; email: string; phone: string; serviceType: string; message: string };
  /** Addresses of the pictures that did arrive; they are kept in the form. */
  attachments: string[];
  /** By field name; `form` is for what concerns the whole form, `attachments` for pictures. */
  errors: Record<string, string>;
  idempotencyKey: string;
};

/** The newsletter's form without JavaScript, handed back. */
export type SubmittedNewsletterForm = { email: string; page: string; error: string };

export type PageServices = {
  /** Who is signed in; null for everybody else. */
  staff: StaffMember | null;
  /** A form that came back from the server, or null. */
  submittedForm: SubmittedForm | null;
  submittedNewsletterForm: SubmittedNewsletterForm | null;
  /** The token in a newsletter mail's link, when it holds; null when it doesn't. */
  newsletterToken: string | null;
  /** The page of a visitor's own request, or why there is none; null elsewhere. */
  visitor: VisitorPage | NoVisitorPage | null;
};
