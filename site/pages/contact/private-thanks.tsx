/** /inquiry/{token}/thank-you: the Thank You screen without JavaScript where a meeting can be booked. */
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { meetingLabel } from '#content/booking-words.ts';
import { inquiryWords } from '#content/inquiry-words.ts';
import { meetingHref } from '#contract/booking/visitor-meeting.ts';
import { PrivateLinkSheet } from '../../components/private-link-sheet.tsx';
import { content } from '../../content/snapshot.ts';
import { ThankYouWords } from '../../inquiry/thank-you.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { servicesOf } from '../../layout/page-services.ts';
import { phoneLink, ThanksSheet } from './thanks-sheet.tsx';

export const handle: PageHandle = {
  page: () => content().contact.thanksPage,
  noindex: true,
  styles: 'contact',
};

export function loader({ context }: LoaderFunctionArgs) {
  const { sent, meeting } = servicesOf(context);
  if (sent) return data({ sent });
  const missing = meeting && 'missing' in meeting ? meeting.missing : ('unknown' as const);
  return data({ missing }, { status: 404 });
}

export default function PrivateThanks() {
  const found = useLoaderData<typeof loader>();
  if ('missing' in found) return <PrivateLinkSheet missing={found.missing} />;
  const { reference, path, kinds } = found.sent;
  const meetings = kinds.map((kind) => ({ label: meetingLabel(kind), href: meetingHref(path, kind) }));
  return (
    <ThanksSheet>
      <ThankYouWords call={phoneLink()} reference={reference} link={path} meetings={meetings}>
        <a href="/contact" className="button button-quiet">
          {inquiryWords.sent.again}
        </a>
      </ThankYouWords>
    </ThanksSheet>
  );
}
