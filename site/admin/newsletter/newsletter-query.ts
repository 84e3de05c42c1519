import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewsletterSummary } from '#contract/newsletter.ts';
import { request } from '../../frame/request.ts';
import { toast } from '../../frame/toaster.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { isSignedOut } from '../query-client.ts';

export const newsletterSummary = () =>
  queryOptions<NewsletterSummary>({ queryKey: ['/api/newsletter', 'summary'] });

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
      toast({ title: 'On its way', description: 'The article goes out to every reader, one e-mail each.' });
    },
    onError: (error) => {
      if (isSignedOut(error)) return;
      toast({ title: 'Not sent', description: failureInWords(error), variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: newsletterSummary().queryKey });
    },
  });
}
