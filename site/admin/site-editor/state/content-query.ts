import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SitePictures } from '#contract/site/site-pictures.ts';
import type {
  EditedRecord,
  FoundText,
  PendingChanges,
  PreviewLink,
  RecordName,
  Release,
  SiteOverview,
} from '#contract/site/site-records.ts';
import type { RecordVersion, ScheduledRelease } from '#contract/site/site-schedule.ts';
import { request } from '../../../layout/request.ts';
import { getJson } from '../../state/query-client.ts';

/** Other owners publish too, and the editor saves: fetched again by every view and when the window is looked at again. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** Polling interval while releases are scheduled. */
const WAITING_MS = 15_000;

const list = <Answer>(...part: string[]) =>
  queryOptions<Answer>({ queryKey: ['/api/content', ...part], ...FRESH });

export const siteOverview = () => list<SiteOverview>();
export const pendingChanges = () => list<PendingChanges>('changes');
export const siteHistory = () => list<{ releases: Release[] }>('releases');
export const previewLinks = () => list<{ links: PreviewLink[] }>('preview-links');
export const sitePictures = () => list<SitePictures>('pictures');
/** The published versions of one part of the site. */
export const recordHistory = ({ collection, slug }: RecordName) =>
  list<{ versions: RecordVersion[] }>(collection, slug, 'history');

/** Entries by the words in their texts; names alone are searched in the browser. */
export const textsFound = (words: string) =>
  queryOptions<{ found: FoundText[] }>({
    queryKey: ['/api/content', `search?words=${encodeURIComponent(words.trim())}`],
    enabled: words.trim().length > 1,
    placeholderData: keepPreviousData,
    ...FRESH,
  });

export const scheduledReleases = () =>
  queryOptions<{ scheduled: ScheduledRelease[] }>({
    queryKey: ['/api/content', 'scheduled'],
    ...FRESH,
    // The server publishes scheduled releases without an action in this browser.
    refetchInterval: ({ state }) =>
      state.data?.scheduled.some(({ failed }) => failed === null) ? WAITING_MS : false,
  });

/** Always as the server has it: the form begins from it. */
export const editedRecord = ({ collection, slug }: RecordName) =>
  queryOptions<EditedRecord>({ queryKey: ['/api/content', collection, slug], gcTime: 0, staleTime: 0 });

/** Refetches the lists, but not the record open in a form. */
export function useRefreshSite(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === '/api/content' && queryKey.length < 3,
      }),
    [queryClient],
  );
}

export const recordUrl = ({ collection, slug }: RecordName) => `/api/content/${collection}/${slug}`;

/** Keeps a draft made from what is there now. @throws RequestError 412 if another owner saved in between. */
export async function redraft(
  name: RecordName,
  draftOf: (record: EditedRecord) => { value: unknown; hidden: boolean },
): Promise<void> {
  const record = await getJson<EditedRecord>(recordUrl(name), { on401: 'throw' });
  await request(recordUrl(name), {
    method: 'PUT',
    headers: { 'If-Match': `"${record.version}"` },
    body: draftOf(record),
  });
}
