import { type BookingHours, WEEKDAYS, type Weekday } from '#contract/booking/booking-hours.ts';
import { Button } from '../components/button.tsx';
import { Ranges } from './ranges.tsx';

const NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

type Weekly = BookingHours['weekly'];
type WeeklyHoursProps = {
  weekly: Weekly;
  mistakes: Record<string, string>;
  onChange: (weekly: Weekly) => void;
};

/** A row for each day of the week; Monday's hours can be copied to the other weekdays. */
export function WeeklyHours({ weekly, mistakes, onChange }: WeeklyHoursProps) {
  const copy = () =>
    onChange({ ...weekly, ...{ tue: weekly.mon, wed: weekly.mon, thu: weekly.mon, fri: weekly.mon } });
  return (
    <div className="-mt-3 max-w-152 divide-y divide-hairline">
      {WEEKDAYS.map((day) => (
        <div key={day} className="grid gap-x-4 py-2 sm:cols-side-28">
          <h3 className="flex min-h-11 items-center self-start text-15 font-strong tracking-normal max-sm:min-h-8">
            {NAMES[day]}
          </h3>
          <div className="flex flex-wrap items-end gap-x-6">
            <Ranges
              of={NAMES[day]}
              ranges={weekly[day]}
              mistake={mistakes[`weekly.${day}`]}
              none="No meetings"
              onChange={(ranges) => onChange({ ...weekly, [day]: ranges })}
            />
            {day === 'mon' && weekly.mon.length > 0 && (
              <Button look="bare" onClick={copy}>
                Copy Monday to all weekdays
              </Button>
            )}
          </div>
        </div>
      ))}
      {mistakes.weekly && (
        <p role="alert" tabIndex={-1} data-mistake="" className="pt-2 font-strong text-cancelled">
          {mistakes.weekly}
        </p>
      )}
    </div>
  );
}
