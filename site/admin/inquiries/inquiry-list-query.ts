/** The list of inquiries, page by page, newest first (specification §7; product decision §14). */
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiry.ts';
import { request } from '../../frame/request.ts';

export type InquiryPage = {
  inquiries: Inquiry[];
  /** Of the whole list. */
  total: number;
  /** Path of the following page. */
  next: string | null;
};

/** Everything under this key is reloaded after an update (specification §4). */
export const INQUIRIES = ['/api/inquiries'] as const;

/** The list, a page at a time. */
export const inquiryList = () =>
  infiniteQueryOptions({
    queryKey: INQUIRIES,
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
    initialPageParam: INQUIRIES.join('/'),
    getNextPageParam: ({ next }) => next,
  });

/** One inquiry that the pages loaded so far don't hold. */
export const oneInquiry = (id: string) =>
  queryOptions<Inquiry>({ queryKey: [...INQUIRIES, encodeURIComponent(id)] });

/** Puts what the server answered to an update where the list and the detail read it. */
export function keepUpdated(queryClient: QueryClient, updated: Inquiry): void {
  queryClient.setQueryData<InfiniteData<InquiryPage>>(
    INQUIRIES,
    (list) => list && { ...list, pages: list.pages.map((page) => withUpdated(page, updated)) },
  );
  queryClient.setQueryData<Inquiry>(oneInquiry(updated.id).queryKey, (one) => one && updated);
}

/** The inquiry as the browser knows it last, from the list or by itself. */
export function knownInquiry(queryClient: QueryClient, id: string): Inquiry | undefined {
  const list = queryClient.getQueryData<InfiniteData<InquiryPage>>(INQUIRIES);
  return (
    list?.pages.flatMap((page) => page.inquiries).find((inquiry) => inquiry.id === id) ??
    queryClient.getQueryData<Inquiry>(oneInquiry(id).queryKey)
  );
}

function withUpdated(page: InquiryPage, updated: Inquiry): InquiryPage {
  return { ...page, inquiries: page.inquiries.map((each) => (each.id === updated.id ? updated : each)) };
}

async function loadPage(path: string, signal: AbortSignal): Promise<InquiryPage> {
  const response = await request(path, { signal });
  const inquiries = (await response.json()) as Inquiry[];
  return {
    inquiries,
    total: Number(response.headers.get('x-total-count') ?? inquiries.length),
    next: nextPage(response.headers.get('link')),
  };
}

/**
 * Path of the `rel="next"` page of a Link header (RFC 8288), or null. The origin is dropped: the browser
 * may know the server by another name than it calls itself, and credentials go nowhere else.
 */
export function nextPage(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1];
  const url = target === undefined ? null : URL.parse(target, 'https://same-site.invalid');
  return url && url.pathname + url.search;
}
