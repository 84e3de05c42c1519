import { setup } from '#content/firm.ts';
import { type BookingHours, HOURS_LIMITS } from '#contract/booking/booking-hours.ts';
import { dayAfter, dayOf } from '#contract/shared/zoned-day.ts';
import { Button } from '../components/button.tsx';
import { Ranges } from './ranges.tsx';

type Exceptions = BookingHours['exceptions'];
type DaysOffProps = {
  exceptions: Exceptions;
  mistakes: Record<string, string>;
  onChange: (exceptions: Exceptions) => void;
};

/** Single days with different hours, or none. */
export function DaysOff({ exceptions, mistakes, onChange }: DaysOffProps) {
  const set = (index: number, part: Partial<Exceptions[number]>) =>
    onChange(exceptions.map((each, i) => (i === index ? { ...each, ...part } : each)));
  const add = () => {
    const taken = new Set(exceptions.map(({ day }) => day));
    let day = dayAfter(dayOf(Date.now(), setup.timeZone));
    while (taken.has(day)) day = dayAfter(day);
    onChange([...exceptions, { day, ranges: [] }]);
  };
  return (
    <div className="max-w-152">
      <p className="text-graphite">These override your weekly hours. Leave hours empty for a day off.</p>
      {exceptions.length > 0 && (
        <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
          {exceptions.map(({ day, ranges }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the day itself is being typed
            <li key={i} className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
              <input
                type="date"
                aria-label={`Day ${i + 1}`}
                aria-invalid={mistakes[`exceptions.${i}`] ? true : undefined}
                value={day}
                onChange={({ target }) => set(i, { day: target.value })}
                className="h-11 rounded-control border border-edge bg-sheet px-2.5 text-ink aria-invalid:border-cancelled max-md:text-17"
              />
              <Ranges
                of={day || `day ${i + 1}`}
                ranges={ranges}
                mistake={mistakes[`exceptions.${i}`]}
                none="Day off"
                onChange={(next) => set(i, { ranges: next })}
              />
              <Button
                look="bare"
                aria-label={`Remove ${day || `day ${i + 1}`}`}
                className="self-start"
                onClick={() => onChange(exceptions.filter((_, other) => other !== i))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {mistakes.exceptions && (
        <p role="alert" className="mt-2 font-strong text-cancelled">
          {mistakes.exceptions}
        </p>
      )}
      {exceptions.length < HOURS_LIMITS.exceptions && (
        <Button look="quiet" className="mt-4" onClick={add}>
          Add a day
        </Button>
      )}
    </div>
  );
}
