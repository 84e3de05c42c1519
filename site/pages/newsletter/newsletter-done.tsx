/** The result of the newsletter's forms: the same page for every address. */
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { newsletterWords } from '#content/newsletter-words.ts';
import { Lede } from '../../components/lede.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { LatestArticles } from './latest-articles.tsx';

const { asked, confirmed, unsubscribed, toBlog } = newsletterWords;

const STEPS = {
  'thank-you': { ...asked, after: asked.nothing, links: [{ text: asked.again, href: '/newsletter' }] },
  confirmed: { ...confirmed, after: '', links: [] },
  unsubscribed: {
    ...unsubscribed,
    after: '',
    links: [{ text: newsletterWords.box.subscribe, href: '/newsletter' }],
  },
};
type Step = keyof typeof STEPS;

export const headers = () => ({ 'Cache-Control': 'no-store' });

export function loader({ params }: LoaderFunctionArgs): PageHandle & { step: Step } {
  const step = params.step ?? '';
  if (!Object.hasOwn(STEPS, step)) throw new Response(null, { status: 404 });
  return { step: step as Step, page: STEPS[step as Step].page, noindex: true };
}

export default function NewsletterDone() {
  const { heading, text, after, links } = STEPS[useLoaderData<typeof loader>().step];
  return (
    <>
      <Lede heading={heading} lead={text} actions={[{ text: toBlog, href: '/blog' }, ...links]}>
        {after && <p className="mt-4 max-w-[34em] text-graphite">{after}</p>}
      </Lede>
      <LatestArticles />
    </>
  );
}
