import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Reports as ReportsAnswer } from '#contract/inquiries/reports.ts';
import { BUTTON } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Chevron } from '../components/line-icon.tsx';
import { Loaded } from '../components/loaded.tsx';
import { ViewPage } from '../components/view-page.tsx';
import { shortDayOfYear } from '../format/dates.ts';
import { useAddress } from '../state/address.ts';
import { getJson } from '../state/query-client.ts';
import type { ViewProps } from '../state/view-props.ts';
import { MainCharts, OtherCharts } from './charts.tsx';
import { GoogleAdsLink } from './google-ads-link.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LateAnswers } from './late-answers.tsx';
import { MainFigures, StandingSentence } from './main-figures.tsx';
import { addressOf, lastWeeks, type ReportRange, rangeIn } from './range.ts';
import { RangePicker } from './range-picker.tsx';

const reports = ({ from, to }: ReportRange) =>
  queryOptions({
    queryKey: ['/api/reports', from, to],
    queryFn: ({ signal }) =>
      getJson<ReportsAnswer>(`/api/reports?from=${from}&to=${to}`, { on401: 'throw', signal }),
    // Counted again each time it is opened, since inquiries may have arrived.
    gcTime: 0,
  });

/** Number and sources of inquiries, and the time to answer them (requirements §14). */
export function Reports({ staff }: ViewProps) {
  const range = rangeIn(useAddress().searchParams);
  const answer = useQuery(reports(range));
  return (
    <ViewPage
      title="Reports"
      about={`${shortDayOfYear(range.from)} to ${shortDayOfYear(range.to)}. Central Time. Excludes suspected spam.`}
      actions={<RangePicker range={range} />}
    >
      <Loaded query={answer} what="reports" waiting="Loading reports...">
        {(counted) => {
          const isEmpty = counted.response.inquiries === 0;
          return (
            <>
              {isEmpty ? (
                <EmptyState
                  drawing="frame"
                  title="No inquiries in this date range."
                  about="Try a longer one."
                >
                  <a href={addressOf(lastWeeks(12))} className={BUTTON.quiet}>
                    Show 12 weeks
                  </a>
                </EmptyState>
              ) : (
                <>
                  <StandingSentence reports={counted} />
                  <MainFigures reports={counted} />
                  <MainCharts reports={counted} />
                </>
              )}
              <MoreFigures hasMeetings={counted.meetings !== null}>
                <KeyFigures reports={counted} />
                {staff.role === 'owner' && <GoogleAdsLink range={range} />}
                {!isEmpty && (
                  <>
                    <OtherCharts reports={counted} />
                    <LateAnswers late={counted.late} total={counted.response.late} />
                  </>
                )}
              </MoreFigures>
            </>
          );
        }}
      </Loaded>
    </ViewPage>
  );
}

type MoreFiguresProps = { hasMeetings: boolean; children: ReactNode };

const MoreFigures = ({ hasMeetings, children }: MoreFiguresProps) => (
  <details className="group/more mt-6 rounded-sheet bg-well px-4 md:px-6">
    <summary className="flex min-h-14 cursor-pointer items-center gap-x-3 py-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h2 className="text-15 font-semibold tracking-normal">More figures</h2>
        <span className="text-13 text-graphite">
          Response times, {hasMeetings && 'meetings, '}people, services, areas, losses, late responses
        </span>
      </div>
      <Chevron className="ml-auto group-open/more:rotate-180" />
    </summary>
    <div className="pt-2 pb-6">{children}</div>
  </details>
);
