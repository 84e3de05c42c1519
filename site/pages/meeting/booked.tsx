/** The meeting ahead: its facts, its calendar entry, and what can be changed. */
import type { MeetingPage, VisitorMeeting } from '#contract/visitor-meeting.ts';
import { content } from '../../content/snapshot.ts';
import { Arrow } from '../../parts/meeting/arrow.tsx';
import { MeetingFacts, whereIs } from '../../parts/meeting/meeting-facts.tsx';
import { MeetingForm } from './meeting-form.tsx';
import { MeetingSheet } from './meeting-sheet.tsx';
import { stepHref } from './step.ts';

export function Booked({ meeting, ...page }: MeetingPage & { meeting: VisitorMeeting }) {
  const { booked: words, soon } = content().meetingWords;
  const { kind, startsAt, who, place, isChangeable, reminders } = meeting;
  const form = { path: page.path, idempotencyKey: page.formKey };
  return (
    <MeetingSheet {...page} lead={words.calendar}>
      <MeetingFacts {...{ kind, who }} at={startsAt} where={whereIs(kind, place, page)} zone={page.zone} />
      {isChangeable ? (
        <a href={stepHref(page, { moving: true })} className="button button-quiet mt-6 w-full sm:w-auto">
          {words.move}
        </a>
      ) : (
        <p className="mt-6 max-w-[34em] font-semibold">{soon}</p>
      )}
      <div className="mt-7 border-t border-hairline">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline py-4">
          <p className="max-w-[24em]">{reminders ? words.reminders.on : words.reminders.off}</p>
          <MeetingForm
            action="reminders"
            {...form}
            values={{ meeting: meeting.id, reminders: reminders ? 'off' : 'on', zone: page.zone }}
          >
            <button type="submit" className="button button-quiet">
              {reminders ? words.reminders.turnOff : words.reminders.turnOn}
            </button>
          </MeetingForm>
        </div>
        {isChangeable && (
          <details className="group border-b border-hairline">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 text-lg font-semibold hover:text-copper [&::-webkit-details-marker]:hidden">
              {words.cancel.summary}
              {/* The chevron would be a script of its own on /contact, whose budget is small. */}
              <span className="rotate-90 group-open:-rotate-90">
                <Arrow />
              </span>
            </summary>
            <div className="pb-7">
              <p className="max-w-[34em]">{words.cancel.text}</p>
              <MeetingForm action="cancel" {...form} values={{ meeting: meeting.id, zone: page.zone }}>
                <button type="submit" className="button button-quiet mt-5 w-full sm:w-auto">
                  {words.cancel.confirm}
                </button>
              </MeetingForm>
            </div>
          </details>
        )}
      </div>
    </MeetingSheet>
  );
}
