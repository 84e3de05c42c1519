import { queryOptions, useQuery } from '@tanstack/react-query';
import type { RegisterProblem } from '#contract/shared/registers.ts';
import { detailDate } from '../format/dates.ts';

/** State of the registers from which a restore repeats erasures and ended access. */
export const registers = () =>
  queryOptions<{ trouble: RegisterProblem | null }>({ queryKey: ['/api/registers'] });

/** For owners, on every page of the dashboard: a restore would bring back what was erased or ended. */
export function RegisterNotice() {
  const { data } = useQuery(registers());
  if (!data?.trouble) return null;
  return (
    <p role="alert" className="border-b border-hairline px-4 py-3 text-cancelled md:px-6">
      Since {detailDate(data.trouble.since)}, erasures and closed accounts haven’t been recorded with your
      backups. Restoring a backup could bring back erased data and reopen closed accounts. Ask your site
      administrator to run npm run doctor.
    </p>
  );
}
