/** What the outbox has to tell staff. */
import type { MailRecord, MailState, MailsSummary } from '#contract/mail.ts';

export const mailsInWords = (count: number): string =>
  count === 1 ? '1 mail' : `${count.toLocaleString('en-US')} mails`;

/** What is wrong with mail at large; empty while all is well. Mail that is just on its way is no news. */
export function mailTroubles({ dead, waiting, retrying, transport }: MailsSummary): {
  words: string;
  isDead: boolean;
}[] {
  const troubles = [];
  if (dead > 0) troubles.push({ words: `${mailsInWords(dead)} could not be delivered`, isDead: true });
  if (!transport && waiting > 0)
    troubles.push({
      words: `${mailsInWords(waiting)} ${waiting === 1 ? 'waits' : 'wait'}: no SMTP_URL is set`,
      isDead: false,
    });
  if (transport && retrying > 0)
    troubles.push({
      words: `${mailsInWords(retrying)} ${retrying === 1 ? 'waits' : 'wait'} for another try`,
      isDead: false,
    });
  return troubles;
}

export const MAIL_STATE_LABELS: Record<MailState, string> = {
  held: 'Withheld',
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Not delivered',
  dropped: 'Not sent any more',
};

/** How far a mail has come, in a word or two. */
export function mailStateInWords({ state, lastError }: Pick<MailRecord, 'state' | 'lastError'>): string {
  return state === 'waiting' && lastError !== null ? 'Waiting for another try' : MAIL_STATE_LABELS[state];
}

/** Why a mail is where it is: a mail server's answer begins with its code (RFC 5321 §4.2), anything else is ours. */
export function whyInWords({ state, lastError }: Pick<MailRecord, 'state' | 'lastError'>): string {
  const words = lastError ?? '';
  if (/^\d{3}[ -]/.test(words)) return `The mail server said: ${words}`;
  return state === 'dropped' ? words : `The last try failed: ${words}`;
}
