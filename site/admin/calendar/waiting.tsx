import { useQuery } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { LoadingFailed } from '../components/view-page.tsx';
import { ClockLine } from '../inquiries/clock-line.tsx';
import { firstPage } from '../inquiries/queries/inquiry-list-query.ts';
import { Subject } from '../inquiries/subject.tsx';
import { useNow } from '../state/use-now.ts';

/** Inquiries that need a reply, in queue order. */
export const WAITING: InquiryView = { group: 'us', sort: 'queue' };

const AT_MOST = 20;

/** Whether a meeting of the inquiry is ahead, held or proposed. */
const hasMeeting = ({ meeting }: Inquiry, now: number): boolean =>
  meeting !== null &&
  (meeting.state === 'proposed' ||
    (['booked', 'requested'].includes(meeting.state) && Date.parse(meeting.at) > now));

/** Inquiries that need a reply and have no meeting, in queue order. */
export function Waiting() {
  const now = useNow();
  const query = useQuery(firstPage(WAITING));
  const waiting = query.data?.filter((inquiry) => !hasMeeting(inquiry, now)) ?? [];
  return (
    <aside aria-labelledby="waiting" className="min-w-0 border-hairline max-lg:border-t lg:border-l lg:pb-6">
      <h2
        id="waiting"
        className="flex h-10 items-center justify-between gap-3 border-b border-hairline px-4 text-14 leading-none font-semibold tracking-normal max-lg:md:px-6"
      >
        No meeting yet
        {query.data && <span className="font-normal text-graphite">{waiting.length}</span>}
      </h2>
      {query.isError && (
        <div className="px-4">
          <LoadingFailed
            what="inquiries without a meeting"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.data && waiting.length === 0 && (
        <p className="px-4 py-3 text-13 text-graphite max-lg:md:px-6">Every inquiry has a meeting.</p>
      )}
      <ul>
        {waiting.slice(0, AT_MOST).map((inquiry) => (
          <WaitingRequest key={inquiry.id} inquiry={inquiry} />
        ))}
      </ul>
      {waiting.length > AT_MOST && (
        <a href="/admin?group=us" className="inline-flex min-h-11 items-center px-4 font-strong text-section">
          Show all
        </a>
      )}
    </aside>
  );
}

function WaitingRequest({ inquiry }: { inquiry: Inquiry }) {
  return (
    <li className="group/card relative border-b border-hairline px-4 py-2 hover:bg-ledge/50 max-lg:md:px-6">
      <div className="flex items-baseline justify-between gap-3">
        <a
          href={`/admin?inquiry=${encodeURIComponent(inquiry.id)}`}
          className="min-w-0 truncate font-semibold text-ink no-underline outline-none group-hover/card:text-copper after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-section"
        >
          {inquiry.name}
        </a>
        <span className="shrink-0 text-13">
          <ClockLine inquiry={inquiry} />
        </span>
      </div>
      <p className="text-13 leading-4.5 text-graphite">
        <Subject inquiry={inquiry} />
      </p>
    </li>
  );
}
