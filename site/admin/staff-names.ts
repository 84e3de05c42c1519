/** Who works here, for assigning and naming; loaded once. */
import { queryOptions, useQuery } from '@tanstack/react-query';

export type StaffName = { id: string; name: string; disabled: boolean };

export const staffNames = () => queryOptions<StaffName[]>({ queryKey: ['/api/staff/names'] });

export const useStaffNames = (): StaffName[] => useQuery(staffNames()).data ?? [];
