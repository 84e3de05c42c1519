/** The facts of a meeting: who comes, where, how long and when; shown before it is booked, and after. */
import { bookingWords } from '#content/booking-words.ts';
import type { BookingKind } from '#contract/booking/booking.ts';
import { content } from '../../content/snapshot.ts';
import { meetingMoment, theirMoment } from '../../layout/meeting-time.ts';

type Facts = {
  kind: BookingKind;
  at: string;
  who: string;
  /** Null where a field asks for it. */
  where: string | null;
  zone: string | null;
};

export function MeetingFacts({ kind, at, who, where, zone }: Facts) {
  const { confirm } = content().meetingWords;
  const { meetingWords } = content();
  const theirs = theirMoment(at, zone);
  return (
    <dl className="border border-ink font-sans text-[1.0625rem] leading-snug tabular">
      <Fact term={confirm.when}>
        <span className="text-[1.375rem] leading-tight font-semibold tracking-tight">
          <time dateTime={at}>{meetingMoment(at)}</time>
        </span>
        {theirs && (
          <span className="mt-1.5 block text-base text-graphite">
            {theirs}, {meetingWords.zone.yours}
          </span>
        )}
      </Fact>
      <Fact term={confirm.who[kind]}>
        <span className="wrap-anywhere">{who}</span>
      </Fact>
      {where && (
        <Fact term={confirm.where}>
          <span className="wrap-anywhere">{where}</span>
        </Fact>
      )}
      <Fact term={confirm.how}>{meetingWords.minutes(bookingWords.kinds[kind].minutes)}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="border-hairline px-4 py-3 not-first:border-t">
      <dt className="label">{term}</dt>
      <dd className="mt-1 font-medium">{children}</dd>
    </div>
  );
}

/** Place of a meeting, as text. */
export function whereIs(
  kind: BookingKind,
  place: string | null,
  { phone, town }: { phone: string | null; town: string | null },
): string {
  const { confirm } = content().meetingWords;
  if (kind === 'studio') return confirm.studio;
  if (kind === 'call') return confirm.call(place ?? phone);
  return place ?? town ?? confirm.unknownSite;
}
