/** A time that its visitor hasn't confirmed yet: what to do, in one sentence, or the button that does it. */
import { bookingWords } from '#content/booking-words.ts';
import type { MeetingPage, VisitorMeeting } from '#contract/booking/visitor-meeting.ts';
import { MeetingFacts, whereIs } from '../../components/meeting/meeting-facts.tsx';
import { content } from '../../content/snapshot.ts';
import { meetingMoment } from '../../layout/meeting-time.ts';
import { ChangeMeeting } from './change-meeting.tsx';
import { MeetingForm } from './meeting-form.tsx';
import { MeetingSheet } from './meeting-sheet.tsx';

type Props = MeetingPage & { meeting: VisitorMeeting; until: string };

export function Held({ meeting, until, ...page }: Props) {
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
