import { type FormEvent, useId, useState } from 'react';
import { setup } from '#content/firm.ts';
import { DESK_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import { dayAfter, dayOf } from '#contract/shared/zoned-day.ts';
import { Button } from '../../../components/button.tsx';
import { weekdayDate } from '../../../format/dates.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useNow } from '../../../state/use-now.ts';
import { dayPresets } from './presets.ts';

const USUAL = 'Call back';

/** The next step and its day: until then the inquiry is under Later, then it returns to the queue automatically. */
export function NextStep() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const { nextStep, snoozedUntil } = inquiry;
  if (nextStep === null && snoozedUntil === null) return <NextStepForm />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="wrap-anywhere">
        <b className="font-[560]">{nextStep ?? 'Later'}</b>
        {snoozedUntil && <span className="text-graphite">, {weekdayDate(snoozedUntil)}</span>}
      </p>
      <Button look="bare" data-next-step="" disabled={isPending} onClick={() => onUpdate({ nextStep: null })}>
        {snoozedUntil ? 'Cancel' : 'Done'}
      </Button>
    </div>
  );
}

function NextStepForm() {
  const { isPending, onUpdate } = useOpenInquiry();
  const id = useId();
  const [text, setText] = useState(USUAL);
  const [day, setDay] = useState('');
  const now = useNow();
  const set = (on: string) => onUpdate({ nextStep: { text: text.trim() || USUAL, day: on } });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (day !== '') set(day);
  }
  const field = 'h-11 min-w-0 border border-graphite/60 bg-transparent px-3 text-base';
  return (
    <form onSubmit={submit}>
      <label htmlFor={`${id}-text`} className="sr-only">
        Next step
      </label>
      <input
        id={`${id}-text`}
        data-next-step=""
        value={text}
        maxLength={DESK_LIMITS.nextStep}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        className={`${field} mb-2 block w-full`}
      />
      <div className="grid grid-cols-3 gap-2">
        {dayPresets(now).map((preset) => (
          <Button
            key={preset.day}
            look="quiet"
            disabled={isPending}
            className="px-1! text-[0.9rem]! whitespace-nowrap"
            onClick={() => set(preset.day)}
          >
            {preset.label}
          </Button>
        ))}
      </div>
      <div className="mt-2 flex gap-2">
        <label htmlFor={`${id}-day`} className="sr-only">
          Pick a date
        </label>
        <input
          id={`${id}-day`}
          type="date"
          min={dayAfter(dayOf(now, setup.timeZone))}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          className={`${field} grow`}
        />
        <Button type="submit" look="quiet" disabled={isPending || day === ''}>
          Set
        </Button>
      </div>
    </form>
  );
}
