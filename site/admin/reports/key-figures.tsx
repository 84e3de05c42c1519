import type { MeetingFigures, Reports } from '#contract/inquiries/reports.ts';
import { LOST_STATUSES } from '#contract/inquiries/statuses.ts';
import { shortDayOfYear } from '../format/dates.ts';
import { count, inquiriesHref, share, time, worth } from './figures-in-words.ts';

type Figure = {
  name: string;
  value: string;
  /** The same of the period before. */
  before?: string;
  hot?: boolean;
  href?: string;
};

/** The other figures next to those of the previous period. Overdue inquiries don't depend on the range. */
export function KeyFigures({ reports }: { reports: Reports }) {
  const { from, to, before, overdueNow, openWorth } = reports;
  const figures: Figure[] = [
    ...inRange(reports).map((figure, i) => ({ ...figure, before: inRange(before)[i]?.value })),
    {
      name: 'Overdue now',
      value: count(overdueNow),
      hot: overdueNow > 0,
      href: inquiriesHref({ overdue: true, sort: undefined }),
    },
    { name: 'Open estimates', value: worth(openWorth) },
    { name: 'Lost', value: count(lostIn(reports)), href: inquiriesHref({ status: LOST_STATUSES, from, to }) },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
        {figures.map((figure) => (
          <KeyFigure key={figure.name} {...figure} />
        ))}
      </dl>
      <p className="mt-4 max-w-4xl text-13 text-graphite">
        Compared with {shortDayOfYear(before.from)} to {shortDayOfYear(before.to)}. “Projects” are inquiries
        marked In Progress or Completed, counted at their estimated value. Follow-ups are client messages
        after our first response. “Overdue now” and “Open estimates” cover all dates.
        {reports.meetings && ` ${MEETINGS}`}
      </p>
    </>
  );
}

const MEETINGS =
  '“Booked a meeting” includes canceled meetings. “Inquiry to meeting” is the median time to the first meeting held or scheduled. “No-shows” counts no-shows among meetings marked held or no-show.';

const lostIn = ({ rankings }: Reports): number =>
  rankings.lost.reduce((sum, reason) => sum + reason.count, 0);

function inRange({ response, later, projectsWorth, meetings }: Reports['before']): Figure[] {
  const { medianMs, p95Ms, late } = response;
  return [
    { name: 'Project value', value: worth(projectsWorth) },
    { name: 'Median response', value: time(medianMs) },
    { name: 'Slowest 5%', value: p95Ms === null ? time(p95Ms) : `${time(p95Ms)} or more` },
    { name: 'Late', value: count(late), hot: late > 0 },
    { name: 'Follow-ups within 24 h', value: share(later.within24) },
    ...(meetings
      ? [
          { name: 'Booked a meeting', value: share(meetings.share) },
          { name: 'Inquiry to meeting', value: time(meetings.medianMs) },
          { name: 'No-shows', value: noShows(meetings) },
        ]
      : []),
  ];
}

/** No-shows among the meetings with a marked outcome. */
const noShows = ({ held, noShows: missed }: MeetingFigures): string =>
  `${count(missed)} of ${count(held + missed)}`;

function KeyFigure({ name, value, before, hot, href }: Figure) {
  return (
    <div>
      <dt className="text-13 text-graphite">{name}</dt>
      <dd className={`text-17 font-semibold tracking-tight ${hot ? 'text-overdue' : ''}`}>
        {href ? (
          <a href={href} className="text-inherit underline decoration-1 underline-offset-4">
            {value}
          </a>
        ) : (
          value
        )}
        {before !== undefined && (
          <span className="block text-13 font-normal tracking-normal text-graphite">was {before}</span>
        )}
      </dd>
    </div>
  );
}
