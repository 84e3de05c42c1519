/**
 * /inquiry/{token}/meeting: a visitor chooses a meeting, a day and a time, confirms, and moves or cancels it. Plain links
 * and forms; each step is a page.
 */
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { MeetingPage } from '#contract/booking/visitor-meeting.ts';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { servicesOf } from '../../layout/page-services.ts';
import { Booked } from './booked.tsx';
import { ChooseKind } from './choose-kind.tsx';
import { ChooseTime } from './choose-time.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { Held } from './held.tsx';
import { NoMeeting } from './no-meeting.tsx';
import { NotBooked } from './not-booked.tsx';
import { Proposals } from './proposals.tsx';
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
