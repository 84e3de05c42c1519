import { HOURS_LIMITS, type HoursRange, minutesOf } from '#contract/booking/booking-hours.ts';
import { Button } from '../components/button.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { Options } from '../components/options.tsx';

const TIMES = Array.from({ length: 97 }, (_, quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  const value = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const name =
    hour === 24 ? 'Midnight' : `${((hour + 11) % 12) + 1}:${value.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
  return { value, name };
});

type RangesProps = {
  /** The day that these hours belong to, for the fields' names: "Monday". */
  of: string;
  ranges: readonly HoursRange[];
  mistake?: string;
  /** Said when there are none. */
  none: string;
  onChange: (ranges: HoursRange[]) => void;
};

/** The hours of one day: several stretches, from and to. */
export function Ranges({ of, ranges, mistake, none, onChange }: RangesProps) {
  const set = (index: number, part: Partial<HoursRange>) =>
    onChange(ranges.map((range, i) => (i === index ? { ...range, ...part } : range)));
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-x-6">
      <div className="min-w-0 max-md:w-full">
        {ranges.length === 0 && <p className="flex min-h-11 items-center text-graphite">{none}</p>}
        {ranges.map((range, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
          <div key={i} className="mb-1.5 flex items-center gap-2">
            <Time
              name={`${of}, from`}
              value={range.from}
              isWrong={!!mistake}
              onChange={(from) => set(i, { from })}
            />
            <span className="text-graphite">to</span>
            <Time name={`${of}, to`} value={range.to} isWrong={!!mistake} onChange={(to) => set(i, { to })} />
            <button
              type="button"
              aria-label={`Remove these hours from ${of}`}
              onClick={() => onChange(ranges.filter((_, other) => other !== i))}
              className="grid size-11 shrink-0 cursor-pointer place-items-center text-graphite hover:text-copper"
            >
              <LineIcon className="size-4" d="m3.5 3.5 9 9m0-9-9 9" />
            </button>
          </div>
        ))}
        {mistake && (
          <p role="alert" className="mb-1 text-13 font-strong text-cancelled">
            {mistake}
          </p>
        )}
      </div>
      {ranges.length < HOURS_LIMITS.rangesOfDay && (
        <Button
          look="bare"
          aria-label={`Add hours to ${of}`}
          onClick={() => onChange([...ranges, following(ranges.at(-1))])}
        >
          Add hours
        </Button>
      )}
    </div>
  );
}

/** Nine to five, or the afternoon after what is there. */
function following(last: HoursRange | undefined): HoursRange {
  if (!last) return { from: '09:00', to: '17:00' };
  const start = Math.min(minutesOf(last.to) + 60, 23 * 60);
  const name = (minutes: number) => TIMES[Math.min(minutes, 24 * 60) / 15]?.value ?? '24:00';
  return { from: name(start), to: name(Math.max(start + 60, Math.min(17 * 60, start + 240))) };
}

type TimeProps = { name: string; value: string; isWrong: boolean; onChange: (time: string) => void };

const Time = ({ name, value, isWrong, onChange }: TimeProps) => (
  <select
    aria-label={name}
    aria-invalid={isWrong || undefined}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="h-11 min-w-0 rounded-control border border-edge bg-sheet px-2 text-ink aria-invalid:border-cancelled max-md:grow max-md:text-17"
  >
    <Options of={TIMES.map((time) => [time.value, time.name])} />
  </select>
);
