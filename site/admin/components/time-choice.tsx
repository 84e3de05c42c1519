import { useId, useState } from 'react';
import { setup } from '#content/firm.ts';
import { addDays, dayOf } from '#contract/shared/zoned-day.ts';
import { ZONE } from '../format/dates.ts';
import { FIELD } from './choice.tsx';
import { fieldsOf, instantOfFields, mornings } from './coming-times.ts';
import { Options } from './options.tsx';

type TimeChoiceProps = {
  label: string;
  /** The coming mornings begin from it. */
  now: Date | number;
  /** The label for no time. */
  atOnce: string;
  /** ISO 8601 UTC; undefined to send immediately. */
  value: string | undefined;
  onChange: (at: string | undefined) => void;
  /** Most days ahead of now. */
  daysMax: number;
  /** Position of the fields for a custom time next to the choice. */
  fieldsClass?: string;
};

const OTHER = 'other';

/** When something is sent or published: immediately, on one of the next mornings, or at a custom time. */
export function TimeChoice({
  label,
  now,
  atOnce,
  value,
  onChange,
  daysMax,
  fieldsClass = '',
}: TimeChoiceProps) {
  const id = useId();
  const presets = mornings(now);
  const isPreset = presets.some(({ at }) => at === value);
  const [isOwn, setOwn] = useState(value !== undefined && !isPreset);
  function choose(choice: string) {
    setOwn(choice === OTHER);
    if (choice === OTHER) onChange(value ?? presets[0]?.at);
    else onChange(choice === '' ? undefined : choice);
  }
  const today = dayOf(now, setup.timeZone);
  const own = value === undefined ? { day: '', time: '' } : fieldsOf(value);
  const change = (part: Partial<typeof own>) => {
    const instant = instantOfFields({ ...own, ...part });
    if (instant !== null) onChange(instant);
  };
  return (
    <>
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="text-13 font-strong">
          {label}
        </label>
        <select
          id={id}
          value={isOwn ? OTHER : isPreset ? value : ''}
          onChange={(event) => choose(event.target.value)}
          className={`${FIELD} cursor-pointer`}
        >
          <option value="">{atOnce}</option>
          <Options of={presets.map((preset) => [preset.at, preset.label])} />
          <option value={OTHER}>Pick a date and time...</option>
        </select>
      </div>
      {isOwn && (
        <fieldset className={`flex flex-wrap items-center gap-2 ${fieldsClass}`}>
          <legend className="sr-only">{ZONE}</legend>
          <input
            type="date"
            aria-label="Day"
            required
            min={today}
            max={addDays(today, daysMax - 1)}
            value={own.day}
            onChange={(event) => change({ day: event.target.value })}
            className={FIELD}
          />
          <input
            type="time"
            aria-label="Time"
            required
            value={own.time}
            onChange={(event) => change({ time: event.target.value })}
            className={FIELD}
          />
          <span className="text-13 text-graphite">{ZONE}</span>
        </fieldset>
      )}
    </>
  );
}
