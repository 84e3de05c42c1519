/** The dashboard's copies of inquiries: where they are kept, and how an update comes into them. */
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Inquiry, ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { FetchedPage } from '../../state/paged-query.ts';

export type InquiryPage = FetchedPage<ListedInquiry>;

/** Everything under this key is reloaded after an update (requirements §5). */
export const INQUIRIES = ['/api/inquiries'] as const;
export const LISTS = [...INQUIRIES, 'lists'] as const;

/** One inquiry outside the loaded pages. */
export const oneInquiry = (id: string) =>
  queryOptions<Inquiry>({ queryKey: [...INQUIRIES, encodeURIComponent(id)] });

/** The changed fields of an inquiry. */
type Changed = Partial<ListedInquiry> & { id: string };

/** Stores the server's answer to an update where the list and the detail read it. */
export function keepUpdated(queryClient: QueryClient, updated: Changed): void {
  const newer = <One extends { id: string }>(one: One): One =>
    one.id === updated.id ? { ...one, ...updated } : one;
  queryClient.setQueriesData<InfiniteData<InquiryPage>>(
    { queryKey: LISTS },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(newer) })) },
  );
  queryClient.setQueryData<Inquiry>(oneInquiry(updated.id).queryKey, (one) => one && newer(one));
}

/** The newest known version of an inquiry, from a list or fetched alone. */
export function knownInquiry(queryClient: QueryClient, id: string): Inquiry | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<InquiryPage>>({ queryKey: LISTS });
  const listed = lists
    .flatMap(([, list]) => list?.pages.flatMap((page) => page.items) ?? [])
    .filter((inquiry) => inquiry.id === id);
  const alone = queryClient.getQueryData<Inquiry>(oneInquiry(id).queryKey);
  return [...listed, ...(alone ? [alone] : [])].sort((a, b) => b.version - a.version)[0];
}
