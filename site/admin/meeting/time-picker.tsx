import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setup } from '#content/firm.ts';
import type { BookingKind, Slot } from '#contract/booking/booking.ts';
import type { BookableName } from '#contract/booking/booking-hours.ts';
import { addDays, dayOf } from '#contract/shared/zoned-day.ts';
import { LineIcon } from '../components/line-icon.tsx';
import { PartFailed } from '../components/loaded.tsx';
import { weekdayTime, wholeDayDate } from '../format/dates.ts';
import { useNow } from '../state/use-now.ts';
import { DAYS_SHOWN, type FreeDay, freeDays, freeHours, isSameSlot } from './free-days.ts';
import { freeTimes } from './meeting-queries.ts';
import { noneInWords } from './meeting-words.ts';

type TimePickerProps = {
  inquiryId: string;
  kind: BookingKind;
  /** The person whose times are shown. */
  person: BookableName;
  /** The signed-in account. */
  ownId: string;
  chosen: readonly Slot[];
  /** Chooses a time, or gives it up. */
  onToggle: (slot: Slot) => void;
};

/** Weeks that one question to the server covers. */
const WEEKS_AT_ONCE = 4;

/** One person's open times: a week of days, and the day's times by the hour. */
export function TimePicker({ inquiryId, kind, person, ownId, chosen, onToggle }: TimePickerProps) {
  const { staffId } = person;
  const today = dayOf(useNow(), setup.timeZone);
  const [asked, setAsked] = useState<{ week: number; day?: string }>();
  const month = Math.floor((asked?.week ?? 0) / WEEKS_AT_ONCE);
  const from = addDays(today, month * WEEKS_AT_ONCE * DAYS_SHOWN);
  const to = addDays(from, WEEKS_AT_ONCE * DAYS_SHOWN - 1);
  const times = useQuery({
    ...freeTimes(inquiryId, { kind, from, to, staff: staffId }),
    placeholderData: keepPreviousData,
  });
  if (times.isError && !times.data) return <PartFailed what="open times" query={times} />;
  const none = noneInWords(person, kind, ownId);
  if (none) return <NoTimes>{none}</NoTimes>;
  if (!times.data) return <p className="text-graphite">Finding open times...</p>;
  const first = asked ? asked.week * DAYS_SHOWN : firstWeek(times.data, today);
  const week = freeDays(times.data, addDays(today, first));
  const shown = week.find(({ day }) => day === asked?.day) ?? week.find(({ slots }) => slots.length > 0);
  const go = (weeks: number) => setAsked({ week: Math.max(0, first / DAYS_SHOWN + weeks) });
  return (
    <div
      aria-busy={times.isFetching || undefined}
      data-times=""
      className="grid gap-2.5 aria-busy:opacity-60"
    >
      <div className="flex items-center justify-between">
        <Turn label="Previous" disabled={first === 0} onClick={() => go(-1)} d="M10 3 5 8l5 5" />
        <p aria-live="polite" className="text-14 font-strong">
          {spanInWords(week)}
        </p>
        <Turn label="Next" onClick={() => go(1)} d="m6 3 5 5-5 5" />
      </div>
      <Days week={week} shown={shown?.day} onShow={(day) => setAsked({ week: first / DAYS_SHOWN, day })} />
      {shown && shown.slots.length > 0 ? (
        <Times day={shown} chosen={chosen} onToggle={onToggle} />
      ) : (
        <p className="text-14 text-graphite">
          {shown ? 'No open times on this day.' : 'No open times on these days. Try later dates.'}
        </p>
      )}
    </div>
  );
}

/** Why looking at later days helps nothing. */
const NoTimes = ({ children }: { children: string }) => (
  <p className="border-l-3 border-progress bg-progress-bg px-4 py-2.5 text-progress">
    {children} <a href="/admin/hours">Hours</a>
  </p>
);

/** Days until the first week with a free time. */
function firstWeek(slots: readonly Slot[], today: string): number {
  const day = slots[0] && dayOf(slots[0].at, setup.timeZone);
  if (day === undefined) return 0;
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  return Math.floor(days / DAYS_SHOWN) * DAYS_SHOWN;
}

type TurnProps = { label: string; d: string; disabled?: boolean; onClick: () => void };

function Turn({ label, d, ...button }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={`${label} days`}
      className="grid size-9 cursor-pointer place-items-center text-section hover:bg-ledge disabled:cursor-default disabled:text-graphite/60 disabled:hover:bg-transparent pointer-coarse:size-11"
      {...button}
    >
      <LineIcon className="size-4" strokeWidth="1.6" d={d} />
    </button>
  );
}

type DaysProps = { week: readonly FreeDay[]; shown: string | undefined; onShow: (day: string) => void };

function Days({ week, shown, onShow }: DaysProps) {
  return (
    <ul aria-label="Days" className="grid grid-cols-7 border border-hairline">
      {week.map(({ day, slots }) => (
        <li key={day} className="not-first:border-l not-first:border-hairline">
          <button
            type="button"
            aria-pressed={day === shown}
            disabled={slots.length === 0}
            onClick={() => onShow(day)}
            className="block min-h-12 w-full cursor-pointer py-1.5 text-center leading-tight enabled:font-strong enabled:hover:bg-ledge disabled:cursor-default disabled:text-graphite/80 aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <span className="block text-12 font-normal">{weekday.format(new Date(noon(day)))}</span>{' '}
            {Number(day.slice(8))}
            <span className="sr-only">, {freeInWords(slots.length)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type TimesProps = { day: FreeDay; chosen: readonly Slot[]; onToggle: (slot: Slot) => void };

/** A row for each hour, a column for each quarter: all of a day's times in sight. */
function Times({ day, chosen, onToggle }: TimesProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">Open times, {wholeDayDate(noon(day.day))}</legend>
      {freeHours(day.slots).map(({ label, quarters }) => (
        <div
          key={quarters.find(Boolean)?.at}
          className="grid grid-cols-[3rem_repeat(4,minmax(0,1fr))] items-center gap-1"
        >
          <span className="text-13 text-graphite">{label}</span>
          {quarters.map((slot, quarter) =>
            slot ? (
              <button
                key={slot.at}
                type="button"
                aria-label={weekdayTime(slot.at)}
                aria-pressed={chosen.some((each) => isSameSlot(each, slot))}
                onClick={() => onToggle(slot)}
                className="h-8 cursor-pointer rounded-control border border-edge text-14 hover:border-ink hover:bg-ledge aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:h-11"
              >
                :{String(quarter * 15).padStart(2, '0')}
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a quarter keeps its column
              <span key={quarter} />
            ),
          )}
        </div>
      ))}
    </fieldset>
  );
}

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: setup.timeZone, weekday: 'short' });
const monthDay = new Intl.DateTimeFormat('en-US', {
  timeZone: setup.timeZone,
  month: 'short',
  day: 'numeric',
});

/** 18:00 UTC is around noon in the firm's time zone. */
const noon = (day: string) => `${day}T18:00:00Z`;

const spanInWords = (week: readonly FreeDay[]): string =>
  monthDay.formatRange(new Date(noon(week[0]?.day as string)), new Date(noon(week.at(-1)?.day as string)));

const freeInWords = (count: number): string =>
  count === 0 ? 'no open times' : count === 1 ? '1 open time' : `${count} open times`;
