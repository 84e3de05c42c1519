/** Composers: the content of each kind of mail, built when it is sent. */
import type { MailContent, MailFacts, MailKind } from '#contract/mail/mail.ts';
import type { Routing } from './message.ts';
import type { ClaimedMail } from './store.ts';

export type Composed<K extends MailKind> = { content: MailContent[K]; routing: Routing };

/** Why the email is no longer worth sending, as a message for staff. */
export type SkippedMail = { dropped: string };

export type Composer<K extends MailKind> = (
  mail: ClaimedMail,
  facts: MailFacts[K],
) => Promise<Composed<K> | SkippedMail>;

export type Composers = { [K in MailKind]: Composer<K> };
