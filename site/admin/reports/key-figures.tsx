import type { ResponseFigures } from '#contract/reports.ts';
import { count, share, time } from './words.ts';

export function KeyFigures({ response }: { response: ResponseFigures }) {
  const figures = [
    { name: 'Inquiries', value: count(response.inquiries) },
    { name: 'Answered in 24 h', value: share(response.within24) },
    { name: 'Median answer', value: time(response.medianMs) },
    { name: '95th percentile', value: time(response.p95Ms) },
    { name: 'Late', value: count(response.late), hot: response.late > 0 },
    { name: 'Overdue now', value: count(response.overdue), hot: response.overdue > 0 },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 border-t border-l border-hairline sm:grid-cols-3 lg:grid-cols-6">
      {figures.map(({ name, value, hot }) => (
        <div key={name} className="border-r border-b border-hairline px-4 py-3">
          <dt className="label">{name}</dt>
          <dd className={`mt-0.5 text-xl font-[580] tracking-[-0.01em] ${hot ? 'text-cancelled' : ''}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
