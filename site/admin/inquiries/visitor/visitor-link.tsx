/** The visitor's private link, for staff: whether it works, and how to stop or renew it. They never see it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VisitorLink } from '#contract/visitor.ts';
import { request, userMessage } from '../../../frame/request.ts';
import { toast } from '../../../frame/toaster.tsx';
import { Button } from '../../button.tsx';
import { isSignedOut } from '../../query-client.ts';
import { INQUIRIES } from '../inquiry-list-query.ts';

type Action = 'revoke' | 'renew';

const SAID: Record<Action, string> = {
  revoke: 'The link is stopped. Whoever has it sees nothing any more.',
  renew: 'The old link is stopped; a new one goes to the visitor by e-mail.',
};

/** Asks for the state when it is opened, not with every inquiry. */
export function VisitorLinkControl({ inquiryId }: { inquiryId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center text-section underline decoration-1 underline-offset-[0.22em]">
        Private link
      </summary>
      {isOpen && <Link inquiryId={inquiryId} />}
    </details>
  );
}

function Link({ inquiryId }: { inquiryId: string }) {
  const url = `/api/inquiries/${encodeURIComponent(inquiryId)}/visitor-link`;
  const { data, error } = useQuery<VisitorLink>({ queryKey: [url] });
  const change = useChangeLink(inquiryId, url);
  if (error) return <p className="text-graphite">The state of the link can’t be loaded at the moment.</p>;
  if (!data) return <p className="text-graphite">Looking …</p>;
  const isActive = data.state === 'active';
  return (
    <div className="max-w-[38em]">
      <p className="text-graphite">
        {isActive
          ? 'The visitor’s page is open to whoever has the link from our e-mail. Stop or renew it when that e-mail reached a stranger.'
          : 'The link is stopped. Renew it, and the visitor gets a new one by e-mail.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {isActive && (
          <Button look="bare" disabled={change.isPending} onClick={() => change.mutate('revoke')}>
            Stop the link
          </Button>
        )}
        <Button look="bare" disabled={change.isPending} onClick={() => change.mutate('renew')}>
          Renew and mail it
        </Button>
      </div>
    </div>
  );
}

function useChangeLink(inquiryId: string, url: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (action: Action): Promise<VisitorLink> =>
      (await request(url, { method: 'POST', body: { action } })).json(),
    onSuccess: (link, action) => {
      queryClient.setQueryData([url], link);
      // Its timeline and its mails.
      void queryClient.invalidateQueries({ queryKey: [...INQUIRIES, encodeURIComponent(inquiryId)] });
      toast({ title: 'Success', description: SAID[action] });
    },
    onError: (error) => {
      if (isSignedOut(error)) return;
      const description = userMessage(error, 'The link could not be changed. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
}
