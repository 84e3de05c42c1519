/** /contact/thank-you: the result of the form without JavaScript (requirements §5). */
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { inquiryWords } from '#content/inquiry-words.ts';
import { REFERENCE } from '#contract/inquiries/reference.ts';
import { content } from '../../content/snapshot.ts';
import { ThankYouWords } from '../../inquiry/thank-you.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { phoneLink, ThanksSheet } from './thanks-sheet.tsx';

export const handle: PageHandle = {
  page: () => content().contact.thanksPage,
  noindex: true,
  styles: 'contact',
};

/** Shows only a well-formed reference: the address can be written by anyone. */
export function loader({ request }: LoaderFunctionArgs) {
  const reference = new URL(request.url).searchParams.get('reference') ?? '';
  if (!REFERENCE.test(reference)) throw redirect('/contact');
  return { reference };
}

export default function ContactThanks() {
  const { reference } = useLoaderData<typeof loader>();
  return (
    <ThanksSheet>
      <ThankYouWords call={phoneLink()} reference={reference} link={null}>
        <a href="/contact" className="button button-quiet">
          {inquiryWords.sent.again}
        </a>
      </ThankYouWords>
    </ThanksSheet>
  );
}
