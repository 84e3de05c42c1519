import { useId } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { DeskUpdate } from '#contract/inquiries/inquiry-action-changes.ts';
import {
  LOST_REASON_NAMES,
  lostReasonLabel,
  type LostReason as Reason,
} from '#contract/inquiries/prospect.ts';
import { isLost } from '#contract/inquiries/statuses.ts';

type LostReasonProps = { inquiry: Inquiry; isPending: boolean; onUpdate: (change: DeskUpdate) => void };

/** Asks why an inquiry was lost; staff may leave it open. */
export function LostReason({ inquiry: { status, lostReason }, isPending, onUpdate }: LostReasonProps) {
  const id = useId();
  if (!isLost(status)) return null;
  const isKnown = lostReason === null || LOST_REASON_NAMES.includes(lostReason as Reason);
  return (
    <div className="mb-4 flex max-w-[44em] flex-wrap items-center gap-x-4 gap-y-1 border-l-3 border-cancelled py-0.5 pl-4">
      <label htmlFor={id} className="font-[560]">
        Why was it lost?
      </label>
      <select
        id={id}
        value={lostReason ?? ''}
        disabled={isPending}
        onChange={(event) => onUpdate({ lostReason: (event.target.value || null) as Reason | null })}
        className="h-11 min-w-0 border border-graphite/60 bg-paper px-2 text-base text-ink md:h-9 md:text-[0.9rem]"
      >
        <option value="">Not given</option>
        {!isKnown && <option value={lostReason}>{lostReason}</option>}
        {LOST_REASON_NAMES.map((reason) => (
          <option key={reason} value={reason}>
            {lostReasonLabel(reason)}
          </option>
        ))}
      </select>
    </div>
  );
}
