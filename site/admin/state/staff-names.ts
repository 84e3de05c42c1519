/** Names of the staff, for assigning and for labels; loaded once. */
import { queryOptions, useQuery } from '@tanstack/react-query';

export type StaffName = { id: string; name: string; disabled: boolean };

const staffNames = () => queryOptions<StaffName[]>({ queryKey: ['/api/staff/names'] });

export const useStaffNames = (): StaffName[] => useQuery(staffNames()).data ?? [];
