/** A booking that was refused: fresh times beside everything that was typed; a tap books. */
import type { MeetingChoice, MeetingPage, RefusedMeetingForm } from '#contract/booking/visitor-meeting.ts';
import { content } from '../../content/snapshot.ts';
import { clockTime, dayNames, isSameClock, theirClock } from '../../layout/meeting-time.ts';
import { MeetingForm } from './meeting-form.tsx';
import { MeetingSheet } from './meeting-sheet.tsx';
import { PlaceField } from './place-field.tsx';
import { stepHref } from './step.ts';

type Props = MeetingPage & { choice: MeetingChoice; refused: RefusedMeetingForm };

export function NotBooked({ choice, refused, ...page }: Props) {
  const { refused: words, none, zone: zoneWords } = content().meetingWords;
  const { kind, nearby } = choice;
  const { zone } = page;
  return (
    <MeetingSheet
      {...page}
      refused={refused}
      choice={{ ...choice, chosen: null }}
      back={{ href: stepHref(page, { kind }), text: words.allTimes }}
      lead={kind === 'studio' ? undefined : words.kept}
    >
      <MeetingForm action="book" page={page} values={{ kind, zone }}>
        <PlaceField kind={kind} value={refused.values.place ?? ''} error={refused.errors.place} />
        {nearby.length === 0 && <p className="mt-6">{none.text}</p>}
        {nearby.map(({ day, times }) => (
          <fieldset key={day} className="mt-7">
            <legend className="label text-xs!">{dayNames(day).full}</legend>
            <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(6.25rem,100%),1fr))] gap-2">
              {times.map((at) => (
                <button
                  key={at}
                  type="submit"
                  name="at"
                  value={at}
                  className="min-h-14 cursor-pointer border border-ink px-2 py-1.5 leading-tight tabular-nums hover:bg-ink hover:text-paper"
                >
                  <span className="block font-semibold">{clockTime(at)}</span>
                  {zone && !isSameClock(at, zone) && (
                    <span className="block text-[0.8125rem]">{theirClock(at, zone)}</span>
                  )}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
        <p className="caption mt-4">
          {words.books} {zoneWords.central}
        </p>
      </MeetingForm>
    </MeetingSheet>
  );
}
