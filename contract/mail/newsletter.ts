/**
 * The newsletter: one email when an article is published (requirements §15). Calls by readers, and
 * data for staff.
 */
import * as z from 'zod/mini';
import { inquiryFields } from '../inquiries/inquiry-form.ts';
import { INQUIRY_LIMITS } from '../inquiries/inquiry-limits.ts';
import { oneLine } from '../shared/text-rules.ts';
import { ARTICLE_CATEGORIES } from '../site/article-categories.ts';

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

export const MAX_NEWSLETTER_EMAIL = INQUIRY_LIMITS.emailMax;

/** An article in the newsletter. */
const newsletterArticleSchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(ARTICLE_CATEGORIES),
  date: z.string(),
});
export type NewsletterArticle = z.infer<typeof newsletterArticleSchema>;

/** The articles of `content/blog`, newest first, exported as `listArticles` by the pages' build. */
export type ListArticles = () => NewsletterArticle[] | Promise<NewsletterArticle[]>;

/** An article's progress on its way to the readers. */
const newsletterSendingSchema = z.object({
  startedAt: z.string(),
  /** Name of the owner who sent it. */
  startedBy: z.string(),
  /** Null while emails are still being added to the outbox. */
  finishedAt: z.nullable(z.string()),
  /** Number of subscribers who receive it. */
  recipients: z.number(),
  /** Numbers of its emails that are in the outbox, accepted by the mail server, and failed permanently. */
  waiting: z.number(),
  sent: z.number(),
  dead: z.number(),
});
export type NewsletterSending = z.infer<typeof newsletterSendingSchema>;

/** `GET /api/newsletter/summary`, for staff. */
export const newsletterSummarySchema = z.object({
  subscribers: z.record(z.enum(SUBSCRIBER_STATES), z.number()),
  articles: z.array(z.extend(newsletterArticleSchema, { sending: z.nullable(newsletterSendingSchema) })),
});
export type NewsletterSummary = z.infer<typeof newsletterSummarySchema>;
