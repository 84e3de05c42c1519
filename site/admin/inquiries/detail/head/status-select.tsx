import { INQUIRY_STATUSES, type InquiryStatus, statusLabel, statusOf } from '#contract/inquiries/statuses.ts';
import { statusColors } from '../../status.ts';

type StatusSelectProps = {
  id: string;
  status: string;
  onChoose: (status: InquiryStatus) => void;
};

/** Every status can be chosen at any time (specification §4). */
export function StatusSelect({ id, status, onChoose }: StatusSelectProps) {
  return (
    <select
      id={id}
      data-status-select=""
      data-status={status}
      value={status}
      onChange={(event) => onChoose(event.target.value as InquiryStatus)}
      className={`h-11 min-w-0 cursor-pointer border border-current/50 px-2 [&>option]:bg-paper [&>option]:text-ink text-base font-[560] max-md:grow md:h-9 md:text-[0.9rem] ${statusColors(status)}`}
    >
      {!statusOf(status) && (
        <option value={status} disabled>
          {status}
        </option>
      )}
      {INQUIRY_STATUSES.map((each) => (
        <option key={each} value={each}>
          {statusLabel(each)}
        </option>
      ))}
    </select>
  );
}
