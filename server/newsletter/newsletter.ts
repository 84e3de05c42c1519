/** The newsletter: asking for it, and sending an article to its readers (product decision §10; docs/decisions/0014). */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ListArticles, NewsletterSubmission, NewsletterSummary } from '#contract/newsletter.ts';
import type { Config } from '../config.ts';
import { problem } from '../http/problem.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { NewsletterStore } from './store.ts';
import { newsletterTokens } from './tokens.ts';

/**
 * Every address is answered this long after it came: what the database had to do for it, which differs by a
 * millisecond or two, must not tell a stranger whether it was known.
 */
const ANSWER_AFTER_MS = 250;

const MINUTE = 60_000;
/** Confirmations to one address: 10 minutes apart at first, then twice as long each time, up to a day. */
const FIRST_PAUSE_MS = 10 * MINUTE;
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE;
/** Confirmations in an hour, to all addresses: whoever wants to flood inboxes through us gets no further. */
const MOST_AN_HOUR = 200;

/** Readers whose mails commit together. */
const BATCH = 200;

type Parts = {
  config: Pick<Config, 'secret'>;
  store: NewsletterStore;
  outbox: Outbox;
  articles: ListArticles;
  log: FastifyBaseLogger;
  now?: () => Date;
};

export type Newsletter = ReturnType<typeof createNewsletter>;

export function createNewsletter(parts: Parts) {
  const { config, store, outbox, articles, log, now = () => new Date() } = parts;
  const tokens = newsletterTokens(config);

  async function ask({ email, page }: NewsletterSubmission): Promise<void> {
    const at = now();
    if ((await store.askedSince(iso(at.getTime() - 60 * MINUTE))) >= MOST_AN_HOUR)
      throw problem(429, 'Very many people subscribe at the moment. Please try again in an hour.', {
        headers: { 'retry-after': '3600' },
      });
    await store.ask(
      email.toLowerCase(),
      page ?? null,
      at.toISOString(),
      ({ askedAt, asks }) => at.getTime() >= Date.parse(askedAt) + pauseAfter(asks),
      (trx, to) =>
        outbox.enqueue(
          trx,
          to.map(({ id, email, mailId }) => ({
            kind: 'newsletter-confirmation',
            id: mailId,
            inquiryId: null,
            recipient: email,
            facts: { subscriberId: id },
          })),
        ),
    );
    outbox.wake();
  }

  /** Puts the article into the outbox, reader by reader; safe to run again, or twice at once. */
  async function queue(article: string): Promise<void> {
    for (let queued = BATCH; queued > 0 && !stopping; outbox.wake())
      queued = await store.queueNext(article, BATCH, now().toISOString(), (trx, to) =>
        outbox.enqueue(
          trx,
          to.map(({ id, email, mailId }) => ({
            kind: 'newsletter-article',
            id: mailId,
            inquiryId: null,
            recipient: email,
            facts: { subscriberId: id, article },
          })),
        ),
      );
  }

  let stopping = false;
  /** Sendings under way, so that a stopping server waits for the batch that it is at. */
  const underWay = new Set<Promise<void>>();
  const queueInBackground = (article: string) => {
    const work = queue(article)
      .catch((error) => log.error({ err: error }, 'the newsletter stopped; the next start goes on with it'))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };

  return {
    tokens,

    /**
     * Somebody put an address in. Never says whether it was known.
     * @throws ProblemError 429 when the whole site sends too many confirmations.
     */
    async subscribe(submission: NewsletterSubmission): Promise<void> {
      const isProgram = Boolean(submission.website);
      const [done] = await Promise.allSettled([
        isProgram ? undefined : ask(submission),
        delay(ANSWER_AFTER_MS),
      ]);
      if (done.status === 'rejected') throw done.reason;
    },

    /** @returns whether the link holds and its reader is on the list now. */
    async confirm(token: string): Promise<boolean> {
      const link = tokens.readConfirming(token, now());
      return link !== null && (await store.confirm(link.id, link.askedAt, now().toISOString()));
    },

    /** @returns whether the link is one of ours; unsubscribing twice is no error. */
    async unsubscribe(token: string): Promise<boolean> {
      const id = tokens.readUnsubscribing(token);
      if (id === null) return false;
      await store.unsubscribe(id, now().toISOString());
      return true;
    },

    /** @param by name of the owner. @throws ProblemError 404, 409 when it was sent before or nobody reads it. */
    async send(slug: string, by: string): Promise<void> {
      if (!(await articles()).some((article) => article.slug === slug))
        throw problem(404, 'There is no such article. Reload the page.');
      if ((await store.counts()).confirmed === 0)
        throw problem(409, 'Nobody has confirmed a subscription yet, so there is nobody to send it to.');
      if (!(await store.startIssue(slug, by, now().toISOString())))
        throw problem(409, 'This article was sent before. Each article goes to a reader once.');
      queueInBackground(slug);
    },

    /** Goes on with what a stop cut off. */
    async resume(): Promise<void> {
      for (const article of await store.unfinishedIssues()) queueInBackground(article);
    },

    async summary(): Promise<NewsletterSummary> {
      const [subscribers, issues, deliveries] = await Promise.all([
        store.counts(),
        store.issues(),
        store.deliveries(),
      ]);
      const sendingOf = (slug: string) => {
        const issue = issues.find(({ article }) => article === slug);
        if (!issue) return null;
        const mails = deliveries.filter(({ article }) => article === slug);
        const count = (...states: string[]) =>
          mails.filter(({ state }) => states.includes(state)).reduce((sum, mail) => sum + mail.count, 0);
        const { startedAt, startedBy, finishedAt } = issue;
        return {
          startedAt,
          startedBy,
          finishedAt,
          recipients: mails.reduce((sum, mail) => sum + mail.count, 0),
          waiting: count('waiting'),
          sent: count('sent'),
          dead: count('dead'),
        };
      };
      return {
        subscribers,
        articles: (await articles()).map((article) => ({ ...article, sending: sendingOf(article.slug) })),
      };
    },

    readers: () => store.all(),

    /** Waits until what was started is in the outbox. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },

    /** Finishes the batch under way; the next start goes on from there. */
    async stop(): Promise<void> {
      stopping = true;
      await Promise.all(underWay);
    },
  };
}

const pauseAfter = (asks: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, asks - 1));

const iso = (ms: number) => new Date(ms).toISOString();
