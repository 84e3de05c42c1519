import type { Inquiry } from '#contract/inquiry.ts';
import { detailDate } from '../dates.ts';

/** What the visitor wants done with the request as a whole, said on its own page: it comes before all else. */
export function VisitorWish({ inquiry, mayErase }: { inquiry: Inquiry; mayErase: boolean }) {
  const { withdrawnAt, erasureRequestedAt } = inquiry;
  if (!withdrawnAt && !erasureRequestedAt) return null;
  return (
    <div className="mb-4 border-l-4 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled">
      {withdrawnAt && (
        <p>
          <b className="font-semibold">Withdrawn by the visitor</b> on {detailDate(withdrawnAt)}. Nothing is
          owed any more.
        </p>
      )}
      {erasureRequestedAt && (
        <p>
          <b className="font-semibold">The visitor asks for erasure</b> since {detailDate(erasureRequestedAt)}
          . {!mayErase && 'An owner erases it.'}
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
