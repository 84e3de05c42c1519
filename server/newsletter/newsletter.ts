/** The newsletter: subscribing, and sending an article to subscribers (requirements §15; docs/decisions/0016). */
import { setTimeout as delay } from 'node:timers/promises';
import type { RenderMail } from '#contract/mail/mail.ts';
import type {
  ListArticles,
  NewsletterArticle,
  NewsletterSubmission,
  NewsletterSummary,
} from '#contract/mail/newsletter.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import { type Jobs, RunAgain } from '../jobs/jobs.ts';
import type { NewMail, Outbox } from '../outbox/outbox.ts';
import { createConfirmationQuota } from './confirmation-quota.ts';
import { articleContent } from './mails.ts';
import { type Enqueue, NEWSLETTER } from './sending-store.ts';
import { newsletterStore } from './store.ts';
import { newsletterTokens } from './tokens.ts';

/**
 * Every request takes this long: the database's work differs by a millisecond or two, and must not reveal whether an
 * address is known.
 */
const ANSWER_AFTER_MS = 250;

const MINUTE = 60_000;
/** Confirmations to one address are 10 minutes apart at first; the pause doubles each time, up to a day. */
const FIRST_PAUSE_MS = 10 * MINUTE;
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE;

/** Subscribers per transaction. */
const BATCH = 200;

type Parts = {
  config: Pick<Config, 'origin' | 'secret' | 'rateLimit' | 'smtpUrl'>;
  db: Db;
  jobs: Jobs;
  outbox: Outbox;
  articles: ListArticles;
  /** Absent in tests that render no email. */
  render?: RenderMail | undefined;
  now?: () => Date;
};

/** An email to a subscriber. */
type ReaderMail = Extract<NewMail, { kind: `newsletter-${string}` }>;

export type Newsletter = ReturnType<typeof createNewsletter>;

export function createNewsletter(parts: Parts) {
  const { config, db, jobs, outbox, articles, render, now = () => new Date() } = parts;
  const store = newsletterStore(db);
  const tokens = newsletterTokens(config);
  const refuseBeyondQuota = createConfirmationQuota(config, db);

  async function ask({ email, page }: NewsletterSubmission, address: string): Promise<void> {
    const at = now();
    await refuseBeyondQuota(address, at);
    await store.ask(
      email.toLowerCase(),
      page ?? null,
      at.toISOString(),
      ({ askedAt, asks }) => at.getTime() >= Date.parse(askedAt) + pauseAfter(asks),
      mailing((subscriberId) => ({ kind: 'newsletter-confirmation', facts: { subscriberId } })),
    );
    outbox.wake();
  }

  /** Puts an email for each subscriber into the outbox. */
  function mailing(mail: (subscriberId: string) => Pick<ReaderMail, 'kind' | 'facts'>): Enqueue {
    return (trx, to) =>
      outbox.enqueue(
        trx,
        to.map(
          ({ id, email, mailId }) =>
            ({ ...mail(id), id: mailId, inquiryId: null, recipient: email }) as ReaderMail,
        ),
      );
  }

  /** Queues an article for each subscriber, or resumes after an interruption. */
  async function queue(article: string, isStopping: () => boolean): Promise<void> {
    const mails = mailing((subscriberId) => ({
      kind: 'newsletter-article',
      facts: { subscriberId, article },
    }));
    for (let queued = BATCH; queued > 0 && !isStopping(); outbox.wake())
      queued = await store.queueNext(article, BATCH, now().toISOString(), mails);
  }

  jobs.repeat({
    ...{ task: NEWSLETTER, everyMs: 60 * MINUTE },
    async run(isStopping) {
      for (const article of await store.unfinishedIssues()) await queue(article, isStopping);
      return isStopping() && new RunAgain(now().toISOString());
    },
  });

  async function known(slug: string): Promise<NewsletterArticle> {
    const article = (await articles()).find((candidate) => candidate.slug === slug);
    if (!article) throw problem(404, 'Article not found. Reload the page.');
    return article;
  }

  return {
    tokens,

    /**
     * Subscribes an address. Never reveals whether it was known.
     * @param address network address of the client.
     * @throws ProblemError 429 when that network, or all networks together, requested too many confirmations.
     */
    async subscribe(submission: NewsletterSubmission, address: string): Promise<void> {
      const isProgram = Boolean(submission.website);
      const [done] = await Promise.allSettled([
        isProgram ? undefined : ask(submission, address),
        delay(ANSWER_AFTER_MS),
      ]);
      if (done.status === 'rejected') throw done.reason;
    },

    /** @returns whether the link is valid and its subscriber is now on the list. */
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

    /** @param by name of the owner. @throws ProblemError 404, or 409 when it was sent before or has no subscribers. */
    async send(slug: string, by: string): Promise<void> {
      await known(slug);
      const outcome = await store.startIssue(slug, by, now().toISOString());
      if (outcome === 'nobody') throw problem(409, 'No confirmed subscribers yet.');
      if (outcome === 'sent-before') throw problem(409, 'This article was already sent.');
      jobs.wake();
    },

    /** Renders the article's email as subscribers get it, as HTML. @throws ProblemError 404. */
    async preview(slug: string): Promise<string> {
      const content = articleContent(config, await known(slug), `${config.origin}/newsletter/unsubscribe`);
      if (!render) throw problem(503, 'Couldn’t create the email. Try again later.');
      return (await render('newsletter-article', content)).html;
    },

    /** Sends the article to one staff account only. @throws ProblemError 404, 409 without a mail server. */
    async sendTest(slug: string, to: string): Promise<void> {
      const { slug: article } = await known(slug);
      if (config.smtpUrl === undefined) throw problem(409, 'Email isn’t set up, so you can’t send a test.');
      await store.inTransaction((trx) =>
        outbox.enqueue(trx, {
          kind: 'newsletter-article',
          ...{ inquiryId: null, recipient: to, facts: { subscriberId: null, article } },
        }),
      );
      outbox.wake();
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

    /** Counts subscribers in every state. */
    countReaders: async (): Promise<number> =>
      Object.values(await store.counts()).reduce((sum, count) => sum + count, 0),
  };
}

const pauseAfter = (asks: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, asks - 1));
