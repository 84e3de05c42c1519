import { type FormEvent, useEffect, useId, useState } from 'react';
import { setup } from '#content/firm.ts';
import { INQUIRY_ACTION_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import { dayAfter, dayOf } from '#contract/shared/zoned-day.ts';
import { Button } from '../../../components/button.tsx';
import { FIELD } from '../../../components/choice.tsx';
import { Part } from '../../../components/detail-row.tsx';
import { weekdayDate } from '../../../format/dates.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useNow } from '../../../state/use-now.ts';
import { usePanels } from '../panel/open-panel.ts';
import { Panel } from '../panel/panel.tsx';
import { dayPresets } from './presets.ts';

const USUAL = 'Call back';

/** The next step and its day: until then the inquiry is under Later, then it returns to the queue automatically. */
export function NextStep() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const { nextStep, snoozedUntil } = inquiry;
  if (nextStep === null && snoozedUntil === null) return null;
  return (
    <Part label="Next step">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-14 wrap-anywhere">
          <b className="font-strong">{nextStep ?? 'Later'}</b>
          {snoozedUntil && <span className="text-graphite">, {weekdayDate(snoozedUntil)}</span>}
        </p>
        <Button
          look="bare"
          data-next-step=""
          disabled={isPending}
          onClick={() => onUpdate({ nextStep: null })}
        >
          {snoozedUntil ? 'Cancel' : 'Done'}
        </Button>
      </div>
    </Part>
  );
}

/** Sets the next step or another one, with its day. */
export function NextStepPanel() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const { close } = usePanels();
  const id = useId();
  const [text, setText] = useState(inquiry.nextStep ?? USUAL);
  const [day, setDay] = useState('');
  const now = useNow();
  const isSet = useIsChanged(`${inquiry.nextStep} ${inquiry.snoozedUntil}`);
  useEffect(() => {
    if (isSet) close();
  }, [isSet, close]);
  const set = (on: string) => onUpdate({ nextStep: { text: text.trim() || USUAL, day: on } });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (day !== '') set(day);
  }
  return (
    <Panel title={`Next step for ${inquiry.name}`}>
      <form onSubmit={submit} className="grid gap-3">
        <label htmlFor={`${id}-text`} className="sr-only">
          Next step
        </label>
        <input
          id={`${id}-text`}
          data-first=""
          value={text}
          maxLength={INQUIRY_ACTION_LIMITS.nextStep}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
          className={`${FIELD} w-full`}
        />
        <div className="flex flex-wrap gap-2">
          {dayPresets(now).map((preset) => (
            <Button
              key={preset.day}
              look="quiet"
              disabled={isPending}
              className="px-3! whitespace-nowrap"
              onClick={() => set(preset.day)}
            >
              {preset.label}
            </Button>
          ))}
          <div className="flex gap-2">
            <label htmlFor={`${id}-day`} className="sr-only">
              Pick a date
            </label>
            <input
              id={`${id}-day`}
              type="date"
              min={dayAfter(dayOf(now, setup.timeZone))}
              value={day}
              onChange={(event) => setDay(event.target.value)}
              className={`${FIELD} md:h-9! md:text-14!`}
            />
            <Button type="submit" look="quiet" disabled={isPending || day === ''}>
              Set
            </Button>
          </div>
        </div>
      </form>
    </Panel>
  );
}

/** Whether a value differs from the one at the first rendering. */
function useIsChanged(value: string): boolean {
  const [first] = useState(value);
  return value !== first;
}
