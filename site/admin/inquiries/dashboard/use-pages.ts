import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { inquiryList } from '../queries/inquiry-list-query.ts';
import type { ListPosition } from '../queries/known-inquiries.ts';

/** Number of rows before the end of the loaded part at which the next page is fetched. */
const AHEAD = 30;

/**
 * The pages of a view around the visible rows; loads further pages and drops far ones while scrolling.
 * @returns `total`: the number in the whole list. `beginning`: path of the list's first page, loaded or dropped.
 */
export function usePages(view: InquiryView) {
  const list = useInfiniteQuery({
    ...inquiryList(view),
    // The previous view stays while another loads, so that the page doesn't flicker with every word of a search.
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
  return {
    ...{ list, inquiries, first, onShown },
    beginning: pages[0] && beginningOf(pages[0].place),
    total: pages.at(-1)?.total ?? 0,
  };
}

const beginningOf = ({ path, previous }: ListPosition): string => (previous ? beginningOf(previous) : path);
