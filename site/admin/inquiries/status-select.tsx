import { INQUIRY_STATUSES, type InquiryStatus, STATUS_LABELS } from '#contract/inquiry.ts';
import { isKnownStatus } from './status.ts';

type StatusSelectProps = {
  id: string;
  status: string;
  onChoose: (status: InquiryStatus) => void;
};

/** Any status can be chosen at any time (specification §4). */
export function StatusSelect({ id, status, onChoose }: StatusSelectProps) {
  return (
    <select
      id={id}
      data-status-select=""
      value={status}
      onChange={(event) => onChoose(event.target.value as InquiryStatus)}
      className="h-11 min-w-44 cursor-pointer border border-ink bg-paper px-3 text-base text-ink"
    >
      {!isKnownStatus(status) && (
        <option value={status} disabled>
          {status}
        </option>
      )}
      {INQUIRY_STATUSES.map((each) => (
        <option key={each} value={each}>
          {STATUS_LABELS[each]}
        </option>
      ))}
    </select>
  );
}
