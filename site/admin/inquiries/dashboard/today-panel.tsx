import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { setup } from '#content/firm.ts';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { wholeDayDate } from '../../format/dates.ts';
import { meetingsBetween } from '../../meeting/meeting-queries.ts';
import { useBooking } from '../../state/settings.ts';
import { useNow } from '../../state/use-now.ts';
import { firstPage, inquiryCounts } from '../queries/inquiry-list-query.ts';
import { hrefOf } from '../url-state/selected-inquiry.ts';
import { hrefOfView } from '../url-state/view-in-address.ts';
import { AnswerCard, AnswerRow } from './answer-first.tsx';
import { dayInSentences, nightBegan, todayOf } from './today.ts';
import { VisitRow } from './visit-row.tsx';

/** Clients shown below the first; the others are a click away. */
const SHOWN = 4;

/** The morning: how things stand, who waits for a reply, the day's meetings and next steps. */
export function TodayPanel() {
  const now = useNow();
  const booking = useBooking();
  const today = dayOf(now, setup.timeZone);
  const counts = useQuery(inquiryCounts({})).data;
  const waiting = useQuery(firstPage({ sort: 'queue', group: 'us' })).data;
  const arrived = useQuery(firstPage({ sort: 'newest', from: dayOf(nightBegan(now), setup.timeZone) })).data;
  const meets = useQuery({ ...firstPage({ meets: 'today' }), enabled: booking }).data;
  const meetings = useQuery({ ...meetingsBetween(today, today, null), enabled: booking }).data;
  if (!counts || !waiting || !arrived || (booking && (!meets || !meetings))) return null;
  const day = todayOf(waiting, arrived, now);
  const { answers, nextSteps, outcomes } = day;
  const visits = (meetings ?? [])
    .filter(({ state }) => state === 'booked')
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  // More than a page may wait.
  const toAnswer = counts.byGroup.us - nextSteps.length - outcomes.length;
  const { overdue } = counts;
  const { first, rest } = dayInSentences({
    ...day,
    ...{ answers: toAnswer, overdue, meetings: visits.length },
  });
  const [leading, ...others] = answers;
  const nothingIn = [
    answers.length === 0 && 'replies to write',
    visits.length === 0 && booking && 'meetings today',
    nextSteps.length === 0 && 'next steps',
    outcomes.length === 0 && booking && 'meeting outcomes to record',
  ].filter(Boolean);
  return (
    <section aria-labelledby="today" className="md:mt-4">
      <h2 id="today" className="text-28 leading-tight font-semibold tracking-tight">
        {wholeDayDate(new Date(now).toISOString())}
      </h2>
      <p className="mt-1 font-serif text-17 leading-normal text-graphite">
        {overdue > 0 ? (
          <a
            href={hrefOfView({ overdue: true })}
            className="font-semibold text-overdue underline decoration-overdue decoration-2 underline-offset-4"
          >
            {first}
          </a>
        ) : (
          <b className="font-semibold text-ink">{first}</b>
        )}{' '}
        {rest}
      </p>
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-5">
        {leading && (
          <Group title="Answer first" count={toAnswer} className="xl:col-span-3">
            <AnswerCard inquiry={leading} />
            {others.length > 0 && (
              <ul
                aria-label="Answer next"
                className="mt-3 divide-y divide-hairline rounded-sheet bg-sheet shadow-e1"
              >
                {others.slice(0, SHOWN).map((inquiry) => (
                  <AnswerRow key={inquiry.id} inquiry={inquiry} />
                ))}
              </ul>
            )}
            {others.length > SHOWN && (
              <a
                href={hrefOfView({ group: 'us' })}
                className="mt-2 inline-flex min-h-9 items-center px-6 text-14 font-strong text-section no-underline hover:underline pointer-coarse:min-h-11"
              >
                {(toAnswer - 1 - SHOWN).toLocaleString('en-US')} more
              </a>
            )}
          </Group>
        )}
        <div className="grid gap-6 xl:col-span-2">
          {visits.length > 0 && (
            <Group title="Meetings today" count={visits.length}>
              <ul className="divide-y divide-hairline rounded-sheet bg-sheet py-1 shadow-e1">
                {visits.map((meeting) => (
                  <VisitRow
                    key={meeting.id}
                    meeting={meeting}
                    phone={meets?.find(({ id }) => id === meeting.inquiryId)?.phone ?? null}
                  />
                ))}
              </ul>
            </Group>
          )}
          <Steps title="Next steps" inquiries={nextSteps} />
          <Steps title="Did these meetings happen?" inquiries={outcomes} />
          {nothingIn.length > 0 && (
            <p className="text-14 text-graphite">No {LIST.format(nothingIn as string[])}.</p>
          )}
        </div>
      </div>
    </section>
  );
}

const LIST = new Intl.ListFormat('en-US', { type: 'disjunction' });

type GroupProps = { title: string; count: number; className?: string; children: ReactNode };

const Group = ({ title, count, className, children }: GroupProps) => (
  <section className={className}>
    <h3 className="mb-3 text-15 font-semibold tracking-normal">
      {title} <span className="font-normal text-graphite">{count}</span>
    </h3>
    {children}
  </section>
);

/** Inquiries with what staff planned for them. */
function Steps({ title, inquiries }: { title: string; inquiries: ListedInquiry[] }) {
  if (inquiries.length === 0) return null;
  return (
    <Group title={title} count={inquiries.length}>
      <ul className="divide-y divide-hairline rounded-sheet bg-sheet shadow-e1">
        {inquiries.map(({ id, name, nextStep }) => (
          <li key={id}>
            <a href={hrefOf(id)} className="block px-4 py-3 text-ink no-underline hover:bg-hover">
              <span className="block font-semibold">{nextStep ?? name}</span>
              {nextStep && <span className="block text-13 text-graphite">{name}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Group>
  );
}
