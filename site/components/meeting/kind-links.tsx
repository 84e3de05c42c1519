import { bookingWords } from '#content/booking-words.ts';
import type { BookingKind } from '#contract/booking/booking.ts';
import { content } from '../../content/snapshot.ts';
import { Arrow } from './arrow.tsx';

/** The kinds of meeting as large links, each with what happens and how long it takes. */
export function KindLinks({
  kinds,
  hrefOf,
}: {
  kinds: readonly BookingKind[];
  hrefOf: (kind: BookingKind) => string;
}) {
  const { meetingWords } = content();
  return (
    <ul className="border-t border-ink">
      {kinds.map((kind) => {
        const { label, minutes, text } = bookingWords.kinds[kind];
        return (
          <li key={kind} className="border-b border-hairline">
            <a
              href={hrefOf(kind)}
              className="group grid min-h-18 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-4 no-underline"
            >
              <span>
                <span className="flex flex-wrap items-baseline gap-x-3 font-sans text-[1.1875rem] leading-tight font-semibold">
                  {label}
                  <span className="caption">{meetingWords.minutes(minutes)}</span>
                </span>
                <span className="mt-1 block max-w-[34em] text-base leading-snug text-graphite">{text}</span>
              </span>
              <Arrow />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
