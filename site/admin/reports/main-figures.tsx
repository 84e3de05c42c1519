import type { ReactNode } from 'react';
import type { Reports } from '#contract/inquiries/reports.ts';
import { count, inquiriesHref, share, time, worth } from './figures-in-words.ts';
import { type Change, changeOf, standingOf, wonShare } from './standing.ts';

/** One sentence on how things stand. */
export function StandingSentence({ reports }: { reports: Reports }) {
  const { start, strong, join, overdue } = standingOf(reports);
  return (
    <p className="mt-6 max-w-4xl font-serif text-20 leading-snug md:text-28">
      {start}
      <b className="font-semibold">{strong}</b>
      {join}
      {reports.overdueNow > 0 ? (
        <a
          href={inquiriesHref({ overdue: true, sort: undefined })}
          className="text-overdue decoration-overdue decoration-2 underline-offset-4 hover:text-ink"
        >
          {overdue}
        </a>
      ) : (
        overdue
      )}{' '}
      right now.
    </p>
  );
}

/** The three figures that matter, each next to that of the period before. */
export function MainFigures({ reports }: { reports: Reports }) {
  const { from, to, response, before, projectsWorth } = reports;
  const won = wonShare(reports);
  const more = response.inquiries - before.response.inquiries;
  return (
    <dl className="mt-6 grid gap-4 md:grid-cols-3">
      <MainFigure
        name="Inquiries"
        value={
          <a href={inquiriesHref({ from, to })} className="text-inherit no-underline hover:text-copper">
            {count(response.inquiries)}
          </a>
        }
      >
        {more === 0 ? (
          'The same as in the previous period'
        ) : (
          <>
            <b className="font-strong">
              {count(Math.abs(more))} {more > 0 ? 'more' : 'fewer'}
            </b>{' '}
            than in the previous period
          </>
        )}
      </MainFigure>
      <MainFigure name="Responded within 24 h" value={share(response.within24)}>
        Median {time(response.medianMs)}
        <ChangeNote change={changeOf(response.within24, before.response.within24)} />
      </MainFigure>
      <MainFigure name="Became projects" value={share(won)}>
        {projectsWorth.estimates === 0 ? 'No estimates' : `Worth ${worth(projectsWorth)}`}
        <ChangeNote change={changeOf(won, wonShare(before))} />
      </MainFigure>
    </dl>
  );
}

const MainFigure = ({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) => (
  <div className="rounded-sheet bg-sheet px-6 py-5 shadow-e1">
    <dt className="text-14 font-strong text-graphite">{name}</dt>
    <dd className="mt-1 text-40 leading-none font-semibold tracking-tight">{value}</dd>
    <dd className="mt-2 text-14 text-graphite">{children}</dd>
  </div>
);

const ChangeNote = ({ change }: { change: Change | null }) =>
  change && (
    <>
      , <b className={`font-strong ${change.direction === 'down' ? 'text-overdue' : ''}`}>{change.words}</b>
    </>
  );
