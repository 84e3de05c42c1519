/**
 * /newsletter/confirm and /newsletter/unsubscribe: the targets of links in our emails. Opening one changes nothing,
 * because mail scanners open every link; the button does.
 */
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { newsletterWords } from '#content/newsletter-words.ts';
import { Lede } from '../../components/lede.tsx';
import { NewsletterBox } from '../../components/newsletter/newsletter-box.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { servicesOf } from '../../layout/page-services.ts';
import { LatestArticles } from './latest-articles.tsx';

const { confirm, unsubscribe, invalid } = newsletterWords;

type LoaderData = PageHandle & { action: 'confirm' | 'unsubscribe'; token: string | null };

/** The address carries the token: no cache may keep it and no referrer may pass it on. (`no-referrer` would strip the Origin of our own form.) */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export function loader({ request, context }: LoaderFunctionArgs): LoaderData {
  const action = new URL(request.url).pathname.endsWith('unsubscribe') ? 'unsubscribe' : 'confirm';
  const token = servicesOf(context).newsletterToken;
  const { page } = token ? newsletterWords[action] : invalid;
  return { action, token, page, noindex: true };
}

export default function NewsletterLink() {
  const { action, token } = useLoaderData<typeof loader>();
  if (!token)
    return (
      <>
        <Lede heading={invalid.heading} lead={invalid.text} />
        <div className="sheet pb-rhythm">
          <NewsletterBox page="/newsletter" />
        </div>
        <LatestArticles />
      </>
    );
  const words = action === 'confirm' ? confirm : unsubscribe;
  return (
    <>
      <Lede heading={words.heading} lead={words.text}>
        <form method="post" action={`/newsletter/${action}`} className="mt-6">
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button">
            {words.button}
          </button>
        </form>
      </Lede>
      <LatestArticles />
    </>
  );
}
