import type { KeyboardEvent } from 'react';
import { bottomBar } from '../../layout/bottom-bar.ts';
import { Button } from '../components/button.tsx';
import { useFirstFocus } from '../components/use-first-focus.ts';
import { timeOfDay, wholeDayDate } from '../format/dates.ts';
import { STEPS, type TimeStep } from './free-times.ts';
import { isUnchanged, type Rescheduler, type Rescheduling } from './use-rescheduling.ts';

const WAYS: readonly [step: TimeStep, label: string, name: string][] = [
  ['day-before', '‹ Day', 'Previous day with an open time'],
  ['earlier', 'Previous', 'Previous open time'],
  ['later', 'Next', 'Next open time'],
  ['day-after', 'Day ›', 'Next day with an open time'],
];

/** Moves a meeting without dragging: arrows or buttons choose among the free times, Enter moves, Esc keeps. */
export function ReschedulingBar({
  rescheduling,
  rescheduler,
}: {
  rescheduling: Rescheduling;
  rescheduler: Rescheduler;
}) {
  const { meeting, at, slots } = rescheduling;
  const confirm = useFirstFocus<HTMLButtonElement>();
  const own = slots?.filter(({ staffId }) => staffId === meeting.staffId);

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key as keyof typeof STEPS];
    if (event.key === 'Escape') rescheduler.end();
    else if (step) rescheduler.step(step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={bottomBar}
      role="dialog"
      aria-label={`Reschedule meeting with ${meeting.visitorName}`}
      onKeyDown={press}
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-ink bg-paper px-4 py-3 dark:border-graphite/60 md:px-6"
    >
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">Reschedule meeting with {meeting.visitorName}</p>
        <p role="status" className="text-graphite">
          {slots === null
            ? 'Finding open times...'
            : own?.length === 0
              ? 'No open times within a month.'
              : isUnchanged(rescheduling)
                ? 'Use the arrows to choose an open time.'
                : `${wholeDayDate(at)}, ${timeOfDay(at)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full">
        {WAYS.map(([step, label, name]) => (
          <Button
            key={step}
            look="quiet"
            aria-label={name}
            disabled={!own?.length}
            onClick={() => rescheduler.step(step)}
            className="px-3 max-md:grow"
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="flex gap-2 max-md:w-full">
        <Button
          ref={confirm}
          aria-disabled={isUnchanged(rescheduling) || rescheduler.isSending}
          onClick={() => !isUnchanged(rescheduling) && void rescheduler.confirm()}
          className="aria-disabled:opacity-60 max-md:grow"
        >
          {rescheduler.isSending ? 'Rescheduling...' : 'Reschedule'}
        </Button>
        <Button look="quiet" onClick={rescheduler.end}>
          Keep current time
        </Button>
      </div>
    </div>
  );
}
