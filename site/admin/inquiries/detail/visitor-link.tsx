/** Staff controls for the visitor's private link: its state, revoking and renewing it. Staff never see the link. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VisitorLink } from '#contract/inquiries/visitor.ts';
import { request } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import { Button } from '../../components/button.tsx';
import { INQUIRIES } from '../queries/known-inquiries.ts';

type Action = 'revoke' | 'renew';

const SAID: Record<Action, string> = {
  revoke: 'Link revoked.',
  renew: 'New link emailed to the client. The old link no longer works.',
};

/** Fetches the state when opened, not with every inquiry. */
export function VisitorLinkControl({ inquiryId }: { inquiryId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-my-2.5 inline-flex min-h-11 items-center text-section underline decoration-1 underline-offset-4">
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
  if (error) return <p className="mt-3 text-graphite">Couldn’t load the link’s status.</p>;
  if (!data) return <p className="mt-3 text-graphite">Loading...</p>;
  const isActive = data.state === 'active';
  return (
    <div className="mt-3 max-w-xl">
      <p className="text-graphite">
        {isActive
          ? 'Anyone with this link can see the client’s page. If it reached the wrong person, revoke it or send a new one.'
          : 'This link is revoked. Send the client a new one by email.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {isActive && (
          <Button look="bare" disabled={change.isPending} onClick={() => change.mutate('revoke')}>
            Revoke link
          </Button>
        )}
        <Button look="bare" disabled={change.isPending} onClick={() => change.mutate('renew')}>
          Email new link
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
      // The inquiry's timeline and emails.
      void queryClient.invalidateQueries({ queryKey: [...INQUIRIES, encodeURIComponent(inquiryId)] });
      toast({ title: 'Success', description: SAID[action] });
    },
    meta: { failed: 'Error' },
  });
}
