/** The log of erasures, and erasing (contract/inquiries/erasure.ts; for owners). */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ErasureCounts,
  ErasureRecord,
  ErasureRequest,
  ErasureTraces,
} from '#contract/inquiries/erasure.ts';
import { request } from '../../layout/request.ts';
import { INQUIRIES } from '../inquiries/queries/known-inquiries.ts';

export const erasures = () => queryOptions<ErasureRecord[]>({ queryKey: ['/api/erasures'] });

/** Whether erased data is still in the database's files. */
export const traces = () => queryOptions<ErasureTraces>({ queryKey: ['/api/erasures/traces'] });

/** The extent of an erasure; counted again each time, and forgotten with the form. */
export const foreseen = (what: ErasureRequest) =>
  queryOptions<ErasureCounts>({
    queryKey: [`/api/erasures/preview?${new URLSearchParams(what)}`],
    gcTime: 0,
  });

export function useErase() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ErasureRequest): Promise<ErasureRecord> =>
      (await request('/api/erasures', { method: 'POST', body })).json(),
    // The erasure continues even if its response is lost: the list shows its progress.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: erasures().queryKey }),
        queryClient.invalidateQueries({ queryKey: traces().queryKey }),
      ]),
    // The erased inquiry's loaded data must be removed from this page, too.
    onSuccess: () => queryClient.removeQueries({ queryKey: INQUIRIES }),
  });
}

export type Erasing = ReturnType<typeof useErase>;
