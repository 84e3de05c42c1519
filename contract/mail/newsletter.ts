/**
 * The newsletter: one email when an article is published (product decision §10). Calls by readers, and
 * data for staff.
 */
import * as z from 'zod/mini';
import { inquiryFields } from '../inquiries/inquiry-form.ts';
import { INQUIRY_LIMITS } from '../inquiries/inquiry-limits.ts';
import { oneLine } from '../shared/text-rules.ts';
import type { Article } from '../site/article.ts';

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** Days for which the link in a confirmation mail works. */
export const CONFIRM_WITHIN_DAYS = 7;

/** `POST /api/newsletter`. The answer is 202 and the same for every address, known or not. */
export const newsletterSubmission = z.strictObject({
  email: inquiryFields.email,
  /** Path of the page with the box. */
  page: z.optional(z.nullable(z.string().check(oneLine, z.maxLength(500, 'Page is too long')))),
  /** Honeypot: people never see it, so a value means a program filled the form. */
  website: z.optional(z.nullable(z.string().check(z.maxLength(500, 'Too long')))),
});
export type NewsletterSubmission = z.infer<typeof newsletterSubmission>;

export const NEWSLETTER_EMAIL_MAX = INQUIRY_LIMITS.emailMax;

/** An article as the newsletter knows it. */
export type NewsletterArticle = Pick<Article, 'slug' | 'title' | 'excerpt' | 'category' | 'date'>;

/** The articles of `content/blog`, newest first, exported as `listArticles` by the pages' build. */
export type ListArticles = () => NewsletterArticle[] | Promise<NewsletterArticle[]>;

/** An article's progress on its way to the readers. */
export type NewsletterSending = {
  startedAt: string;
  /** Name of the owner who sent it. */
  startedBy: string;
  /** Null while mails are still being put into the outbox. */
  finishedAt: string | null;
  /** Number of readers it goes to. */
  recipients: number;
  /** Number of those mails that are in the outbox, accepted by the mail server, given up. */
  waiting: number;
  sent: number;
  dead: number;
};

/** `GET /api/newsletter/summary`, for staff. */
export type NewsletterSummary = {
  subscribers: Record<SubscriberState, number>;
  articles: (NewsletterArticle & { sending: NewsletterSending | null })[];
};
