import type { FormEvent } from 'react';
import { goTo } from '../address.ts';
import { Button } from '../button.tsx';
import { addressOf, lastWeeks, RANGES, type Range } from './range.ts';

export function RangePicker({ range }: { range: Range }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [from = '', to = ''] = [fields.get('from'), fields.get('to')].map(String).sort();
    goTo(addressOf({ from, to }));
  };
  const field = 'mt-1 block h-11 border border-graphite/60 bg-transparent px-3 text-ink';
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-4">
      <nav aria-label="Range" className="flex flex-wrap gap-2">
        {RANGES.map(({ weeks, label }) => {
          const href = addressOf(lastWeeks(weeks));
          return (
            <a
              key={weeks}
              href={href}
              aria-current={href === addressOf(range) ? 'true' : undefined}
              className="inline-flex min-h-11 items-center border border-hairline px-3 sm:px-4 font-[560] no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {label}
            </a>
          );
        })}
      </nav>
      <form key={addressOf(range)} onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
        <label>
          <span className="text-[0.85rem] text-graphite">From</span>
          <input type="date" name="from" required defaultValue={range.from} className={field} />
        </label>
        <label>
          <span className="text-[0.85rem] text-graphite">To</span>
          <input type="date" name="to" required defaultValue={range.to} className={field} />
        </label>
        <Button type="submit" look="quiet">
          Show
        </Button>
      </form>
    </div>
  );
}
