import { useId, useState } from 'react';
import { setup } from '#content/firm.ts';
import { type ClockedInquiry, clockOf } from '#contract/clock.ts';
import { REPLY_LIMITS } from '#contract/reply.ts';
import { addDays, dayOf } from '#contract/zoned-day.ts';
import { useNow } from '../../../state/use-now.ts';
import { weekdayTime, ZONE } from '../../../words/dates.ts';
import { fieldsOf, instantOfFields, mornings } from './send-times.ts';

/** @param value ISO 8601 UTC; undefined for at once. */
type SendAtProps = {
  value: string | undefined;
  onChange: (sendAt: string | undefined) => void;
  inquiry: ClockedInquiry;
};

const OTHER = 'other';

/** When a reply goes out: at once, on one of the coming mornings, or at a time of one's own. */
export function SendAt({ value, onChange, inquiry }: SendAtProps) {
  const id = useId();
  const now = useNow();
  const presets = mornings(now);
  const isPreset = presets.some(({ at }) => at === value);
  const [isOwn, setOwn] = useState(value !== undefined && !isPreset);
  function choose(choice: string) {
    setOwn(choice === OTHER);
    if (choice === OTHER) onChange(value ?? presets[0]?.at);
    else onChange(choice === '' ? undefined : choice);
  }
  const field = 'h-11 border border-graphite/60 bg-paper px-3 text-base';
  const today = dayOf(now, setup.timeZone);
  const own = value === undefined ? { day: '', time: '' } : fieldsOf(value);
  const change = (part: Partial<typeof own>) => {
    const instant = instantOfFields({ ...own, ...part });
    if (instant !== null) onChange(instant);
  };
  return (
    <>
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="label">
          Send
        </label>
        <select
          id={id}
          value={isOwn ? OTHER : isPreset ? value : ''}
          onChange={(event) => choose(event.target.value)}
          className={`${field} cursor-pointer`}
        >
          <option value="">In {REPLY_LIMITS.takeBackMs / 1000} seconds</option>
          {presets.map(({ label, at }) => (
            <option key={at} value={at}>
              {label}
            </option>
          ))}
          <option value={OTHER}>At another time...</option>
        </select>
      </div>
      {isOwn && (
        <fieldset className="flex basis-full flex-wrap items-center justify-end gap-2">
          <legend className="sr-only">{ZONE}</legend>
          <input
            type="date"
            aria-label="Day"
            required
            min={today}
            max={addDays(today, REPLY_LIMITS.scheduleDaysMax - 1)}
            value={own.day}
            onChange={(event) => change({ day: event.target.value })}
            className={field}
          />
          <input
            type="time"
            aria-label="Time"
            required
            value={own.time}
            onChange={(event) => change({ time: event.target.value })}
            className={field}
          />
          <span className="label">{ZONE}</span>
        </fieldset>
      )}
      <AfterPromise sendAt={value} inquiry={inquiry} />
    </>
  );
}

/** The clock of the promise runs until the mail is delivered (product decision §9). */
function AfterPromise({ sendAt, inquiry }: { sendAt: string | undefined; inquiry: ClockedInquiry }) {
  const clock = clockOf(inquiry, useNow());
  if (sendAt === undefined || clock.state !== 'running' || sendAt <= clock.dueAt) return null;
  return (
    <p className="basis-full text-[0.9rem] text-overdue">
      That is after the 24 hours we promise: an answer is due {weekdayTime(clock.dueAt)}.
    </p>
  );
}
