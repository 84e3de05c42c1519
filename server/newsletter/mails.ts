/** The content of newsletter emails, composed on sending because the tokens in their links are never stored. */
import type { MailContent } from '#contract/mail/mail.ts';
import type { ListArticles, NewsletterArticle } from '#contract/mail/newsletter.ts';
import type { Config } from '../config/config.ts';
import type { Composers } from '../outbox/composer.ts';
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
        return { dropped: 'The address is already confirmed or was erased.' };
      const confirmUrl = link('confirm', tokens.forConfirming(reader.id, reader.askedAt));
      return { content: { confirmUrl }, routing: {} };
    },

    async 'newsletter-article'(_mail, { subscriberId, article: slug }) {
      const article = (await articles()).find((candidate) => candidate.slug === slug);
      if (subscriberId === null) {
        if (!article) return GONE;
        return {
          content: articleContent(config, article, `${config.origin}/newsletter/unsubscribe`),
          routing: {},
        };
      }
      const reader = await store.find(subscriberId);
      if (reader?.state !== 'confirmed') return { dropped: 'The subscriber unsubscribed or was erased.' };
      if (!article) return GONE;
      const unsubscribeUrl = link('unsubscribe', tokens.forUnsubscribing(reader.id));
      return { content: articleContent(config, article, unsubscribeUrl), routing: { unsubscribeUrl } };
    },
  };
}

const GONE = { dropped: 'The article is no longer on the blog.' };

/** The words of an article's email. @param unsubscribeUrl works only with a subscriber's token. */
export const articleContent = (
  { origin }: Pick<Config, 'origin'>,
  { slug, title, excerpt, category }: NewsletterArticle,
  unsubscribeUrl: string,
): MailContent['newsletter-article'] => ({
  ...{ title, excerpt, category, unsubscribeUrl },
  articleUrl: `${origin}/blog/${slug}`,
});
