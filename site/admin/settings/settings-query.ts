/** The settings that owners change (contract/staff/settings.ts). */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Settings } from '#contract/staff/settings.ts';
import { type RequestOptions, request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';

export const settingsQuery = () => queryOptions<Settings>({ queryKey: ['/api/settings'], staleTime: 0 });

/** Returns a function that changes one part and confirms it in a toast. */
export function useChange() {
  const queryClient = useQueryClient();
  return async (part: keyof Settings, { body, method = 'PUT' }: RequestOptions, said: string) => {
    const answer = await request(`/api/settings/${part}`, { method, body });
    queryClient.setQueryData(settingsQuery().queryKey, await answer.json());
    toast({ title: 'Saved', description: said });
    await queryClient.invalidateQueries({ queryKey: ['/api/start'] });
  };
}
