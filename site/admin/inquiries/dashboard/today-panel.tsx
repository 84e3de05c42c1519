import { useQuery } from '@tanstack/react-query';
import { setup } from '#content/firm.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { type InquiryView, LIST_LIMITS } from '#contract/inquiries/inquiry-list.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { wholeDayDate } from '../../format/dates.ts';
import { useBooking } from '../../state/settings.ts';
import { useNow } from '../../state/use-now.ts';
import { ClockLine } from '../clock-line.tsx';
import { firstPage, inquiryCounts } from '../queries/inquiry-list-query.ts';
import { Subject } from '../subject.tsx';
import { hrefOf } from '../url-state/selected-inquiry.ts';
import { hrefOfView } from '../url-state/view-in-address.ts';
import { nightBegan, todayOf } from './today.ts';

/** The day's schedule: inquiries that are due, meetings, and arrivals. */
export function TodayPanel() {
  const now = useNow();
  const booking = useBooking();
  const night = dayOf(nightBegan(now), setup.timeZone);
  const counts = useQuery(inquiryCounts({})).data;
  const late = useQuery(firstPage({ sort: 'queue', overdue: true })).data;
  const waiting = useQuery(firstPage({ sort: 'queue', group: 'us' })).data;
  const arrived = useQuery(firstPage({ sort: 'newest', from: night })).data;
  const meets = useQuery({ ...firstPage({ meets: 'today' }), enabled: booking }).data;
  if (!counts || !late || !waiting || !arrived) return null;
  const { due, nextSteps, overnight } = todayOf(waiting, arrived, now);
  return (
    <section aria-labelledby="today" className="mt-5">
      <h2 id="today" className="text-[1.75rem] leading-tight font-[570] tracking-[-0.02em]">
        {wholeDayDate(new Date(now).toISOString())}
      </h2>
      <dl className="mt-4 border-t border-ink dark:border-graphite/60">
        <Row label="Overdue" count={counts.overdue} inquiries={late} view={{ overdue: true }} isAlarm />
        <Row label="Due today" count={due.length} inquiries={due} />
        {meets && (
          <Row
            label="Meetings"
            count={meets.length}
            inquiries={meets.toSorted((a, b) => meetsAt(a).localeCompare(meetsAt(b)))}
            view={{ meets: 'today' }}
          />
        )}
        <Row label="Next steps" count={nextSteps.length} inquiries={nextSteps} />
        <Row label="New since yesterday evening" count={overnight.length} inquiries={overnight} />
      </dl>
    </section>
  );
}

const meetsAt = ({ meeting }: Inquiry): string => meeting?.at ?? '';

/** Inquiries named in each row; the others are a click away. */
const NAMED = 3;

type RowProps = {
  label: string;
  count: number;
  inquiries: Inquiry[];
  /** A list of exactly these, where there is one. */
  view?: InquiryView;
  isAlarm?: boolean;
};

/** A number, and what it counts: named here, or behind "and 12 more". */
function Row({ label, count, inquiries, view, isAlarm = false }: RowProps) {
  const color = count === 0 ? 'text-graphite' : isAlarm ? 'text-overdue' : 'text-ink';
  const figure = (
    <>
      <span
        className={`block leading-none font-[570] tracking-[-0.02em] group-hover/day:text-copper ${color} ${isAlarm && count > 0 ? 'text-[3rem]' : 'text-[1.75rem]'}`}
      >
        {count === LIST_LIMITS.page ? `${count}+` : count.toLocaleString('en-US')}
      </span>{' '}
      <span className="label mt-1 block">{label}</span>
    </>
  );
  return (
    <div className="grid grid-cols-[9.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3">
      <dt>
        {view ? (
          <a
            href={hrefOfView(view)}
            className="group/day block min-h-11 text-ink no-underline focus-visible:-outline-offset-1"
          >
            {figure}
          </a>
        ) : (
          figure
        )}
      </dt>
      <dd>
        <Entries inquiries={inquiries.slice(0, NAMED)} />
        {count > NAMED && <Others count={count - NAMED} inquiries={inquiries.slice(NAMED)} view={view} />}
      </dd>
    </div>
  );
}

/** The inquiries that aren't named at first: a link to their list, or an unfolding list where no filter matches exactly. */
function Others({ count, inquiries, view }: Pick<RowProps, 'count' | 'inquiries' | 'view'>) {
  const words = `and ${count.toLocaleString('en-US')} more`;
  const look =
    'flex min-h-7 w-fit cursor-pointer items-center text-[0.8125rem] text-section underline underline-offset-[0.22em] pointer-coarse:min-h-11';
  if (view)
    return (
      <a href={hrefOfView(view)} className={look}>
        {words}
      </a>
    );
  return (
    <details>
      <summary className={look}>{words}</summary>
      <Entries inquiries={inquiries} />
    </details>
  );
}

const Entries = ({ inquiries }: { inquiries: Inquiry[] }) => (
  <ul>
    {inquiries.map((inquiry) => (
      <li key={inquiry.id} className="flex items-baseline gap-x-3">
        <a
          href={hrefOf(inquiry.id)}
          className="inline-flex min-h-7 max-w-[60%] shrink-0 items-center font-[560] text-ink no-underline hover:text-copper focus-visible:outline-offset-0 pointer-coarse:min-h-11"
        >
          <span className="truncate">{inquiry.name}</span>
        </a>
        <span className="min-w-0 grow basis-0 truncate text-[0.8125rem] text-graphite">
          <Subject inquiry={inquiry} />
        </span>
        <span className="text-[0.8125rem] whitespace-nowrap">
          <ClockLine inquiry={inquiry} />
        </span>
      </li>
    ))}
  </ul>
);
