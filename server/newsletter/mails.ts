/** What a newsletter mail says, put together when it is sent: its links carry tokens, which are never stored. */
import type { ListArticles } from '#contract/newsletter.ts';
import type { Config } from '../config.ts';
import type { Composers } from '../mail/compose.ts';
import type { NewsletterStore } from './store.ts';
import { newsletterTokens } from './tokens.ts';

type Parts = {
  config: Pick<Config, 'origin' | 'secret'>;
  store: Pick<NewsletterStore, 'find'>;
  articles: ListArticles;
};

export function newsletterMails({
  config,
  store,
  articles,
}: Parts): Pick<Composers, 'newsletter-confirmation' | 'newsletter-article'> {
  const tokens = newsletterTokens(config);
  const link = (action: 'confirm' | 'unsubscribe', token: string) =>
    `${config.origin}/newsletter/${action}?token=${token}`;

  return {
    async 'newsletter-confirmation'(_mail, { subscriberId }) {
      const reader = await store.find(subscriberId);
      if (!reader || reader.state === 'confirmed')
        return { dropped: 'The address is confirmed already, or was erased.' };
      const confirmUrl = link('confirm', tokens.forConfirming(reader.id, reader.askedAt));
      return { content: { confirmUrl }, routing: {} };
    },

    async 'newsletter-article'(_mail, { subscriberId, article: slug }) {
      const [reader, all] = await Promise.all([store.find(subscriberId), articles()]);
      const article = all.find((candidate) => candidate.slug === slug);
      if (reader?.state !== 'confirmed') return { dropped: 'The reader unsubscribed, or was erased.' };
      if (!article) return { dropped: 'The article is no longer on the blog.' };
      const { title, excerpt, category } = article;
      const unsubscribeUrl = link('unsubscribe', tokens.forUnsubscribing(reader.id));
      return {
        content: { title, excerpt, category, articleUrl: `${config.origin}/blog/${slug}`, unsubscribeUrl },
        routing: { unsubscribeUrl },
      };
    },
  };
}
