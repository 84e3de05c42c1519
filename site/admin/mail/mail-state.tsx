import { useQuery } from '@tanstack/react-query';
import type { MailRecord } from '#contract/mail/mail.ts';
import { Button } from '../components/button.tsx';
import { detailDate } from '../format/dates.ts';
import { mailsSummary, useResend } from './mail-query.ts';
import { isScheduled, mailStateInWords, whyInWords } from './mail-words.ts';

/** A mail's delivery state: its time, the mail server's answer, and a button to send it again. */
export function MailState({ mail }: { mail: MailRecord }) {
  const resend = useResend();
  const transport = useQuery(mailsSummary()).data?.transport;
  const isFailed = mail.state === 'dead' || mail.state === 'bounced';
  return (
    <div data-mail-state={mail.state}>
      <p className={isFailed ? 'text-overdue' : ''}>
        <span className="font-semibold">{mailStateInWords(mail, transport)}</span>
        <span className={isFailed ? '' : 'text-graphite'}>{momentOf(mail)}</span>
      </p>
      {mail.lastError !== null && (
        <p className={`mt-0.5 text-13 break-words ${isFailed ? 'text-overdue' : 'text-graphite'}`}>
          {whyInWords(mail)}
        </p>
      )}
      {isFailed && (
        <Button look="bare" disabled={resend.isPending} onClick={() => resend.mutate(mail)}>
          {resend.isPending ? 'Resending...' : 'Resend'}
        </Button>
      )}
    </div>
  );
}

function momentOf(mail: MailRecord): string {
  const { state, sentAt, scheduledAt, attempts, nextAttemptAt, lastError } = mail;
  if (isScheduled(mail) && scheduledAt) return ` for ${detailDate(scheduledAt)}`;
  if (state === 'sent' && sentAt) return `, ${detailDate(sentAt)}`;
  if (state === 'waiting' && lastError !== null && nextAttemptAt)
    return `, attempt ${attempts + 1} of 10 at ${detailDate(nextAttemptAt)}`;
  if (state === 'dead') return attempts === 1 ? ' after 1 attempt' : ` after ${attempts} attempts`;
  return '';
}
