import { bookingWords } from '#content/booking-words.ts';
import type { MeetingPage } from '#contract/booking/visitor-meeting.ts';
import { KindLinks } from '../../components/meeting/kind-links.tsx';
import { whereIs } from '../../components/meeting/meeting-facts.tsx';
import { content } from '../../content/snapshot.ts';
import { meetingMoment, theirMoment } from '../../layout/meeting-time.ts';
import { MeetingForm, MeetingSheet } from './meeting-sheet.tsx';
import { stepHref } from './step.ts';

export function ChooseKind(page: MeetingPage) {
  const { none, offer: words } = content().meetingWords;
  const { phoneHref, firm } = content();
  const { kinds } = page.offer;
  if (kinds.length === 0)
    return (
      <MeetingSheet {...page}>
        <p className="max-w-[34em] text-lg">
          {none.text}{' '}
          <a href={phoneHref} className="font-sans font-semibold whitespace-nowrap tabular">
            {firm.phone}
          </a>
        </p>
      </MeetingSheet>
    );
  return (
    <MeetingSheet {...page} lead={words.text}>
      <KindLinks kinds={kinds} hrefOf={(kind) => stepHref(page, { kind })} />
    </MeetingSheet>
  );
}

/** The times that staff proposed: a tap takes one. */
export function Proposals(page: MeetingPage) {
  const { proposed: words } = content().meetingWords;
  const { meetingWords } = content();
  const { offer, zone } = page;
  const [first] = offer.proposed;
  return (
    <MeetingSheet {...page} lead={offer.heldUntil && words.text(meetingMoment(offer.heldUntil))}>
      <ul className="border-t border-ink">
        {offer.proposed.map(({ id, kind, at, who, place }) => (
          <li key={id} className="border-b border-hairline py-4">
            <MeetingForm action="take" page={page} values={{ meeting: id, zone }}>
              <button type="submit" className="button w-full tabular">
                {meetingMoment(at)}
              </button>
            </MeetingForm>
            <p className="caption mt-2 wrap-anywhere">
              {theirMoment(at, zone) && `${theirMoment(at, zone)}, ${meetingWords.zone.yours}. `}
              {bookingWords.kinds[kind].label}, {meetingWords.minutes(bookingWords.kinds[kind].minutes)},{' '}
              {who}
              {'. '}
              {whereIs(kind, place, page)}
            </p>
          </li>
        ))}
      </ul>
      {first && offer.kinds.length > 0 && (
        <a
          href={stepHref(page, {
            kind: offer.kinds.includes(first.kind) ? first.kind : (offer.kinds[0] ?? ''),
          })}
          className="button button-quiet mt-6 w-full sm:w-auto"
        >
          {words.other}
        </a>
      )}
    </MeetingSheet>
  );
}
