/** The outbox in words for staff. */
import type { MailRecord, MailState, MailsSummary } from '#contract/mail/mail.ts';
import { bounceInWords } from './inbound/bounce-words.ts';

export const mailsInWords = (count: number): string =>
  count === 1 ? '1 email' : `${count.toLocaleString('en-US')} emails`;

/** The current problem with email; empty while all is well. Email on its way is not a problem. */
export function mailTroubles({ dead, waiting, retrying, transport }: MailsSummary): {
  words: string;
  isDead: boolean;
}[] {
  const troubles = [];
  if (dead > 0) troubles.push({ words: `${mailsInWords(dead)} could not be delivered`, isDead: true });
  if (!transport && waiting > 0)
    troubles.push({
      words: `${mailsInWords(waiting)} not sent: email isn’t set up`,
      isDead: false,
    });
  if (transport && retrying > 0)
    troubles.push({
      words: `${mailsInWords(retrying)} will be retried`,
      isDead: false,
    });
  return troubles;
}

const MAIL_STATE_LABELS: Record<MailState, string> = {
  held: 'On hold',
  waiting: 'Waiting',
  sent: 'Sent',
  bounced: 'Came back',
  dead: 'Not delivered',
  dropped: 'Dropped',
};

/**
 * A mail's delivery state in a few words.
 * @param transport whether email is set up at all.
 */
export function mailStateInWords(
  {
    state,
    lastError,
    scheduledAt = null,
    isDelayed = false,
  }: Pick<MailRecord, 'state' | 'lastError'> & Partial<Pick<MailRecord, 'isDelayed'>> & Scheduled,
  transport = true,
): string {
  if (isScheduled({ state, scheduledAt })) return 'Scheduled';
  if (state === 'waiting' && !transport) return 'Not sent: email isn’t set up';
  if (isDelayed) return 'Held back: the limit for unconfirmed addresses is reached';
  return state === 'waiting' && lastError !== null ? 'Will be retried' : MAIL_STATE_LABELS[state];
}

type Scheduled = Partial<Pick<MailRecord, 'scheduledAt'>>;

/** Whether a reply waits for the hour that staff chose. */
export const isScheduled = (
  { state, scheduledAt = null }: Pick<MailRecord, 'state'> & Scheduled,
  now = Date.now(),
): boolean => state === 'waiting' && scheduledAt !== null && Date.parse(scheduledAt) > now;

/** The reason for a mail's state: a mail server's answer begins with its code (RFC 5321 §4.2), anything else is ours. */
export function whyInWords({ state, lastError }: Pick<MailRecord, 'state' | 'lastError'>): string {
  const words = lastError ?? '';
  if (state === 'bounced') return `${bounceInWords(words)} The mail server said: ${words}`;
  if (/^\d{3}[ -]/.test(words)) return `The mail server said: ${words}`;
  return state === 'dropped' ? words : `The last attempt failed: ${words}`;
}
