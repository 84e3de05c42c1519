import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InquiryView } from '#contract/inquiry-list.ts';
import { inquiryList } from './inquiry-list-query.ts';

/** Rows before the end of what is loaded at which the next page is asked for. */
const AHEAD = 30;

/** The pages of a view around what is on screen; further ones come and far ones go while scrolling. */
export function usePages(view: InquiryView) {
  const list = useInfiniteQuery({
    ...inquiryList(view),
    // While another view loads, the one before stays: the page doesn't blink with every word of a search.
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages ?? [];
  const inquiries = pages.flatMap((page) => page.inquiries);
  const first = pages[0]?.place.first ?? 0;
  const end = first + inquiries.length;
  const { hasNextPage, hasPreviousPage, isFetching, fetchNextPage, fetchPreviousPage } = list;

  const onShown = useCallback(
    (firstShown: number, lastShown: number) => {
      if (isFetching) return;
      if (lastShown > end - AHEAD && hasNextPage) void fetchNextPage();
      else if (firstShown < first + AHEAD && hasPreviousPage) void fetchPreviousPage();
    },
    [first, end, isFetching, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage],
  );
  return { list, inquiries, first, total: pages.at(-1)?.total ?? inquiries.length, onShown };
}
