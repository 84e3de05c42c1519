/** Moves or cancels the meeting ahead; shortly before it, the phone number. */
import { bookingWords } from '#content/booking-words.ts';
import type { MeetingPage, VisitorMeeting } from '#contract/booking/visitor-meeting.ts';
import { Arrow } from '../../components/meeting/arrow.tsx';
import { content } from '../../content/snapshot.ts';
import { MeetingForm } from './meeting-form.tsx';
import { stepHref } from './step.ts';

/** @param children lines above the cancellation. */
export function ChangeMeeting({
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
              {/* The chevron would be a script of its own on /contact, whose budget is small. */}
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
