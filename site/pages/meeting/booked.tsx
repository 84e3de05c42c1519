/** The meeting ahead: its facts, its calendar entry, and what can be changed. */
import type { MeetingPage, VisitorMeeting } from '#contract/booking/visitor-meeting.ts';
import { MeetingFacts, whereIs } from '../../components/meeting/meeting-facts.tsx';
import { content } from '../../content/snapshot.ts';
import { ChangeMeeting } from './change-meeting.tsx';
import { MeetingForm } from './meeting-form.tsx';
import { MeetingSheet } from './meeting-sheet.tsx';

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
