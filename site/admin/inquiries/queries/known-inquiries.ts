/** The dashboard's copies of inquiries: where they are kept, and how an update comes into them. */
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Inquiry, ListedInquiry } from '#contract/inquiries/inquiry.ts';

/** Where a page begins: its path, the number of inquiries before it, and the previous page. */
export type ListPosition = { path: string; first: number; previous: ListPosition | null };

export type InquiryPage = {
  inquiries: ListedInquiry[];
  /** Number in the whole list. */
  total: number;
  place: ListPosition;
  /** Path of the next page. */
  next: string | null;
  /** The server's time of the answer (ISO 8601); later arrivals are announced. */
  at: string | null;
};

/** Everything under this key is reloaded after an update (specification §4). */
export const INQUIRIES = ['/api/inquiries'] as const;
export const LISTS = [...INQUIRIES, 'lists'] as const;

/** One inquiry outside the loaded pages. */
export const oneInquiry = (id: string) =>
  queryOptions<Inquiry>({ queryKey: [...INQUIRIES, encodeURIComponent(id)] });

/** The changed fields of an inquiry. */
type Changed = Partial<ListedInquiry> & { id: string };

/** Stores the server's answer to an update where the list and the detail read it. */
export function keepUpdated(queryClient: QueryClient, updated: Changed): void {
  queryClient.setQueriesData<InfiniteData<InquiryPage>>(
    { queryKey: LISTS },
    (list) => list && { ...list, pages: list.pages.map((page) => withUpdated(page, updated)) },
  );
  queryClient.setQueryData<Inquiry>(oneInquiry(updated.id).queryKey, (one) => one && { ...one, ...updated });
}

/** The newest known version of an inquiry, from a list or fetched alone. */
export function knownInquiry(queryClient: QueryClient, id: string): Inquiry | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<InquiryPage>>({ queryKey: LISTS });
  const listed = lists
    .flatMap(([, list]) => list?.pages.flatMap((page) => page.inquiries) ?? [])
    .filter((inquiry) => inquiry.id === id);
  const alone = queryClient.getQueryData<Inquiry>(oneInquiry(id).queryKey);
  return [...listed, ...(alone ? [alone] : [])].sort((a, b) => b.version - a.version)[0];
}

function withUpdated(page: InquiryPage, updated: Changed): InquiryPage {
  return {
    ...page,
    inquiries: page.inquiries.map((each) => (each.id === updated.id ? { ...each, ...updated } : each)),
  };
}
