/** The staff as owners see and change them (contract/staff.ts). */
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Invitation, StaffChange, StaffEvent, StaffLink, StaffRecord } from '#contract/staff.ts';
import { request } from '../../frame/request.ts';
import { toast } from '../../frame/toaster.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { getJson } from '../query-client.ts';

const AT_ONCE = 50;

export const roster = () => queryOptions<StaffRecord[]>({ queryKey: ['/api/staff'] });

export const staffEvents = () =>
  infiniteQueryOptions<StaffEvent[], Error, InfiniteData<StaffEvent[]>, string[], string>({
    queryKey: ['/api/staff/events'],
    queryFn: ({ pageParam, signal }) => getJson(pageParam, { on401: 'throw', signal }),
    initialPageParam: '/api/staff/events',
    getNextPageParam: (page) =>
      page.length < AT_ONCE ? null : `/api/staff/events?before=${encodeURIComponent(page.at(-1)?.id ?? '')}`,
  });

export async function invite(invitation: Invitation): Promise<StaffLink> {
  const answer = await request('/api/staff', { method: 'POST', body: invitation });
  return (await answer.json()) as StaffLink;
}

/** Loads list and log anew: after each change, and for the names that other views show. */
export function useRefreshStaff() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [['/api/staff'], ['/api/staff/events'], ['/api/staff/names']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey, exact: true }),
      ),
    );
}

export type MemberAction = { change: StaffChange } | 'sign-out' | 'link' | 'remove-two-factor';

/** One thing done to one account. @param onLink is given the link that was made. */
export function useMemberAction(id: string, onLink: (link: StaffLink) => void) {
  const refresh = useRefreshStaff();
  return useMutation({
    mutationFn: async (action: MemberAction) => {
      const url = `/api/staff/${encodeURIComponent(id)}`;
      if (typeof action === 'object') await request(url, { method: 'PATCH', body: action.change });
      else if (action === 'remove-two-factor') await request(`${url}/two-factor`, { method: 'DELETE' });
      else {
        const answer = await request(`${url}/${action}`, { method: 'POST', body: {} });
        if (action === 'link') onLink((await answer.json()) as StaffLink);
      }
    },
    onSuccess: (_, action) => {
      if (action !== 'link') toast({ title: doneInWords(action) });
    },
    onError: (error) =>
      toast({ title: 'Nothing was changed', description: failureInWords(error), variant: 'destructive' }),
    onSettled: refresh,
  });
}

function doneInWords(action: MemberAction): string {
  if (action === 'sign-out') return 'Signed out everywhere';
  if (action === 'remove-two-factor') return 'Two-factor sign-in taken off';
  if (typeof action === 'object' && action.change.disabled !== undefined)
    return action.change.disabled ? 'Account disabled' : 'Account enabled';
  return 'Role changed';
}
