import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../layout/toaster.tsx';
import { ToastAction } from '../../components/toast-action.tsx';
import { openInquiry } from '../../inquiries/url-state/selected-inquiry.ts';
import { isSignedOut, toastFailure } from '../../state/query-client.ts';
import { registerUndo } from '../../state/undo-last-change.tsx';
import { callInbound, type InboundDeed, reloadInbound } from './inbound-query.ts';

/**
 * Staff's actions on an incoming email; a toast reports the outcome.
 * @param onDone runs once the server has done it, before the email leaves its list.
 */
export function useFiling(id: string, onDone: () => void = () => {}) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (deed: InboundDeed) => callInbound(id, deed),
    onSuccess(begun, deed) {
      report(queryClient, id, deed, begun);
      onDone();
    },
    meta: { failed: 'Email not moved' },
    // Also after a refusal: a colleague may have been faster.
    onSettled: (_answer, error, deed) => !isSignedOut(error) && reloadInbound(queryClient, deed),
  });
  return {
    isPending,
    file: (inquiryId: string) => mutate({ do: 'file', inquiryId }),
    begin: (name: string) => mutate({ do: 'inquiry', name }),
    setAside: () => mutate({ do: 'set-aside' }),
    restore: () => mutate({ do: 'restore' }),
    readAgain: () => mutate({ do: 'read-again' }),
  };
}

function report(
  queryClient: QueryClient,
  id: string,
  deed: InboundDeed,
  begun: { id: string; reference: string } | null,
): void {
  const opening = (inquiryId: string) => ({
    action: <ToastAction label="View inquiry" onPress={() => openInquiry(inquiryId)} />,
  });
  switch (deed.do) {
    case 'file':
      toast({
        title: 'Email added',
        description: 'See it on the inquiry’s timeline.',
        ...opening(deed.inquiryId),
      });
      return;
    case 'inquiry':
      if (begun) toast({ title: `Inquiry ${begun.reference} created`, ...opening(begun.id) });
      return;
    case 'set-aside': {
      const restore: InboundDeed = { do: 'restore' };
      const undo = () =>
        void callInbound(id, restore)
          .catch((error) => toastFailure(error, 'Couldn’t undo'))
          .then(() => reloadInbound(queryClient, restore));
      toast({ title: 'Archived', ...registerUndo(undo) });
      return;
    }
    case 'restore':
      toast({ title: 'Moved to inbox' });
      return;
    case 'read-again':
      toast({ title: 'Trying again', description: 'This takes a few seconds.' });
  }
}
