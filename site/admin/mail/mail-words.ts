/** Texts of the outbox for staff. */
import type { MailRecord, MailState, MailsSummary } from '#contract/mail/mail.ts';
import { bounceInWords } from './inbound/bounce-words.ts';

export const mailsInWords = (count: number): string =>
  count === 1 ? '1 email' : `${count.toLocaleString('en-US')} emails`;

/** The current problems with email; none while all is well. Email on its way is not a problem. */
export function mailProblems(summary: MailsSummary): { words: string; count: number; isDead: boolean }[] {
  const { dead, waiting, retrying, transport } = summary;
  const unsent = transport
    ? { count: retrying, say: 'will be retried' }
    : { count: waiting, say: 'not sent: email isn’t set up' };
  return [
    { count: dead, say: 'not delivered', isDead: true },
    { ...unsent, isDead: false },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, say, isDead }) => ({ words: `${mailsInWords(count)} ${say}`, count, isDead }));
}

const MAIL_STATE_LABELS: Record<MailState, string> = {
  held: 'On hold',
  waiting: 'Waiting',
  sent: 'Sent',
  bounced: 'Bounced',
  dead: 'Not delivered',
  dropped: 'No longer needed',
};

/**
 * An email's delivery state in a few words.
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
  if (isDelayed) return 'Delayed: limit for unconfirmed addresses reached';
  return state === 'waiting' && lastError !== null ? 'Retrying' : MAIL_STATE_LABELS[state];
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
