/** The traits of each kind of email, by which the server treats it. A kind without an entry doesn’t compile. */
import { MAIL_KINDS, type MailKind } from '#contract/mail/mail.ts';

export type MailTrait =
  /** About an inquiry, to its visitor: an answer to it is filed (server/mail/conversation.ts). */
  | 'answerable'
  /** To staff about an inquiry: a bounce doesn't mean that the visitor can't be reached. */
  | 'to-staff'
  /** Caused by a visitor without staff, and sent to an address before it has been confirmed (mailbox-caps.ts). */
  | 'capped'
  /** Part of the conversation, as mail programs show it. */
  | 'conversation'
  /** Counts as a contact by staff once it is delivered. */
  | 'contact'
  /** Redirected when the visitor corrects the address. */
  | 'redirected'
  /** Replaced by a later change of the meeting. */
  | 'replaced-by-changes'
  /** To a subscriber of the newsletter. */
  | 'newsletter'
  /** Sent after all other due email. */
  | 'last'
  /** Written by a person, so autoresponders may answer (RFC 3834 §5). */
  | 'personal';

const MAIL_TRAITS = {
  'inquiry-staff': ['to-staff'],
  'inquiry-visitor': ['answerable', 'capped', 'conversation', 'redirected'],
  reply: ['answerable', 'contact', 'conversation', 'personal', 'redirected'],
  'visitor-update': ['to-staff'],
  assignment: ['to-staff'],
  invitation: [],
  'password-reset': [],
  'two-factor-removed': [],
  'passkey-added': [],
  'passkey-removed': [],
  'site-alert': [],
  'newsletter-confirmation': ['capped', 'newsletter'],
  'newsletter-article': ['last', 'newsletter'],
  'meeting-requested': ['capped', 'redirected', 'replaced-by-changes'],
  'meeting-booked': ['answerable', 'capped', 'replaced-by-changes'],
  'meeting-moved': ['answerable', 'capped', 'replaced-by-changes'],
  'meeting-cancelled': ['answerable', 'capped', 'replaced-by-changes'],
  'meeting-reminder': ['answerable'],
  'meeting-proposed': ['answerable', 'contact'],
  'meeting-staff': ['to-staff'],
} as const satisfies Record<MailKind, readonly MailTrait[]>;

/** The kinds that have a trait, as a type. */
export type KindsWith<Trait extends MailTrait> = {
  [Kind in MailKind]: Trait extends (typeof MAIL_TRAITS)[Kind][number] ? Kind : never;
}[MailKind];

/** @param kind as stored: a newer server may have added one that this server doesn't know. */
export const hasTrait = (kind: string, trait: MailTrait): boolean =>
  (MAIL_TRAITS as Record<string, readonly MailTrait[] | undefined>)[kind]?.includes(trait) ?? false;

export const kindsWith = <Trait extends MailTrait>(trait: Trait): KindsWith<Trait>[] =>
  MAIL_KINDS.filter((kind): kind is KindsWith<Trait> => hasTrait(kind, trait));
