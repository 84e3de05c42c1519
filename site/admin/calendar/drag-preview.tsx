import { timeRange } from '../format/dates.ts';
import { LEAST_MINUTES, placedAt } from './placed.ts';
import { isFree, isUnmoved, type Moving } from './use-moving.ts';
import { stretchIn } from './wall-clock.ts';

/** Where a meeting would stand; says at once when that time isn't free. */
export function DragPreview({ moving, day, first }: { moving: Moving; day: string; first: number }) {
  const { meeting, by, at, slots } = moving;
  const start = Date.parse(at);
  const end = start + Date.parse(meeting.endsAt) - Date.parse(meeting.startsAt);
  const stretch = stretchIn(day, start, end);
  if (!stretch || isUnmoved(moving)) return null;
  const isRefused = slots !== null && !isFree(moving);
  return (
    <div
      aria-hidden="true"
      data-ghost={isRefused ? 'refused' : 'free'}
      ref={placedAt(stretch, first, LEAST_MINUTES)}
      className={`pointer-events-none absolute z-[3] overflow-hidden border-2 px-1.5 text-[0.75rem] leading-4 font-semibold ${isRefused ? 'border-dashed border-cancelled bg-cancelled-bg text-cancelled' : 'border-section bg-new-bg text-section'}`}
    >
      {timeRange(at, new Date(end).toISOString())}
      {isRefused && ' · not free'}
      {by === 'keys' && <span key={at} ref={intoView} />}
    </div>
  );
}

/** The bar at the bottom covers some hours: the time chosen by keys is in the middle. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });
