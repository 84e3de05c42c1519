import type { Slot } from '#contract/booking/booking.ts';
import { LineIcon } from '../../../components/line-icon.tsx';
import { weekdayTime, ZONE } from '../../../format/dates.ts';

type ChosenTimesProps = {
  times: readonly Slot[];
  /** By account. */
  names: ReadonlyMap<string, string>;
  max: number;
  onRemove: (slot: Slot) => void;
};

/** The chosen times, of any day and person, each with a button that gives it up. */
export function ChosenTimes({ times, names, max, onRemove }: ChosenTimesProps) {
  return (
    <div aria-live="polite">
      {times.length === 0 ? (
        <p className="text-[0.9rem] text-graphite">
          {max > 1 ? `Choose up to ${max} times, on any days.` : 'Choose a time.'}
        </p>
      ) : (
        <ul aria-label="Chosen times" className="border-t border-hairline">
          {times.map((slot) => (
            <li
              key={slot.at + slot.staffId}
              className="flex min-h-10 items-center justify-between gap-3 border-b border-hairline"
            >
              <span>
                <b className="font-[560]">{weekdayTime(slot.at)}</b>
                <span className="text-[0.85rem] text-graphite">, {names.get(slot.staffId)}</span>
              </span>
              <button
                type="button"
                aria-label={`Give up ${weekdayTime(slot.at)}`}
                onClick={() => onRemove(slot)}
                className="grid size-9 shrink-0 cursor-pointer place-items-center text-graphite hover:text-ink pointer-coarse:size-11"
              >
                <LineIcon viewBox="0 0 10 10" width="9" height="9" strokeWidth="1.6" d="m1 1 8 8m0-8L1 9" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {times.length > 0 && <p className="caption mt-1">Times in {ZONE}</p>}
    </div>
  );
}
