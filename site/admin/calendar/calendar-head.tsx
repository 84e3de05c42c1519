import { useQuery } from '@tanstack/react-query';
import type { StaffMember } from '#contract/site/page-services.ts';
import { BUTTON } from '../components/button.tsx';
import { FIELD } from '../components/choice.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { Options } from '../components/options.tsx';
import { Tabs } from '../components/tabs.tsx';
import { dayInWords } from '../format/dates.ts';
import { bookablePeople } from '../meeting/meeting-queries.ts';
import { goTo } from '../state/address.ts';
import type { ShownCalendar } from './use-shown.ts';

const STEP = `${BUTTON.quiet} w-9 px-0! max-md:w-11`;

/** Which days, whose calendar, and the way to the hours. */
export function CalendarHead({ staff, shown }: { staff: StaffMember; shown: ShownCalendar }) {
  const isToday = shown.days.includes(shown.today);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 md:px-6">
      <h1 className="text-20 leading-tight font-semibold tracking-tight max-md:w-full max-md:pr-28 max-md:leading-10">
        Calendar
      </h1>
      <nav aria-label="Days" className="flex items-center gap-1">
        <a href={shown.hrefOf({ day: shown.before })} aria-label="Previous" className={STEP}>
          <Arrow d="M10 3 5 8l5 5" />
        </a>
        <a
          href={shown.hrefOf({ day: null })}
          aria-current={isToday ? 'date' : undefined}
          className={BUTTON.quiet}
        >
          Today
        </a>
        <a href={shown.hrefOf({ day: shown.after })} aria-label="Next" className={STEP}>
          <Arrow d="m6 3 5 5-5 5" />
        </a>
      </nav>
      <p aria-live="polite" className="font-strong max-md:grow">
        {daysInWords(shown.days)}
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full">
        {shown.canChooseSpan && (
          <Tabs
            label="View"
            tabs={[
              { href: shown.hrefOf({ span: 'day' }), label: 'Day', isCurrent: shown.span === 'day' },
              { href: shown.hrefOf({ span: null }), label: 'Week', isCurrent: shown.span === 'week' },
            ]}
          />
        )}
        <WhoseChoice staff={staff} shown={shown} />
        <a href="/admin/hours" className={`${BUTTON.quiet} max-md:ml-auto`}>
          Hours
        </a>
      </div>
    </header>
  );
}

function WhoseChoice({ staff, shown }: { staff: StaffMember; shown: ShownCalendar }) {
  const people = useQuery(bookablePeople()).data ?? [];
  const colleagues = people.filter(({ staffId }) => staffId !== staff.id);
  const value = shown.staffId === null ? 'all' : shown.staffId === staff.id ? 'me' : shown.staffId;
  return (
    <select
      aria-label="Calendar owner"
      value={value}
      onChange={({ target }) => goTo(shown.hrefOf({ who: target.value === 'all' ? null : target.value }))}
      className={`${FIELD} max-w-full cursor-pointer max-md:grow`}
    >
      <option value="all">Everyone</option>
      <option value="me">My calendar</option>
      <Options of={colleagues.map(({ staffId, name }) => [staffId, name])} />
      {value !== 'me' && value !== 'all' && !colleagues.some(({ staffId }) => staffId === value) && (
        <option value={value}>Colleague</option>
      )}
    </select>
  );
}

const Arrow = ({ d }: { d: string }) => <LineIcon className="size-4.5" d={d} />;

const MONTH_DAY = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
const short = new Intl.DateTimeFormat('en-US', MONTH_DAY);
const withYear = new Intl.DateTimeFormat('en-US', { ...MONTH_DAY, year: 'numeric' });

/** One day by its weekday, several from first to last. */
function daysInWords(days: readonly string[]): string {
  const [first, last] = [days[0] as string, days.at(-1) as string];
  if (first === last) return dayInWords(first);
  const [from, to] = [first, last].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  return `${short.format(from)} – ${withYear.format(to)}`;
}
