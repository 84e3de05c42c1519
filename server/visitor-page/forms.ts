/** Parses the forms of the visitor's page into changes, by the contract's schemas. */
import { randomUUID } from 'node:crypto';
import { readAnswers, type VisitorAnswers } from '#contract/inquiries/follow-up-questions.ts';
import {
  VISITOR_MESSAGES,
  type VisitorAction,
  visitorAddition,
  visitorContact,
} from '#contract/inquiries/visitor.ts';
import { firstMessages } from '#contract/shared/form-errors.ts';
import { withoutProof } from '#contract/shared/images.ts';
import { sentKey } from '../http/idempotency-key.ts';
import type { ReceivedForm } from '../images/received-form.ts';
import type { AskedChange, VisitorRefusal } from './store.ts';

export type Read = { asked: AskedChange } | { answers: VisitorAnswers } | { errors: Record<string, string> };

/** @returns the requested change, or errors by field. */
export function readChange(action: VisitorAction, { fields, attachments, pictureError }: ReceivedForm): Read {
  if (pictureError) return { errors: { attachments: pictureError } };
  switch (action) {
    case 'add': {
      const parsed = visitorAddition.safeParse({ text: fields.text ?? '', attachments });
      if (!parsed.success) return { errors: firstMessages(parsed.error.issues) };
      return {
        asked: {
          kind: 'message',
          text: parsed.data.text,
          attachments: [...new Set(attachments.map(withoutProof))],
        },
      };
    }
    case 'contact': {
      const parsed = visitorContact.safeParse({ email: fields.email ?? '', phone: fields.phone });
      if (!parsed.success) return { errors: firstMessages(parsed.error.issues) };
      return { asked: { kind: 'correction', email: parsed.data.email, phone: parsed.data.phone || null } };
    }
    case 'answers':
      return { answers: readAnswers(fields) };
    case 'withdraw':
      return { asked: { kind: 'withdrawal' } };
    case 'take-back':
      return { asked: { kind: 'withdrawal-taken-back' } };
    case 'erase':
      return { asked: { kind: 'erasure-request' } };
  }
}

const REFUSALS: Record<VisitorRefusal, { status: number; errors: Record<string, string> }> = {
  // The link was revoked after the form was opened; the returned page reports it.
  unknown: { status: 404, errors: {} },
  unchanged: { status: 422, errors: { form: `${VISITOR_MESSAGES.unchanged}.` } },
  'too-many': { status: 409, errors: { form: `${VISITOR_MESSAGES.additionsMany}.` } },
  'too-many-addresses': { status: 409, errors: { email: `${VISITOR_MESSAGES.addressesMany}.` } },
  'too-many-pictures': { status: 422, errors: { attachments: `${VISITOR_MESSAGES.picturesMany}.` } },
  'other-content': { status: 409, errors: { form: `${VISITOR_MESSAGES.keyUsed}.` } },
};

/** Returns a refusal's status and its messages for the visitor. */
export const describeRefusal = (refusal: VisitorRefusal) => REFUSALS[refusal];

/** Returns the form's idempotency key, or a random one when the form has none. */
export const formKey = (fields: Record<string, string>): string => sentKey(fields) ?? randomUUID();
