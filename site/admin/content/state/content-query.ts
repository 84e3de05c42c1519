import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PublishableCollection } from '#contract/records/overlay.ts';
import type {
  EditedRecord,
  NewRecord,
  PendingChanges,
  RecordName,
  Release,
  SiteOverview,
} from '#contract/site-records.ts';
import { request } from '../../../frame/request.ts';
import { getJson } from '../../state/query-client.ts';

/** Other owners publish too, and the editor saves: fetched anew by every view and when the window is looked at again. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const siteOverview = () => queryOptions<SiteOverview>({ queryKey: ['/api/content'], ...FRESH });
export const pendingChanges = () =>
  queryOptions<PendingChanges>({ queryKey: ['/api/content', 'changes'], ...FRESH });
export const siteHistory = () =>
  queryOptions<{ releases: Release[] }>({ queryKey: ['/api/content', 'releases'], ...FRESH });

/** Always as the server has it: the form begins from it. */
export const editedRecord = ({ collection, slug }: RecordName) =>
  queryOptions<EditedRecord>({ queryKey: ['/api/content', collection, slug], gcTime: 0, staleTime: 0 });

/** Has the lists asked for again; not what is open in a form. */
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

/** Adds a draft that begins as a copy of another. */
export const addRecord = async (collection: PublishableCollection, body: NewRecord): Promise<EditedRecord> =>
  (await request(`/api/content/${collection}`, { method: 'POST', body })).json();
