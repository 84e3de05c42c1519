import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewsletterSummary } from '#contract/mail/newsletter.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { failureInWords } from '../format/failure-in-words.ts';
import { isSignedOut } from '../state/query-client.ts';

export const newsletterSummary = () =>
  queryOptions<NewsletterSummary>({ queryKey: ['/api/newsletter', 'summary'] });

/** The article's mail as a page. */
export const previewHref = (slug: string): string =>
  `/api/newsletter/articles/${encodeURIComponent(slug)}/preview`;

/** Sends an article to oneself. */
export function useTestArticle(slug: string) {
  return useMutation({
    mutationFn: async (): Promise<{ recipient: string }> => {
      const url = `/api/newsletter/articles/${encodeURIComponent(slug)}/test`;
      return (await request(url, { method: 'POST' })).json();
    },
    onSuccess: ({ recipient }) => toast({ title: 'Test on its way', description: `Only to ${recipient}.` }),
    onError: (error) => {
      if (!isSignedOut(error))
        toast({ title: 'Not sent', description: failureInWords(error), variant: 'destructive' });
    },
  });
}

/** Sends an article to every confirmed reader. The server refuses to do it twice. */
export function useSendArticle(slug: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<NewsletterSummary> => {
      const url = `/api/newsletter/articles/${encodeURIComponent(slug)}/send`;
      return (await request(url, { method: 'POST' })).json();
    },
    onSuccess: (summary) => {
      queryClient.setQueryData(newsletterSummary().queryKey, summary);
      toast({ title: 'On its way', description: 'The article goes to every reader, one email each.' });
    },
    onError: (error) => {
      if (isSignedOut(error)) return;
      toast({ title: 'Not sent', description: failureInWords(error), variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: newsletterSummary().queryKey });
    },
  });
}
