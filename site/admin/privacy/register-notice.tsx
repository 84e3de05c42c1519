import { queryOptions, useQuery } from '@tanstack/react-query';
import type { RegisterTrouble } from '#contract/shared/registers.ts';
import { detailDate } from '../format/dates.ts';

/** Whether a restore would know what was erased and ended. */
export const registers = () =>
  queryOptions<{ trouble: RegisterTrouble | null }>({ queryKey: ['/api/registers'] });

/** For owners, on every page of the dashboard: a restore would bring back what was erased or ended. */
export function RegisterNotice() {
  const { data } = useQuery(registers());
  if (!data?.trouble) return null;
  return (
    <p role="alert" className="border-b border-hairline px-4 py-3 text-cancelled md:px-6">
      Since {detailDate(data.trouble.since)} the server hasn’t been able to record erasures and closed
      accounts next to the backups. Restoring a backup would bring erased data back and let former accounts
      in. Ask the server’s operator to run npm run doctor.
    </p>
  );
}
