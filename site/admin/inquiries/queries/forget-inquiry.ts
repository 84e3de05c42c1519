import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { RequestError } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import type { NoteDrafts } from '../../state/note-drafts.ts';
import { closeInquiry } from '../url-state/selected-inquiry.ts';
import { INQUIRIES, type InquiryPage } from './known-inquiries.ts';

/** Whether the inquiry no longer exists on the server. */
export const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

/**
 * After an erasure: nothing of the person stays on an open screen, in what was fetched, or in drafts on this device.
 * Closes the inquiry if it is open, and shows the reason.
 */
export function forgetInquiry(queryClient: QueryClient, drafts: NoteDrafts, id: string): void {
  drafts.forget(id);
  void forgetCopy(id);
  const isOpen = new URLSearchParams(location.search).get('inquiry') === id;
  if (isOpen) closeInquiry();
  queryClient.setQueriesData<InfiniteData<InquiryPage>>({ queryKey: INQUIRIES }, (data) =>
    data && 'pages' in data ? { ...data, pages: data.pages.map((page) => without(page, id)) } : data,
  );
  const ownKey = encodeURIComponent(id);
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.findAll({ predicate: ({ options }) => options.scope?.id === id }))
    mutations.remove(mutation);
  // Also removes queries that aren't shown now: other inquiries list it as a duplicate, the outbox as a recipient.
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey.some((part) => String(part).includes(ownKey)),
  });
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
  if (isOpen)
    toast({
      title: 'Inquiry erased',
      description: 'Your drafts for this inquiry were deleted from this device.',
    });
}

/** Deletes the inquiry's offline copy. */
async function forgetCopy(id: string): Promise<void> {
  const { forgetCopiesOf } = await import('../../offline-storage/copies.ts');
  // Without browser storage, there is no copy.
  await forgetCopiesOf([id]).catch(() => {});
}

const without = (page: InquiryPage, id: string): InquiryPage => ({
  ...page,
  items: page.items.filter((inquiry) => inquiry.id !== id),
});
