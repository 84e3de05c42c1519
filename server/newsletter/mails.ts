/** What a newsletter mail says, put together when it is sent: its links carry tokens, which are never stored. */
import type { MailContent, MailFacts } from '#contract/mail.ts';
import type { ListArticles } from '#contract/newsletter.ts';
import type { Config } from '../config.ts';
import type { NewsletterStore } from './store.ts';
import { newsletterTokens } from './tokens.ts';

type Parts = {
  config: Pick<Config, 'origin' | 'secret'>;
  store: Pick<NewsletterStore, 'find'>;
  articles: ListArticles;
};

/** Null when the mail is not to be sent any more. */
export type Composed<K extends keyof MailContent> = {
  content: MailContent[K];
  headers: Record<string, string>;
} | null;

export type NewsletterMails = ReturnType<typeof newsletterMails>;

export function newsletterMails({ config, store, articles }: Parts) {
  const tokens = newsletterTokens(config);
  const link = (action: 'confirm' | 'unsubscribe', token: string) =>
    `${config.origin}/newsletter/${action}?token=${token}`;

  return {
    async 'newsletter-confirmation'({
      subscriberId,
    }: MailFacts['newsletter-confirmation']): Promise<Composed<'newsletter-confirmation'>> {
      const reader = await store.find(subscriberId);
      if (!reader || reader.state === 'confirmed') return null;
      const confirmUrl = link('confirm', tokens.forConfirming(reader.id, reader.askedAt));
      return { content: { confirmUrl }, headers: {} };
    },

    async 'newsletter-article'({
      subscriberId,
      article: slug,
    }: MailFacts['newsletter-article']): Promise<Composed<'newsletter-article'>> {
      const [reader, all] = await Promise.all([store.find(subscriberId), articles()]);
      const article = all.find((candidate) => candidate.slug === slug);
      if (reader?.state !== 'confirmed' || !article) return null;
      const unsubscribeUrl = link('unsubscribe', tokens.forUnsubscribing(reader.id));
      const { title, excerpt, category } = article;
      return {
        content: { title, excerpt, category, articleUrl: `${config.origin}/blog/${slug}`, unsubscribeUrl },
        // RFC 8058: mail programs show an unsubscribe button of their own, which posts to this address.
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };
    },
  };
}
