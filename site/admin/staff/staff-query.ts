/** Staff accounts as owners see and change them (contract/staff/staff.ts). */
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { StaffChange, StaffEvent, StaffLink, StaffRecord } from '#contract/staff/staff.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { getJson } from '../state/query-client.ts';

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

/** Reloads list and log after each change, and the names that other views show. */
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

/** One action on one account. @param onLink receives the new link. */
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
    meta: { failed: 'Couldn’t update the account' },
    onSettled: refresh,
  });
}

function doneInWords(action: MemberAction): string {
  if (action === 'sign-out') return 'Signed out everywhere';
  if (action === 'remove-two-factor') return 'Two-factor sign-in removed';
  if (typeof action === 'object' && action.change.disabled !== undefined)
    return action.change.disabled ? 'Account disabled' : 'Account enabled';
  return 'Role changed';
}
