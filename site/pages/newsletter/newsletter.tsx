/** /newsletter: the box alone, and the page to which its form without JavaScript returns with an error. */
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { newsletterWords } from '#content/newsletter-words.ts';
import type { SubmittedNewsletterForm } from '#contract/site/page-services.ts';
import { Lede } from '../../components/lede.tsx';
import { NewsletterBox } from '../../components/newsletter/newsletter-box.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { servicesOf } from '../../layout/page-services.ts';
import { LatestArticles } from './latest-articles.tsx';

const { subscribe } = newsletterWords;

export const handle: PageHandle = { page: subscribe.page, noindex: true };
export const headers = () => ({ 'Cache-Control': 'no-store' });

export function loader({ context }: LoaderFunctionArgs): { start: SubmittedNewsletterForm | null } {
  return { start: servicesOf(context).submittedNewsletterForm };
}

export default function Newsletter() {
  const { start } = useLoaderData<typeof loader>();
  return (
    <>
      <Lede heading="Building Science, by email" lead={subscribe.lead} />
      <div className="sheet pb-rhythm">
        <NewsletterBox page={start?.page ?? '/newsletter'} start={start ?? undefined} />
      </div>
      <LatestArticles />
    </>
  );
}
