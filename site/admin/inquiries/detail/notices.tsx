import { useId } from 'react';
import {
  LOST_REASON_NAMES,
  lostReasonLabel,
  type LostReason as Reason,
} from '#contract/inquiries/prospect.ts';
import { isLost } from '#contract/inquiries/statuses.ts';
import { Button } from '../../components/button.tsx';
import { Options } from '../../components/options.tsx';
import { detailDate } from '../../format/dates.ts';
import { useOpenInquiry } from '../../state/open-inquiry.ts';

/** Asks why an inquiry was lost; staff may leave it open. */
export function LostReason() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const { status, lostReason } = inquiry;
  const id = useId();
  if (!isLost(status)) return null;
  const isKnown = lostReason === null || LOST_REASON_NAMES.includes(lostReason as Reason);
  return (
    <div className="mb-4 flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-1 border-l-3 border-cancelled py-0.5 pl-4">
      <label htmlFor={id} className="font-strong">
        Lost reason
      </label>
      <select
        id={id}
        value={lostReason ?? ''}
        disabled={isPending}
        onChange={(event) => onUpdate({ lostReason: (event.target.value || null) as Reason | null })}
        className="h-11 min-w-0 border border-graphite/60 bg-paper px-2 text-base text-ink md:h-9 md:text-14"
      >
        <option value="">Choose a reason</option>
        {!isKnown && <option value={lostReason}>{lostReason}</option>}
        <Options of={LOST_REASON_NAMES.map((reason) => [reason, lostReasonLabel(reason)])} />
      </select>
    </div>
  );
}

/** The reasons for hiding an inquiry, and a button that returns it to the list. */
export function SpamNotice() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  if (!inquiry.spam) return null;
  return (
    <div className="mb-4 border-l-3 border-progress bg-progress-bg px-4 py-3 text-progress">
      <p className="font-strong">
        {inquiry.spamReasons.length > 0 ? 'Suspected spam' : 'Marked as spam'}. Hidden from your inquiries.
      </p>
      {inquiry.spamReasons.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {inquiry.spamReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <Button look="quiet" className="mt-3" disabled={isPending} onClick={() => onUpdate({ spam: false })}>
        Not spam
      </Button>
    </div>
  );
}

/** The visitor's wish from the request's own page; shown above everything else. */
export function VisitorWish({ mayErase }: { mayErase: boolean }) {
  const { id, withdrawnAt, erasureRequestedAt } = useOpenInquiry().inquiry;
  if (!withdrawnAt && !erasureRequestedAt) return null;
  return (
    <div className="mb-4 border-l-4 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled">
      {withdrawnAt && (
        <p>
          <b className="font-semibold">Withdrawn by the client</b> on {detailDate(withdrawnAt)}. No reply
          needed.
        </p>
      )}
      {erasureRequestedAt && (
        <p>
          <b className="font-semibold">Erasure requested by the client</b> on {detailDate(erasureRequestedAt)}
          . {!mayErase && 'Ask an owner to erase this inquiry.'}
        </p>
      )}
      {erasureRequestedAt && mayErase && (
        <a
          href={`/admin/privacy?inquiry=${encodeURIComponent(id)}`}
          className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
        >
          Go to Privacy to erase this inquiry
        </a>
      )}
    </div>
  );
}
