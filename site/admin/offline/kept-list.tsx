import { cardDate } from '../format/dates.ts';
import { StatusBadge } from '../inquiries/status-badge.tsx';
import { Subject } from '../inquiries/subject.tsx';
import { selectInquiry } from '../inquiries/url-state/selected-inquiry.ts';
import { useWaiting } from '../offline-storage/change-queue.ts';
import type { Copy } from '../offline-storage/copies.ts';
import type { NoteDrafts } from '../state/note-drafts.ts';

type KeptListProps = { copies: Copy[]; selectedId: string | null; drafts: NoteDrafts };

/** The inquiries that were opened last on this device. */
export function KeptList({ copies, selectedId, drafts }: KeptListProps) {
  const waiting = useWaiting(drafts);
  return (
    <section aria-label="Inquiries" className="group-data-open:max-md:hidden">
      {copies.length === 0 && (
        <p className="px-4 text-graphite md:px-6">
          Nothing saved yet. Inquiries you open are saved for offline use.
        </p>
      )}
      <ol className="border-t border-hairline">
        {copies.map(({ id, inquiry }) => (
          <li
            key={id}
            className="relative border-b border-hairline px-4 py-3 hover:bg-ledge/50 has-aria-current:bg-ledge md:px-6"
          >
            <div className="flex items-baseline justify-between gap-3">
              <h2 className="min-w-0 text-15 leading-5 font-strong tracking-tight">
                <button
                  type="button"
                  aria-current={id === selectedId || undefined}
                  onClick={() => selectInquiry(id)}
                  className="block max-w-full cursor-pointer truncate after:absolute after:inset-0"
                >
                  {inquiry.name}
                </button>
              </h2>
              <StatusBadge status={inquiry.status} isSmall />
            </div>
            <p className="truncate text-13 text-graphite">{inquiry.email || inquiry.phone}</p>
            <p className="truncate text-13 text-graphite">
              <Subject inquiry={inquiry} />
            </p>
            <p className="flex justify-between gap-3 text-13 text-graphite">
              <time dateTime={inquiry.createdAt}>{cardDate(inquiry.createdAt)}</time>
              <Waits count={waiting.filter(({ inquiryId }) => inquiryId === id).length} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Waits = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="font-strong text-copper">{count === 1 ? '1 unsent' : `${count} unsent`}</span>
  );
