import { bookingWords } from '#content/booking-words.ts';
import { type MeetingOffer, meetingHref, withCode } from '#contract/booking/visitor-meeting.ts';
import type { VisitorRequest } from '#contract/inquiries/visitor.ts';
import { KindLinks } from '../../components/meeting/kind-links.tsx';
import { MeetingFacts, whereIs } from '../../components/meeting/meeting-facts.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { meetingMoment } from '../../layout/meeting-time.ts';

/** Whether there is a meeting, or one can be booked. */
export const hasMeetingPart = ({ ahead, proposed, kinds }: MeetingOffer): boolean =>
  ahead !== null || proposed.length > 0 || kinds.length > 0;

/** The request's meeting, the times that staff propose, or the kinds to choose from: the first part of the page. */
export function MeetingSection({
  offer,
  path,
  code,
  request,
}: {
  offer: MeetingOffer;
  path: string;
  code: string | null;
  request: Pick<VisitorRequest, 'phone' | 'email'>;
}) {
  const { booked, held, ahead, proposed, offer: words } = content().meetingWords;
  const meeting = code === null ? `${path}/meeting` : withCode(`${path}/meeting`, code);
  const place = { phone: request.phone, town: null };
  if (offer.ahead) {
    const { kind, startsAt, who, heldUntil } = offer.ahead;
    const until = heldUntil && meetingMoment(heldUntil);
    const lead = until ? (code ? held.press(until) : held.mailed(request.email, until)) : undefined;
    return (
      <Frame heading={(heldUntil ? held : booked).heading[kind]} lead={lead}>
        <MeetingFacts
          {...{ kind, who }}
          at={startsAt}
          where={whereIs(kind, offer.ahead.place, place)}
          zone={null}
        />
        <Go href={meeting}>
          {heldUntil && code ? held.confirm(bookingWords.kinds[kind].short) : ahead.open}
        </Go>
      </Frame>
    );
  }
  if (offer.proposed.length > 0)
    return (
      <Frame heading={proposed.heading}>
        <ul className="border-t border-ink font-sans font-medium tabular">
          {offer.proposed.map(({ id, at }) => (
            <li key={id} className="border-b border-hairline py-3.5">
              {meetingMoment(at)}
            </li>
          ))}
        </ul>
        <Go href={meeting}>{proposed.choose}</Go>
      </Frame>
    );
  return (
    <Frame heading={words.heading} lead={words.text}>
      <KindLinks kinds={offer.kinds} hrefOf={(kind) => meetingHref(path, kind, code)} />
    </Frame>
  );
}

const Frame = ({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string;
  children: React.ReactNode;
}) => (
  <Section
    label="R-101"
    name={content().meetingWords.offer.label}
    heading={heading}
    lead={lead}
    layout="beside"
    id="meeting"
  >
    {children}
  </Section>
);

const Go = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="button mt-6 w-full sm:w-auto">
    {children}
  </a>
);
