import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { OwnAccount } from '#contract/staff/staff.ts';

export const ownAccount = () => queryOptions<OwnAccount>({ queryKey: ['/api/staff/account'] });

export function useRefreshAccount() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ownAccount().queryKey });
}
