/** Queries and calls for incoming mail (contract/mail/inbound.ts). */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { InboundMail, InboundSummary } from '#contract/mail/inbound.ts';
import { request } from '../../../layout/request.ts';
import { useLiveUpdates } from '../../inquiries/live/use-live.ts';
import { INQUIRIES } from '../../inquiries/queries/known-inquiries.ts';
import { pagedQuery } from '../../state/paged-query.ts';
import { useIncomingMail } from '../../state/settings.ts';

/** Everything under this key is reloaded after an email is filed, archived or moved to the inbox. */
const INBOUND = ['/api/inbound'] as const;

/**
 * Milliseconds. The event stream reports mail immediately; polling covers the time of the last read, and a broken
 * stream.
 */
const REFRESH = 60_000;

/** The boxes of *Email*. */
export type InboxName = 'waiting' | 'spam' | 'set-aside';

export const inboundSummary = () =>
  queryOptions<InboundSummary>({ queryKey: [...INBOUND, 'summary'], refetchInterval: REFRESH });

/**
 * Number of emails that need a decision by staff; refetched when mail arrives or is handled. The lists reload on a
 * click (requirements §5).
 */
export function useWaitingMailCount(): number {
  const isOn = useIncomingMail();
  const queryClient = useQueryClient();
  const { mail } = useLiveUpdates();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each news reloads
  useEffect(() => {
    if (isOn && !isFirst.current) void queryClient.invalidateQueries(inboundSummary());
    isFirst.current = false;
  }, [queryClient, isOn, mail]);
  return useQuery({ ...inboundSummary(), enabled: isOn }).data?.waiting ?? 0;
}

/** Emails of a box, newest first, a page at a time. */
export const inboundIn = (box: InboxName) =>
  pagedQuery<InboundMail>([...INBOUND, { box }], `${INBOUND.join('/')}?state=${box}`);

/** Staff's actions on an email: the last segment of the URL they are posted to. */
export type InboundDeed =
  | { do: 'file'; inquiryId: string }
  | { do: 'inquiry'; name: string }
  | { do: 'set-aside' | 'restore' | 'read-again' };

/** @returns the inquiry that was begun; null for everything else. */
export async function callInbound(id: string, { do: path, ...body }: InboundDeed) {
  const url = `${INBOUND.join('/')}/${encodeURIComponent(id)}/${path}`;
  const answer = await request(url, { method: 'POST', body });
  return path === 'inquiry' ? ((await answer.json()) as { id: string; reference: string }) : null;
}

/** Loads the boxes again, and the inquiries when one of them changed. */
export function reloadInbound(queryClient: QueryClient, deed: InboundDeed): Promise<unknown> {
  const touchesInquiries = deed.do === 'file' || deed.do === 'inquiry';
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: INBOUND }),
    touchesInquiries && queryClient.invalidateQueries({ queryKey: INQUIRIES }),
  ]);
}

/** URL of a file attached to an email; it is always a download. */
export const inboundFileHref = (inboundId: string, n: number): string =>
  `${INBOUND.join('/')}/${encodeURIComponent(inboundId)}/files/${n}`;

/** URL of the original email. */
export const inboundRawHref = (inboundId: string): string =>
  `${INBOUND.join('/')}/${encodeURIComponent(inboundId)}/raw`;
