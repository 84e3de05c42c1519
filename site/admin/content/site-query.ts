import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type {
  EditedRecord,
  NewRecord,
  PendingChanges,
  RecordName,
  Release,
  SiteOverview,
  ToPublish,
} from '#contract/site-records.ts';
import { request } from '../../frame/request.ts';

const KEY = '/api/content';

export const siteOverview = () => queryOptions<SiteOverview>({ queryKey: [KEY], refetchOnMount: 'always' });
export const pendingChanges = () =>
  queryOptions<PendingChanges>({ queryKey: [KEY, 'changes'], refetchOnMount: 'always' });
export const releases = () =>
  queryOptions<{ releases: Release[] }>({ queryKey: [KEY, 'releases'], refetchOnMount: 'always' });

/** Always as the server has it: the form begins from it. */
export const editedRecord = ({ collection, slug }: RecordName) =>
  queryOptions<EditedRecord>({ queryKey: [KEY, collection, slug], gcTime: 0, staleTime: 0 });

export const recordUrl = ({ collection, slug }: RecordName): string => `${KEY}/${collection}/${slug}`;

/** Where a record is edited. @param field to open, as its path with dots. */
export const editHref = ({ collection, slug }: RecordName, field?: string): string =>
  `/admin/site?edit=${collection}/${slug}${field ? `&field=${encodeURIComponent(field)}` : ''}`;

const post = async <Answer>(path: string, body: object): Promise<Answer> =>
  (await request(`${KEY}${path}`, { method: 'POST', body })).json();

export const useAdd = (collection: RecordName['collection']) =>
  useMutation({ mutationFn: (wanted: NewRecord) => post<EditedRecord>(`/${collection}`, wanted) });

/** Publishes drafts as they were shown. */
export function usePublish() {
  const forget = useForget();
  return useMutation({
    mutationFn: (wanted: ToPublish) => post<Release>('/releases', wanted),
    onSettled: forget,
  });
}

/** Takes back what went out together. */
export function useUndo() {
  const forget = useForget();
  return useMutation({
    mutationFn: (id: string) => post<Release>(`/releases/${id}/undo`, {}),
    onSettled: forget,
  });
}

/** Takes a record off the site with the next publishing. */
export function useHide() {
  const forget = useForget();
  return useMutation({
    async mutationFn(records: readonly RecordName[]) {
      for (const name of records) {
        const { value, version } = (await (await request(recordUrl(name))).json()) as EditedRecord;
        await request(recordUrl(name), {
          method: 'PUT',
          headers: { 'If-Match': `"${version}"` },
          body: { value, hidden: true },
        });
      }
    },
    onSettled: forget,
  });
}

/** Has the lists asked for again. */
export function useForget(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === KEY && queryKey.length < 3,
      }),
    [queryClient],
  );
}
