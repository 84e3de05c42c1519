import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { detailDate } from '../../format/dates.ts';

/** The visitor's wish from the request's own page; shown above everything else. */
export function VisitorWish({ inquiry, mayErase }: { inquiry: Inquiry; mayErase: boolean }) {
  const { withdrawnAt, erasureRequestedAt } = inquiry;
  if (!withdrawnAt && !erasureRequestedAt) return null;
  return (
    <div className="mb-4 border-l-4 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled">
      {withdrawnAt && (
        <p>
          <b className="font-semibold">Withdrawn by the visitor</b> on {detailDate(withdrawnAt)}. No reply is
          due.
        </p>
      )}
      {erasureRequestedAt && (
        <p>
          <b className="font-semibold">The visitor asked for erasure</b> on {detailDate(erasureRequestedAt)}.{' '}
          {!mayErase && 'Ask an owner to erase it.'}
        </p>
      )}
      {erasureRequestedAt && mayErase && (
        <a
          href={`/admin/privacy?inquiry=${encodeURIComponent(inquiry.id)}`}
          className="inline-flex min-h-11 items-center font-[560] underline underline-offset-[0.22em]"
        >
          Erase it under Privacy
        </a>
      )}
    </div>
  );
}
