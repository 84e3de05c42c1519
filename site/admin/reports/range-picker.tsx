import type { FormEvent } from 'react';
import { BUTTON, Button } from '../components/button.tsx';
import { goTo } from '../state/address.ts';
import { GoogleAdsLink } from './google-ads-link.tsx';
import { addressOf, lastWeeks, quarters, RANGES, type ReportRange } from './range.ts';

export function RangePicker({ range, isOwner }: { range: ReportRange; isOwner: boolean }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [from = '', to = ''] = [fields.get('from'), fields.get('to')].map(String).sort();
    goTo(addressOf({ from, to }));
  };
  const days = new URLSearchParams(range);
  const field = 'mt-1 block h-11 rounded-control border border-edge bg-sheet px-3 text-ink';
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-4">
      <nav aria-label="Date range" className="flex flex-wrap gap-1 rounded-control bg-well p-1">
        {[...RANGES.map(({ weeks, label }) => ({ label, ...lastWeeks(weeks) })), ...quarters()].map(
          ({ label, ...preset }) => (
            <a
              key={label}
              href={addressOf(preset)}
              aria-current={addressOf(preset) === addressOf(range) ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded-control px-3 text-14 font-strong text-graphite no-underline hover:text-ink pointer-coarse:min-h-11 max-md:min-h-11 current:bg-sheet current:text-ink current:shadow-e1"
            >
              {label}
            </a>
          ),
        )}
      </nav>
      <form key={addressOf(range)} onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
        <label>
          <span className="text-13 text-graphite">From</span>
          <input type="date" name="from" required defaultValue={range.from} className={field} />
        </label>
        <label>
          <span className="text-13 text-graphite">To</span>
          <input type="date" name="to" required defaultValue={range.to} className={field} />
        </label>
        <Button type="submit" look="quiet">
          Apply
        </Button>
        <a href={`/api/reports/export.csv?${days}`} download className={`${BUTTON.quiet} min-h-11`}>
          Export (CSV)
        </a>
        {isOwner && <GoogleAdsLink range={range} />}
      </form>
    </div>
  );
}
