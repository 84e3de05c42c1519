/** What was erased, and erasing (contract/erasure.ts; for owners). */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ErasureRecord, ErasureRequest } from '#contract/erasure.ts';
import { request } from '../../frame/request.ts';
import { INQUIRIES } from '../inquiries/inquiry-list-query.ts';

export const erasures = () => queryOptions<ErasureRecord[]>({ queryKey: ['/api/erasures'] });

export function useErase() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ErasureRequest): Promise<ErasureRecord> =>
      (await request('/api/erasures', { method: 'POST', body })).json(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: erasures().queryKey });
      // What was loaded of it must go from this page, too.
      queryClient.removeQueries({ queryKey: INQUIRIES });
    },
  });
}

/** The address of the file with everything that is held. */
export const exportHref = (email: string): string => `/api/people/export?email=${encodeURIComponent(email)}`;
