import { type InquiryStatus, statusLabel } from '#contract/inquiries/statuses.ts';
import { goTo, useAddress } from '../state/address.ts';

const PARAMETER = 'column';

type Counts = Partial<Record<InquiryStatus, number>> | undefined;

/** The column of a phone's board: the chosen one, else the first with an inquiry. */
export function useShownStatus(
  statuses: readonly InquiryStatus[],
  counts: Counts,
): InquiryStatus | undefined {
  const chosen = useAddress().searchParams.get(PARAMETER);
  const isEmpty = (status: InquiryStatus) => counts?.[status] === 0;
  return (
    statuses.find((status) => status === chosen && !isEmpty(status)) ??
    statuses.find((status) => !isEmpty(status)) ??
    statuses[0]
  );
}

type StatusSwitchProps = {
  statuses: readonly InquiryStatus[];
  shown: InquiryStatus | undefined;
  counts: Counts;
};

/** On a phone, chooses the one column that shows. */
export const StatusSwitch = ({ statuses, shown, counts }: StatusSwitchProps) => (
  <div className="flex shrink-0 gap-1 overflow-x-auto px-4 py-1 md:hidden">
    {statuses.map((status) => (
      <button
        key={status}
        type="button"
        aria-pressed={status === shown}
        onClick={() => show(status)}
        className="grid min-h-13 shrink-0 cursor-pointer content-center rounded-control bg-well px-3 text-left text-13 font-strong whitespace-nowrap text-graphite aria-pressed:bg-ink aria-pressed:text-paper"
      >
        <b className="text-15 font-semibold">{counts?.[status]?.toLocaleString('en-US') ?? '–'}</b>
        {statusLabel(status)}
      </button>
    ))}
  </div>
);

function show(status: InquiryStatus): void {
  const params = new URLSearchParams(location.search);
  params.set(PARAMETER, status);
  goTo(`${location.pathname}?${params}`, { replace: true });
}
