import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Reports as ReportsAnswer } from '#contract/inquiries/reports.ts';
import { Loaded } from '../components/loaded.tsx';
import { ViewPage } from '../components/view-page.tsx';
import { shortDayOfYear } from '../format/dates.ts';
import { useAddress } from '../state/address.ts';
import { getJson } from '../state/query-client.ts';
import type { ViewProps } from '../state/view-props.ts';
import { Charts } from './charts.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LateAnswers } from './late-answers.tsx';
import { type ReportRange, rangeIn } from './range.ts';
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
    >
      <RangePicker range={range} isOwner={staff.role === 'owner'} />

      <Loaded query={answer} what="reports" waiting="Loading reports...">
        {(counted) => (
          <>
            <KeyFigures reports={counted} />
            {counted.response.inquiries === 0 ? (
              <p className="mt-10 text-20 font-strong tracking-tight">
                No inquiries in this date range. Try a longer one.
              </p>
            ) : (
              <>
                <Charts reports={counted} />
                <LateAnswers late={counted.late} total={counted.response.late} />
              </>
            )}
          </>
        )}
      </Loaded>
    </ViewPage>
  );
}
