/** Shown where there is no meeting page; a form that couldn't be saved can be sent again from here. */
import { BOOKING_KINDS } from '#contract/booking/booking.ts';
import type { NoMeetingPage } from '#contract/booking/visitor-meeting.ts';
import { PrivateLinkSheet } from '../../components/private-link-sheet.tsx';
import { content } from '../../content/snapshot.ts';
import { MeetingForm } from './meeting-form.tsx';
import { PlaceField } from './place-field.tsx';

export function NoMeeting(page: NoMeetingPage) {
  const { meetingWords } = content();
  if (page.missing !== 'unavailable') return <PrivateLinkSheet missing={page.missing} />;
  const { refused, path, formKey } = page;
  const { place = '', ...values } = refused?.values ?? {};
  const kind = BOOKING_KINDS.find((known) => known === values.kind);
  return (
    <>
      <PrivateLinkSheet missing="unavailable" text={refused ? meetingWords.unavailable.text : undefined} />
      {refused && (
        <section className="sheet pb-rhythm">
          <MeetingForm action={refused.action} page={{ path, formKey }} values={values}>
            {kind && <PlaceField kind={kind} value={place} />}
            <button type="submit" className="button mt-6">
              {meetingWords.refused.again}
            </button>
          </MeetingForm>
        </section>
      )}
    </>
  );
}
