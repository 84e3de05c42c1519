import type { FormEvent } from 'react';
import { BUTTON, Button } from '../components/button.tsx';
import { FIELD } from '../components/choice.tsx';
import { Chevron } from '../components/line-icon.tsx';
import { closePopover, Popover } from '../components/popover.tsx';
import { Tabs } from '../components/tabs.tsx';
import { goTo } from '../state/address.ts';
import { addressOf, lastWeeks, quarters, RANGES, type ReportRange } from './range.ts';

/** The last weeks, a quarter or any days; and the figures as files. */
export function RangePicker({ range }: { range: ReportRange }) {
  const shown = addressOf(range);
  const quarter = quarters().find((each) => addressOf(each) === shown);
  return (
    <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2">
      <Tabs
        label="Date range"
        tabs={RANGES.map(({ weeks, label }) => {
          const href = addressOf(lastWeeks(weeks));
          return { href, label, isCurrent: href === shown };
        })}
      />
      <Popover
        title="Choose dates"
        button={
          <>
            {quarter?.label ?? 'Choose dates'} <Chevron />
          </>
        }
        buttonClass={BUTTON.quiet}
        className="p-5 md:w-96"
      >
        <OtherDays range={range} />
      </Popover>
      <a href={`/api/reports/export.csv?${new URLSearchParams(range)}`} download className={BUTTON.quiet}>
        Export (CSV)
      </a>
    </div>
  );
}

/** The last quarters, and two fields. */
function OtherDays({ range }: { range: ReportRange }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [from = '', to = ''] = [fields.get('from'), fields.get('to')].map(String).sort();
    closePopover(event.currentTarget);
    goTo(addressOf({ from, to }));
  };
  return (
    <>
      <ul aria-label="Quarters" className="grid grid-cols-2 gap-2">
        {quarters().map(({ label, ...days }) => (
          <li key={label} className="grid">
            <a
              href={addressOf(days)}
              onClick={(event) => closePopover(event.currentTarget)}
              aria-current={addressOf(days) === addressOf(range) ? 'true' : undefined}
              className={`${BUTTON.quiet} current:bg-ledge`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <form onSubmit={onSubmit} className="mt-4 grid grid-cols-2 gap-x-2 gap-y-3">
        <label>
          <span className="mb-1 block text-13 font-strong">From</span>
          <input type="date" name="from" required defaultValue={range.from} className={`${FIELD} w-full`} />
        </label>
        <label>
          <span className="mb-1 block text-13 font-strong">To</span>
          <input type="date" name="to" required defaultValue={range.to} className={`${FIELD} w-full`} />
        </label>
        <Button type="submit" className="col-span-2">
          Apply
        </Button>
      </form>
    </>
  );
}
