/** The steps of *Make it yours* (contract/staff/start.ts). */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Start, TestEmail } from '#contract/staff/start.ts';
import type { StartStepId } from '#contract/staff/start-steps.ts';
import { request } from '../../layout/request.ts';

/** Asked for again each time that the view opens: the steps tick themselves. */
export const startSteps = () => queryOptions<Start>({ queryKey: ['/api/start'], staleTime: 0 });

export function useSkip() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, skipped }: { id: StartStepId; skipped: boolean }): Promise<Start> =>
      (await request(`/api/start/${id}`, { method: 'PUT', body: { skipped } })).json(),
    onSuccess: (start) => queryClient.setQueryData(startSteps().queryKey, start),
    meta: { failed: 'Couldn’t skip this step' },
  });
}

export const useTestEmail = () =>
  useMutation({
    mutationFn: async (): Promise<TestEmail> =>
      (await request('/api/start/test-email', { method: 'POST', body: {} })).json(),
  });
