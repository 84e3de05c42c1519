import { infiniteQueryOptions } from '@tanstack/react-query';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { request } from '../../../layout/request.ts';
import { nextPage } from '../../state/next-page.ts';
import { INQUIRIES } from './known-inquiries.ts';

/** The events of an inquiry, newest first, a page at a time. */
export const timelineOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...INQUIRIES, encodeURIComponent(id), 'events'],
    queryFn: async ({ pageParam, signal }) => {
      const response = await request(pageParam, { signal });
      return {
        events: (await response.json()) as TimelineEvent[],
        next: nextPage(response.headers.get('link')),
      };
    },
    initialPageParam: `${INQUIRIES.join('/')}/${encodeURIComponent(id)}/events`,
    getNextPageParam: ({ next }) => next,
  });
