/** Queries and calls for the outbox: fetched by key, never automatically (requirements §5, §10). */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailRecord, MailState, MailsSummary } from '#contract/mail/mail.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { pagedQuery } from '../state/paged-query.ts';
import { isSignedOut } from '../state/query-client.ts';
import { mailsInWords } from './mail-words.ts';

/** Everything under this key is reloaded after an email is sent again. */
const MAILS = ['/api/mails'] as const;

const PAGE = 100;

export const mailsSummary = () => queryOptions<MailsSummary>({ queryKey: [...MAILS, 'summary'] });

/** An inquiry's emails with their delivery state, newest first. */
export const mailsOfInquiry = (id: string) =>
  queryOptions<MailRecord[]>({ queryKey: ['/api/inquiries', encodeURIComponent(id), 'mails'] });

/** Emails in one state, newest first, a page at a time. */
export const mailsIn = (state: MailState) =>
  pagedQuery<MailRecord>([...MAILS, { state }], `/api/mails?state=${state}&limit=${PAGE}`);

/** Sends one undeliverable mail again, or all of them. */
export function useResend() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (mail: MailRecord | 'all'): Promise<number> => {
      const url = mail === 'all' ? '/api/mails/resend-dead' : `/api/mails/${mail.id}/resend`;
      const answer = await (await request(url, { method: 'POST' })).json();
      return mail === 'all' ? answer.resent : 1;
    },
    onSuccess: (count) =>
      toast({ title: 'Resending', description: `${mailsInWords(count)} will be retried.` }),
    meta: { failed: 'Email not resent' },
    onSettled: (_count, error, mail) => {
      if (isSignedOut(error)) return;
      void queryClient.invalidateQueries({ queryKey: MAILS });
      // The inquiry's timeline and emails.
      if (mail !== 'all' && mail.inquiryId !== null)
        void queryClient.invalidateQueries({
          queryKey: ['/api/inquiries', encodeURIComponent(mail.inquiryId)],
        });
    },
  });
}
