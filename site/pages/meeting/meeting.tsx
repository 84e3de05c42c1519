/**
 * /inquiry/{token}/meeting: a visitor chooses a meeting, a day and a time, confirms, and moves or cancels it. Plain links
 * and forms; each step is a page.
 */
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BOOKING_KINDS } from '#contract/booking/booking.ts';
import type { MeetingPage, NoMeetingPage } from '#contract/booking/visitor-meeting.ts';
import { PrivateLinkSheet } from '../../components/private-link-sheet.tsx';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { servicesOf } from '../../layout/page-services.ts';
import { Booked, Held } from './booked.tsx';
import { ChooseKind, Proposals } from './choose-kind.tsx';
import { ChooseTime } from './choose-time.tsx';
import { ConfirmStep, NotBooked, PlaceField } from './confirm-step.tsx';
import { MeetingForm } from './meeting-sheet.tsx';
import { headingOf } from './step.ts';

export const handle: PageHandle = {
  page: () => content().meetingWords.page,
  noindex: true,
  styles: 'contact',
};

export function loader({ context }: LoaderFunctionArgs) {
  const { visitorWords, meetingWords } = content();
  const { meeting } = servicesOf(context);
  // Without booking the address is a link that doesn't exist.
  const found = meeting ?? { missing: 'unknown' as const };
  const title = 'missing' in found ? visitorWords[found.missing].heading : headingOf(found);
  const page = { ...meetingWords.page, title };
  return data({ found, page }, { status: 'missing' in found ? 404 : 200 });
}

export default function Meeting() {
  const { found } = useLoaderData<typeof loader>();
  return 'missing' in found ? <NoMeeting {...found} /> : <Step {...found} />;
}

function Step(page: MeetingPage) {
  const { offer, choice, refused } = page;
  if (refused?.action === 'book' && choice && Object.hasOwn(refused.errors, 'form'))
    return <NotBooked {...page} choice={choice} refused={refused} />;
  if (choice?.chosen) return <ConfirmStep {...page} choice={choice} chosen={choice.chosen} />;
  if (choice) return <ChooseTime {...page} choice={choice} />;
  if (offer.ahead?.heldUntil) return <Held {...page} meeting={offer.ahead} until={offer.ahead.heldUntil} />;
  if (offer.ahead) return <Booked {...page} meeting={offer.ahead} />;
  return offer.proposed.length > 0 ? <Proposals {...page} /> : <ChooseKind {...page} />;
}

/** Shown where there is no meeting page; a form that couldn't be saved can be sent again from here. */
function NoMeeting(page: NoMeetingPage) {
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
