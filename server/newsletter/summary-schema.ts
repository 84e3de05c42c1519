import * as z from 'zod';
import type { NewsletterSummary } from '#contract/mail/newsletter.ts';
import { ARTICLE_CATEGORIES } from '#contract/site/article.ts';

const count = z.number().int();

/** Response schema of `NewsletterSummary`. */
export const summarySchema = z.object({
  subscribers: z.object({ pending: count, confirmed: count, unsubscribed: count }),
  articles: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      excerpt: z.string(),
      category: z.enum(ARTICLE_CATEGORIES),
      date: z.string(),
      sending: z
        .object({
          startedAt: z.string(),
          startedBy: z.string(),
          finishedAt: z.string().nullable(),
          recipients: count,
          waiting: count,
          sent: count,
          dead: count,
        })
        .nullable(),
    }),
  ),
}) satisfies z.ZodType<NewsletterSummary>;
