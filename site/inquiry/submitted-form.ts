/** A form sent without JavaScript and handed back: everything typed, and one message per wrong field. */
export type SubmittedForm = {
  values: { name: string; email: string; phone: string; serviceType: string; message: string };
  /** Addresses of the pictures that did arrive; they are kept in the form. */
  attachments: string[];
  /** By field name; `form` is for what concerns the whole form, `attachments` for pictures. */
  errors: Record<string, string>;
  idempotencyKey: string;
};

/** What a sent request shows its visitor. */
export type Receipt = { reference: string };
