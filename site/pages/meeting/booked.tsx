/** The meeting ahead: its facts, its calendar entry, and what can be changed. */
import { bookingWords } from '#content/booking-words.ts';
import type { MeetingPage, VisitorMeeting } from '#contract/booking/visitor-meeting.ts';
import { Arrow } from '../../components/meeting/arrow.tsx';
import { MeetingFacts, whereIs } from '../../components/meeting/meeting-facts.tsx';
import { content } from '../../content/snapshot.ts';
import { meetingMoment } from '../../layout/meeting-time.ts';
import { MeetingForm, MeetingSheet } from './meeting-sheet.tsx';
import { stepHref } from './step.ts';

export function Booked({ meeting, ...page }: MeetingPage & { meeting: VisitorMeeting }) {
  const { booked: words } = content().meetingWords;
  const { kind, startsAt, who, place, reminders } = meeting;
  return (
    <MeetingSheet {...page} lead={words.calendar}>
      <MeetingFacts {...{ kind, who }} at={startsAt} where={whereIs(kind, place, page)} zone={page.zone} />
      <ChangeMeeting meeting={meeting} page={page}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline py-4">
          <p className="max-w-[24em]">{reminders ? words.reminders.on : words.reminders.off}</p>
          <MeetingForm
            action="reminders"
            page={page}
            values={{ meeting: meeting.id, reminders: reminders ? 'off' : 'on', zone: page.zone }}
          >
            <button type="submit" className="button button-quiet">
              {reminders ? words.reminders.turnOff : words.reminders.turnOn}
            </button>
          </MeetingForm>
        </div>
      </ChangeMeeting>
    </MeetingSheet>
  );
}

/** Moves or cancels the meeting ahead; shortly before it, the phone number. @param children lines above the cancellation. */
function ChangeMeeting({
  meeting: { id, kind, isChangeable },
  page,
  children,
}: {
  meeting: VisitorMeeting;
  page: MeetingPage;
  children?: React.ReactNode;
}) {
  const { booked: words, soon } = content().meetingWords;
  const { confirm, keep, text } = words.cancel;
  const { short } = bookingWords.kinds[kind];
  return (
    <>
      {isChangeable ? (
        <a href={stepHref(page, { moving: true })} className="button button-quiet mt-6 w-full sm:w-auto">
          {words.move}
        </a>
      ) : (
        <p className="mt-6 max-w-[34em] font-semibold">{soon}</p>
      )}
      <div className="mt-7 border-t border-hairline">
        {children}
        {isChangeable && (
          <details className="group border-b border-hairline">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 text-lg font-semibold hover:text-copper [&::-webkit-details-marker]:hidden">
              {confirm(short)}
              {/* The chevron would be a separate script on /contact, whose size budget is small. */}
              <span className="rotate-90 group-open:-rotate-90">
                <Arrow />
              </span>
            </summary>
            <div className="pb-7">
              <p className="max-w-[34em]">{text}</p>
              <div className="mt-5 flex flex-wrap gap-3">
                <MeetingForm action="cancel" page={page} values={{ meeting: id, zone: page.zone }}>
                  <button type="submit" className="button">
                    {confirm(short)}
                  </button>
                </MeetingForm>
                <a href={stepHref(page, {})} className="button button-quiet">
                  {keep(short)}
                </a>
              </div>
            </div>
          </details>
        )}
      </div>
    </>
  );
}

/** A time that its visitor hasn't confirmed yet: what to do, in one sentence, or the button that does it. */
type HeldProps = MeetingPage & { meeting: VisitorMeeting; until: string };

export function Held({ meeting, until, ...page }: HeldProps) {
  const { held: words } = content().meetingWords;
  const { kind, startsAt, who, place } = meeting;
  const end = meetingMoment(until);
  return (
    <MeetingSheet {...page} lead={page.code ? words.press(end) : words.mailed(page.email, end)}>
      <MeetingFacts {...{ kind, who }} at={startsAt} where={whereIs(kind, place, page)} zone={page.zone} />
      {page.code ? (
        <MeetingForm action="confirm" page={page} values={{ meeting: meeting.id, zone: page.zone }}>
          <button type="submit" className="button mt-6 w-full sm:w-auto sm:min-w-56">
            {words.confirm(bookingWords.kinds[kind].short)}
          </button>
        </MeetingForm>
      ) : (
        <p className="mt-6 max-w-[34em]">
          {words.missing}{' '}
          <a href={`${page.path}#contact`} className="inline-flex min-h-11 items-center font-medium">
            {words.correct}
          </a>
        </p>
      )}
      <ChangeMeeting meeting={meeting} page={page} />
    </MeetingSheet>
  );
}
