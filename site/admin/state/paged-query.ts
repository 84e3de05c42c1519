/** Lists that the server answers page by page. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../../layout/request.ts';

export type FetchedPage<Item> = {
  items: Item[];
  /** Path of the next page. */
  next: string | null;
  /** Number of items in the entire list, if the server reports it. */
  total: number;
  /** The server's time of the answer (ISO 8601). */
  at: string | null;
};

/** @param path of the first page; each names the next. */
export const pagedQuery = <Item>(queryKey: readonly unknown[], path: string) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<FetchedPage<Item>> => {
      const response = await request(pageParam, { signal });
      const { headers } = response;
      const date = headers.get('date');
      return {
        items: await response.json(),
        next: nextPage(headers.get('link')),
        total: Number(headers.get('x-total-count')),
        at: date && new Date(date).toISOString(),
      };
    },
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
  });

/**
 * Path of the `rel="next"` page of a Link header (RFC 8288), or null. Drops the origin: the browser may reach
 * the server under another name, and credentials must go nowhere else.
 */
export function nextPage(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1];
  const url = target === undefined ? null : URL.parse(target, 'https://same-site.invalid');
  return url && url.pathname + url.search;
}
