import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { LIST_LIMITS, listParams } from '#contract/inquiries/inquiry-list.ts';
import { request } from '../../layout/request.ts';
import { INQUIRIES } from '../inquiries/queries/known-inquiries.ts';
import { useSettled } from '../state/use-settled.ts';

/** The pause in typing after which a search begins. */
const PAUSE_MS = 150;
const SHORTEST = 2;
const SHOWN = 6;

type Found = { inquiries: Inquiry[]; state: 'idle' | 'searching' | 'failed' };

/** The first inquiries that the list's own search finds. */
export function useFoundInquiries(words: string): Found {
  const q = useSettled(words.trim().slice(0, LIST_LIMITS.search), PAUSE_MS);
  const isAsked = q.length >= SHORTEST;
  const found = useQuery({
    queryKey: [...INQUIRIES, 'palette', q],
    queryFn: async ({ signal }): Promise<Inquiry[]> =>
      (await request(`/api/inquiries?${listParams({ q, limit: SHOWN })}`, { signal })).json(),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // Personal data of people who weren't opened.
    gcTime: 0,
  });
  if (!isAsked || words.trim().length < SHORTEST) return { inquiries: [], state: 'idle' };
  if (found.isError) return { inquiries: [], state: 'failed' };
  return { inquiries: found.data ?? [], state: found.data ? 'idle' : 'searching' };
}
