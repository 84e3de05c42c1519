import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Reports as ReportsAnswer } from '#contract/reports.ts';
import { useAddress } from '../address.ts';
import { getJson } from '../query-client.ts';
import { LoadingFailed, ViewPage } from '../view-page.tsx';
import { Charts } from './charts.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LateAnswers } from './late-answers.tsx';
import { type Range, rangeIn } from './range.ts';
import { RangePicker } from './range-picker.tsx';
import { fullDay } from './words.ts';

const reports = ({ from, to }: Range) =>
  queryOptions({
    queryKey: ['/api/reports', from, to],
    queryFn: ({ signal }) =>
      getJson<ReportsAnswer>(`/api/reports?from=${from}&to=${to}`, { on401: 'throw', signal }),
    // Opened again, it is counted again: inquiries came meanwhile.
    gcTime: 0,
  });

/** How many inquiries came, from where, and how fast they were answered (product decision §9). */
export function Reports() {
  const range = rangeIn(useAddress().searchParams);
  const answer = useQuery(reports(range));
  return (
    <ViewPage
      title="Reports"
      about={`${fullDay(range.from)} to ${fullDay(range.to)}. Days and weeks are those of Central Time; suspected spam is left out.`}
    >
      <RangePicker range={range} />
      {answer.data ? (
        answer.data.response.inquiries === 0 ? (
          <p className="mt-10 text-xl font-[570] tracking-[-0.015em]">
            No inquiries came in these days. A longer range may show some.
          </p>
        ) : (
          <>
            <KeyFigures response={answer.data.response} />
            <Charts reports={answer.data} />
            <LateAnswers late={answer.data.late} total={answer.data.response.late} />
          </>
        )
      ) : answer.isError ? (
        <LoadingFailed what="The reports" error={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Loading />
      )}
    </ViewPage>
  );
}

function Loading() {
  return (
    <div className="mt-8">
      <p role="status" className="font-semibold">
        Counting inquiries...
      </p>
      <div aria-hidden="true" className="mt-4 grid gap-8 lg:grid-cols-2">
        {[1, 2, 3, 4].map((figure) => (
          <div key={figure} className="h-56 border-t border-ink bg-ledge" />
        ))}
      </div>
    </div>
  );
}
