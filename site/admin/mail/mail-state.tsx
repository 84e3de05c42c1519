import type { MailRecord } from '#contract/mail.ts';
import { Button } from '../button.tsx';
import { detailDate } from '../inquiries/dates.ts';
import { useResend } from './mail-query.ts';
import { mailStateInWords, whyInWords } from './mail-words.ts';

/** How far a mail has come: the state, when, the server's words, and a way to send it again. */
export function MailState({ mail }: { mail: MailRecord }) {
  const resend = useResend();
  const isDead = mail.state === 'dead';
  return (
    <div data-mail-state={mail.state}>
      <p className={isDead ? 'text-cancelled' : ''}>
        <span className="font-semibold">{mailStateInWords(mail)}</span>
        <span className={isDead ? '' : 'text-graphite'}>{momentOf(mail)}</span>
      </p>
      {mail.lastError !== null && (
        <p className={`mt-0.5 text-[0.85rem] break-words ${isDead ? 'text-cancelled' : 'text-graphite'}`}>
          {whyInWords(mail)}
        </p>
      )}
      {isDead && (
        <Button look="bare" disabled={resend.isPending} onClick={() => resend.mutate(mail)}>
          {resend.isPending ? 'Resending...' : 'Resend'}
        </Button>
      )}
    </div>
  );
}

function momentOf({ state, sentAt, attempts, nextAttemptAt, lastError }: MailRecord): string {
  if (state === 'sent' && sentAt) return `, ${detailDate(sentAt)}`;
  if (state === 'waiting' && lastError !== null && nextAttemptAt)
    return `, try ${attempts + 1} of 10 at ${detailDate(nextAttemptAt)}`;
  if (state === 'dead') return attempts === 1 ? ' after 1 try' : ` after ${attempts} tries`;
  return '';
}
