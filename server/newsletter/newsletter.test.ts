/** The newsletter (requirements §15), on both databases. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RenderMail } from '#contract/mail/mail.ts';
import type { NewsletterArticle } from '#contract/mail/newsletter.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { newsletterMails } from './mails.ts';
import { createNewsletter } from './newsletter.ts';
import { eraseNewsletterReader, newsletterReaderData } from './reader-data-store.ts';
import { NEWSLETTER } from './sending-store.ts';
import { newsletterStore } from './store.ts';
import { newsletterTokens } from './tokens.ts';

const articles: NewsletterArticle[] = [
  { slug: 'roofs', title: 'Roofs', excerpt: 'On roofs.', category: 'Materials', date: '2024-03-18' },
  { slug: 'slabs', title: 'Slabs', excerpt: 'On slabs.', category: 'Construction', date: '2024-02-12' },
];

/** Returns the page's data in place of the page. */
const pages = async (request: Request, services: object) =>
  Response.json({ path: new URL(request.url).pathname, ...services });

const EARLY = '2026-03-01T00:00:00.000Z';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(engines)('the newsletter on %s', (engine) => {
  let test: TestApp;
  let owner: { cookie: string };
  let staff: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine, {}, pages, { articles: () => articles });
    [owner, staff] = [await signedIn(test, 'owner'), await signedIn(test, 'staff')];
  });
  afterAll(() => test.close());

  beforeEach(async () => {
    await test.db.deleteFrom('newsletter_subscribers').execute();
    await test.db.deleteFrom('newsletter_issues').execute();
    await test.db.deleteFrom('mails').execute();
    await test.db.deleteFrom('jobs').execute();
  });

  const subscribe = (email: unknown, more: object = {}) =>
    test.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email, ...more } });
  const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const reader = (email: string) =>
    test.db
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const mails = (kind?: string) =>
    test.db
      .selectFrom('mails')
      .selectAll()
      .$if(kind !== undefined, (q) => q.where('kind', '=', kind as string))
      .orderBy('id')
      .execute();
  const tokens = () => newsletterTokens(test.config);
  const confirmLink = async (email: string) => {
    const { id, asked_at } = await reader(email);
    return tokens().forConfirming(id, asked_at);
  };
  const confirmed = async (email: string) => {
    await subscribe(email);
    expect((await form('/newsletter/confirm', { token: await confirmLink(email) })).statusCode).toBe(303);
    return reader(email);
  };
  const server = () => ({
    ...{ config: test.config, db: test.db, articles: () => articles },
    jobs: createJobs({ db: test.db, log: test.app.log }),
    outbox: createOutbox(test.config, () => {}),
  });
  /** Makes a server queue the emails of a started issue. */
  const queued = (parts = server()) => {
    createNewsletter(parts);
    return parts.jobs.runDue(NEWSLETTER);
  };
  /** The newsletter as at another time, on the same database. */
  const at = (time: number) =>
    createNewsletter({
      ...server(),
      now: () => new Date(time),
    });

  describe('asking for it', () => {
    it('keeps the address as pending, and a mail with it; no token lies in the database', async () => {
      const answer = await subscribe('Ann@Example.com', { page: '/blog/roofs' });
      expect(answer.statusCode).toBe(202);
      const ann = await reader('ann@example.com');
      expect(ann).toMatchObject({ state: 'pending', page: '/blog/roofs', confirmed_at: null });
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ kind: 'newsletter-confirmation', recipient: 'ann@example.com' });
      expect(JSON.parse(mail?.data as string)).toEqual({ subscriberId: ann.id });
    });

    it('answers the same, as late, whether the address is new, pending, confirmed or unsubscribed', async () => {
      const answers: { body: string; headers: string; ms: number }[] = [];
      const ask = async () => {
        const began = performance.now();
        const { statusCode, body, headers } = await subscribe('ann@example.com');
        const { date: _, 'x-request-id': __, ...rest } = headers;
        answers.push({
          body: `${statusCode} ${body}`,
          headers: JSON.stringify(rest),
          ms: performance.now() - began,
        });
      };
      await ask();
      await ask();
      await form('/newsletter/confirm', { token: await confirmLink('ann@example.com') });
      await ask();
      await form('/newsletter/unsubscribe', {
        token: tokens().forUnsubscribing((await reader('ann@example.com')).id),
      });
      await ask();
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(new Set(answers.map(({ headers }) => headers)).size).toBe(1);
      for (const { ms } of answers) expect(ms).toBeGreaterThanOrEqual(245);
    });

    it('mails a pending address once in ten minutes, then less and less often, and a confirmed one never', async () => {
      const noon = Date.parse('2026-03-02T12:00:00.000Z');
      const ask = (minutes: number) =>
        at(noon + minutes * MINUTE).subscribe({ email: 'ann@example.com' }, '192.0.2.1');
      const counts: number[] = [];
      for (const minutes of [0, 1, 9, 10, 20, 29, 30, 31, 69, 70]) {
        await ask(minutes);
        counts.push((await mails()).length);
      }
      expect(counts).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4]);
      const { id, asked_at } = await reader('ann@example.com');
      expect(await at(noon + 80 * MINUTE).confirm(tokens().forConfirming(id, asked_at))).toBe(true);
      await ask(10 * 24 * 60);
      expect(await mails()).toHaveLength(4);
    });

    it('two at the same moment make one reader and one mail', async () => {
      await Promise.all(Array.from({ length: 8 }, () => subscribe('ann@example.com')));
      expect(await mails()).toHaveLength(1);
    });

    it('refuses what is no address, in words', async () => {
      for (const email of ['ann', '', null, 'ann@example.com, bob@example.com', 'a\n@example.com']) {
        const answer = await subscribe(email);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors).toEqual({ email: 'Please enter a valid email address' });
      }
      expect(await mails()).toEqual([]);
    });

    it('does nothing for a program that filled the hidden field, and doesn’t say so', async () => {
      const answer = await subscribe('ann@example.com', { website: 'http://spam.example' });
      expect(answer.statusCode).toBe(202);
      expect(await mails()).toEqual([]);
    });
  });

  describe('without JavaScript', () => {
    it('leads to a thank-you page', async () => {
      const answer = await form('/newsletter', { email: 'ann@example.com', page: '/blog', website: '' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/newsletter/thank-you']);
      expect((await reader('ann@example.com')).page).toBe('/blog');
    });

    it('hands back what was typed when it is no address', async () => {
      const answer = await form('/newsletter', { email: 'ann at example', page: '/blog', website: '' });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().submittedNewsletterForm).toEqual({
        email: 'ann at example',
        page: '/blog',
        error: 'Please enter a valid email address',
      });
    });

    it('hands it back, too, to whoever sends too often', async () => {
      const limited = await createTestApp(engine, { RATE_LIMIT: 'on' }, pages);
      const send = (accept: string) =>
        limited.app.inject({
          method: 'POST',
          url: '/newsletter',
          headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
          payload: 'email=ann%40example.com&page=%2Fblog',
        });
      for (let n = 0; n < 10; n++) expect((await send('text/html')).statusCode).toBe(303);
      const answer = await send('text/html,*/*');
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json().submittedNewsletterForm).toMatchObject({
        email: 'ann@example.com',
        error: expect.stringMatching(/^Too many requests/),
      });
      expect((await send('application/json')).headers['content-type']).toBe('application/problem+json');
      await limited.close();
    });
  });

  describe('confirming', () => {
    it('takes a click: opening the link, as scanners do, changes nothing', async () => {
      await subscribe('ann@example.com');
      const token = await confirmLink('ann@example.com');
      const page = await test.app.inject(`/newsletter/confirm?token=${token}`);
      expect([page.statusCode, page.json().newsletterToken]).toEqual([200, token]);
      expect((await reader('ann@example.com')).state).toBe('pending');
      const answer = await form('/newsletter/confirm', { token });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/newsletter/confirmed']);
      expect((await reader('ann@example.com')).state).toBe('confirmed');
      // A second click is no error.
      expect((await form('/newsletter/confirm', { token })).statusCode).toBe(303);
    });

    it('is refused for links that are cut off, another reader’s, another purpose’s or too old', async () => {
      await subscribe('ann@example.com');
      await subscribe('bob@example.com');
      const [ann, bob] = [await reader('ann@example.com'), await reader('bob@example.com')];
      const right = await confirmLink('ann@example.com');
      const old = tokens().forConfirming(ann.id, new Date(Date.now() - 7 * DAY - MINUTE).toISOString());
      for (const token of [
        '',
        'x',
        right.slice(0, -1),
        `${right}x`,
        `${right}.x`,
        right.replace(ann.id, bob.id),
        tokens().forUnsubscribing(ann.id),
        old,
      ]) {
        expect((await form('/newsletter/confirm', { token })).statusCode).toBe(410);
        const page = await test.app.inject(`/newsletter/confirm?token=${token}`);
        expect([page.statusCode, page.json().newsletterToken]).toEqual([410, null]);
      }
      expect((await test.app.inject('/newsletter/confirm?token=a&token=b')).statusCode).toBe(410);
      expect((await reader('ann@example.com')).state).toBe('pending');
    });

    it('doesn’t bring back a reader by a link from before the end; a new one does', async () => {
      await confirmed('ann@example.com');
      const before = await confirmLink('ann@example.com');
      const { id } = await reader('ann@example.com');
      await form('/newsletter/unsubscribe', { token: tokens().forUnsubscribing(id) });
      expect((await form('/newsletter/confirm', { token: before })).statusCode).toBe(410);
      await at(Date.now() + 11 * MINUTE).subscribe({ email: 'ann@example.com' }, '192.0.2.1');
      expect((await reader('ann@example.com')).state).toBe('unsubscribed');
      const { asked_at } = await reader('ann@example.com');
      expect(await at(Date.now() + 12 * MINUTE).confirm(tokens().forConfirming(id, asked_at))).toBe(true);
      expect(await reader('ann@example.com')).toMatchObject({ state: 'confirmed', unsubscribed_at: null });
    });
  });

  describe('ending it', () => {
    const url = (id: string) => `/newsletter/unsubscribe?token=${tokens().forUnsubscribing(id)}`;

    it('in one click, as a mail provider does it: no cookies, no Origin, no redirect (RFC 8058)', async () => {
      const { id } = await confirmed('ann@example.com');
      const answer = await form(url(id), { 'List-Unsubscribe': 'One-Click' });
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
      expect((await reader('ann@example.com')).state).toBe('unsubscribed');
      expect((await form(url(id), { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
    });

    it('in one click, sent as multipart', async () => {
      const { id } = await confirmed('ann@example.com');
      const body = new FormData();
      body.set('List-Unsubscribe', 'One-Click');
      const request = new Request('http://localhost/', { method: 'POST', body });
      const answer = await test.app.inject({
        method: 'POST',
        url: url(id),
        headers: { 'content-type': request.headers.get('content-type') as string },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      expect(answer.statusCode).toBe(200);
      expect((await reader('ann@example.com')).state).toBe('unsubscribed');
    });

    it('in one click, even if the body was cut off on its way', async () => {
      const { id } = await confirmed('ann@example.com');
      const answer = await test.app.inject({
        method: 'POST',
        url: url(id),
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload: '--b',
      });
      expect(answer.statusCode).toBe(200);
      expect((await reader('ann@example.com')).state).toBe('unsubscribed');
    });

    it('by a person on our page: opening it changes nothing, the button does', async () => {
      const { id } = await confirmed('ann@example.com');
      const page = await test.app.inject(url(id));
      expect(page.json().newsletterToken).toBe(tokens().forUnsubscribing(id));
      expect((await reader('ann@example.com')).state).toBe('confirmed');
      const answer = await form('/newsletter/unsubscribe', { token: tokens().forUnsubscribing(id) });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/newsletter/unsubscribed']);
    });

    it('takes back what still waits in the outbox, of this reader alone', async () => {
      const { id } = await confirmed('ann@example.com');
      await confirmed('bob@example.com');
      await at(Date.now()).send('roofs', 'Olivia');
      await queued();
      expect(await mails('newsletter-article')).toHaveLength(2);
      await form(url(id), { 'List-Unsubscribe': 'One-Click' });
      expect((await mails('newsletter-article')).map(({ recipient, state }) => [recipient, state])).toEqual([
        ['ann@example.com', 'dropped'],
        ['bob@example.com', 'waiting'],
      ]);
    });

    it('refuses links that aren’t ours', async () => {
      const { id } = await confirmed('ann@example.com');
      for (const token of ['', 'x', `${id}.x`, tokens().forConfirming(id, new Date().toISOString())]) {
        expect((await form(`/newsletter/unsubscribe?token=${token}`, {})).statusCode).toBe(410);
        expect((await form('/newsletter/unsubscribe', { token })).statusCode).toBe(410);
      }
      expect((await reader('ann@example.com')).state).toBe('confirmed');
    });

    it('is said to be done for an address that was erased since', async () => {
      const { id } = await confirmed('ann@example.com');
      await test.db.transaction().execute((trx) => eraseNewsletterReader(trx, 'ann@example.com'));
      expect((await form(url(id), { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
    });
  });

  describe('sending an article', () => {
    const send = (slug: string, { cookie } = owner) =>
      test.app.inject({ method: 'POST', url: `/api/newsletter/articles/${slug}/send`, headers: { cookie } });
    const summary = async () =>
      (await test.app.inject({ url: '/api/newsletter/summary', headers: { cookie: staff.cookie } })).json();

    it('goes to every confirmed reader, to nobody else, and once', async () => {
      const [ann, bob] = [await confirmed('ann@example.com'), await confirmed('bob@example.com')];
      await subscribe('pending@example.com');
      const gone = await confirmed('gone@example.com');
      await form('/newsletter/unsubscribe', { token: tokens().forUnsubscribing(gone.id) });

      expect((await send('roofs')).statusCode).toBe(202);
      await queued();
      expect((await summary()).articles[0].sending.finishedAt).not.toBeNull();
      const sent = await mails('newsletter-article');
      expect(sent.map(({ recipient }) => recipient)).toEqual(['ann@example.com', 'bob@example.com']);
      expect(sent.map(({ data }) => JSON.parse(data))).toEqual([
        { subscriberId: ann.id, article: 'roofs' },
        { subscriberId: bob.id, article: 'roofs' },
      ]);

      const again = await send('roofs');
      expect([again.statusCode, again.json().detail]).toEqual([409, 'This article was already sent.']);
      expect(await mails('newsletter-article')).toHaveLength(2);
      expect((await summary()).articles).toEqual([
        {
          ...articles[0],
          sending: {
            startedAt: expect.any(String),
            startedBy: 'Test owner',
            finishedAt: expect.any(String),
            recipients: 2,
            waiting: 2,
            sent: 0,
            dead: 0,
          },
        },
        { ...articles[1], sending: null },
      ]);
    });

    it('is for owners; staff see the figures, and nobody else sees anything', async () => {
      await confirmed('ann@example.com');
      expect((await send('roofs', staff)).statusCode).toBe(403);
      expect((await send('roofs', { cookie: '' })).statusCode).toBe(401);
      expect((await summary()).subscribers).toEqual({ pending: 0, confirmed: 1, unsubscribed: 0 });
      for (const url of ['/api/newsletter/summary', '/api/newsletter/export.csv'])
        expect((await test.app.inject(url)).statusCode).toBe(401);
    });

    it('goes to as many from the first moment on, also while most mails aren’t written yet', async () => {
      const rows = Array.from({ length: 450 }, (_, n) => ({
        ...{ id: `early-${n}`, email: `early-${n}@example.com`, state: 'confirmed' },
        ...{ created_at: EARLY, asked_at: EARLY, confirmed_at: EARLY },
      }));
      await test.db.insertInto('newsletter_subscribers').values(rows).execute();
      const told = (await send('roofs')).json().articles[0].sending;
      expect(told).toMatchObject({ recipients: 450, waiting: 450, sent: 0, dead: 0 });
      const queueing = queued();
      for (let isFinished = false; !isFinished; ) {
        const { finishedAt, recipients, waiting } = (await summary()).articles[0].sending;
        expect([recipients, waiting]).toEqual([450, 450]);
        isFinished = finishedAt !== null;
      }
      await queueing;
    });

    it('refuses an article that isn’t there, and one that nobody would get', async () => {
      await subscribe('pending@example.com');
      const refused = await send('roofs');
      expect([refused.statusCode, refused.json().detail]).toEqual([409, 'No confirmed subscribers yet.']);
      expect((await summary()).articles[0].sending).toBeNull();
      await confirmed('ann@example.com');
      expect((await send('no-such-article')).statusCode).toBe(404);
      expect(await mails('newsletter-article')).toEqual([]);
    });

    it('goes to oneself as a test, to nobody else, however often', async () => {
      await confirmed('rosa@example.com');
      const smtpUrl = new URL('smtp://mail.example.com') as never;
      const mailing = createNewsletter({ ...server(), config: { ...test.config, smtpUrl } });
      await mailing.sendTest('roofs', staff.email);
      await mailing.sendTest('roofs', staff.email);
      const sent = await mails('newsletter-article');
      expect(sent.map(({ recipient }) => recipient)).toEqual([staff.email, staff.email]);
      const composers = newsletterMails({
        ...test,
        store: newsletterStore(test.db),
        articles: () => articles,
      });
      const composed = await composers['newsletter-article'](
        {} as never,
        JSON.parse(sent[0]?.data as string),
      );
      expect(composed).toMatchObject({ content: { title: 'Roofs' }, routing: {} });
      expect((await mailing.summary()).articles[0]?.sending).toBeNull();
      await expect(mailing.sendTest('walls', staff.email)).rejects.toThrow('Article not found');
    });

    it('is not sent as a test where no mail server is set', async () => {
      const url = '/api/newsletter/articles/roofs/test';
      const answer = await test.app.inject({ method: 'POST', url, headers: { cookie: staff.cookie } });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().detail).toContain('Email isn’t set up');
      expect(await mails('newsletter-article')).toEqual([]);
    });

    it('is previewed as a page in which nothing can run', async () => {
      const renderMail: RenderMail = async (_kind, content) => ({
        ...{ subject: '', text: '' },
        html: `<p>${JSON.stringify(content)}</p>`,
      });
      const shown = await createTestApp(engine, {}, pages, { articles: () => articles, renderMail });
      const { cookie } = await signedIn(shown);
      const look = (slug: string, who = cookie) =>
        shown.app.inject({ url: `/api/newsletter/articles/${slug}/preview`, headers: { cookie: who } });
      const { headers, body } = await look('slabs');
      expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('On slabs.');
      expect((await look('walls')).statusCode).toBe(404);
      expect((await look('slabs', '')).statusCode).toBe(401);
      await shown.close();
    });

    it('goes on after a stop where it was, and two servers at once send no mail twice', async () => {
      const rows = Array.from({ length: 450 }, (_, n) => ({
        id: `reader-${String(n).padStart(3, '0')}`,
        email: `reader-${n}@example.com`,
        state: 'confirmed',
        created_at: EARLY,
        asked_at: EARLY,
        confirmed_at: EARLY,
      }));
      await test.db.insertInto('newsletter_subscribers').values(rows).execute();
      await send('roofs');
      // Stops at the end of its first batch, after which it wakes the outbox.
      const first = server();
      const stops: Promise<void>[] = [];
      const wake = () => void stops.push(first.jobs.stop());
      await queued({ ...first, outbox: { ...first.outbox, wake } });
      await Promise.all(stops);
      expect(await mails('newsletter-article')).toHaveLength(200);
      // Subscribed later, so this article isn't sent to them.
      await test.db
        .insertInto('newsletter_subscribers')
        .values({
          ...(rows[0] as (typeof rows)[number]),
          id: 'reader-later',
          email: 'later@example.com',
          confirmed_at: new Date(Date.now() + DAY).toISOString(),
        })
        .execute();
      await Promise.all([queued(), queued()]);
      const recipients = (await mails('newsletter-article')).map(({ recipient }) => recipient);
      expect(recipients).toHaveLength(450);
      expect(new Set(recipients).size).toBe(450);
      expect(recipients).not.toContain('later@example.com');
      expect((await summary()).articles[0].sending).toMatchObject({
        recipients: 450,
        finishedAt: expect.any(String),
      });
    });
  });

  describe('what the mails say', () => {
    const composers = () =>
      newsletterMails({ config: test.config, store: newsletterStore(test.db), articles: () => articles });
    const mail = {} as never;

    it('the confirmation carries a link that works', async () => {
      await subscribe('ann@example.com');
      const { id } = await reader('ann@example.com');
      const composed = await composers()['newsletter-confirmation'](mail, { subscriberId: id });
      const link = new URL((composed as { content: { confirmUrl: string } }).content.confirmUrl);
      expect(link.origin).toBe(test.config.origin);
      const token = link.searchParams.get('token') as string;
      expect((await form('/newsletter/confirm', { token })).statusCode).toBe(303);
    });

    it('the article carries the link that ends it, for the List-Unsubscribe header too', async () => {
      const { id } = await confirmed('ann@example.com');
      const composed = await composers()['newsletter-article'](mail, { subscriberId: id, article: 'roofs' });
      const unsubscribeUrl = `${test.config.origin}/newsletter/unsubscribe?token=${tokens().forUnsubscribing(id)}`;
      expect(composed).toEqual({
        content: {
          title: 'Roofs',
          excerpt: 'On roofs.',
          category: 'Materials',
          articleUrl: `${test.config.origin}/blog/roofs`,
          unsubscribeUrl,
        },
        routing: { unsubscribeUrl },
      });
    });

    it('nothing goes to a reader who ended it or was erased, nor about an article that has gone', async () => {
      const { id } = await confirmed('ann@example.com');
      const article = composers()['newsletter-article'];
      expect(await article(mail, { subscriberId: id, article: 'gone' })).toHaveProperty('dropped');
      await form('/newsletter/unsubscribe', { token: tokens().forUnsubscribing(id) });
      expect(await article(mail, { subscriberId: id, article: 'roofs' })).toHaveProperty('dropped');
      expect(await article(mail, { subscriberId: 'nobody', article: 'roofs' })).toHaveProperty('dropped');
    });
  });

  describe('what we hold', () => {
    it('staff export it, safe in spreadsheets', async () => {
      await confirmed('ann@example.com');
      await subscribe('+1@example.com', { page: '@page' });
      const answer = await test.app.inject({
        url: '/api/newsletter/export.csv',
        headers: { cookie: staff.cookie },
      });
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toBe('attachment; filename="newsletter.csv"');
      const [headings, ann, formula] = answer.body.trim().split('\r\n');
      expect(headings?.replace('\uFEFF', '')).toBe(
        'Email,Status,Sign-up page,Signed up,Confirmed,Unsubscribed',
      );
      expect(ann).toMatch(/^ann@example\.com,confirmed,,2\S+Z,2\S+Z,$/);
      expect(formula).toMatch(/^'\+1@example\.com,pending,'@page,/);
    });

    it('an export leaves a line in the log: who, when, how many, and no address', async () => {
      await confirmed('ann@example.com');
      await subscribe('bob@example.com');
      await test.app.inject({ url: '/api/newsletter/export.csv', headers: { cookie: staff.cookie } });
      const [line] = await test.db
        .selectFrom('staff_events')
        .selectAll()
        .where('kind', '=', 'newsletter-export')
        .execute();
      expect(line).toMatchObject({ actor_id: staff.member.id, actor_name: staff.member.name });
      expect(JSON.parse(line?.data as string)).toEqual({ count: 2 });
    });

    it('an address is erased with all that was sent to it, and can be told before', async () => {
      await confirmed('ann@example.com');
      await confirmed('bob@example.com');
      await at(Date.now()).send('roofs', 'Olivia');
      await queued();
      expect(await mails('newsletter-article')).toHaveLength(2);
      expect(await newsletterReaderData(test.db, ' Ann@Example.com ')).toMatchObject({
        email: 'ann@example.com',
        state: 'confirmed',
        articles: ['roofs'],
      });
      const erase = () =>
        test.db.transaction().execute((trx) => eraseNewsletterReader(trx, ' Ann@Example.com '));
      expect(await erase()).toBe(true);
      expect(await erase()).toBe(false);
      expect(await newsletterReaderData(test.db, 'ann@example.com')).toBeNull();
      expect(new Set((await mails()).map(({ recipient }) => recipient))).toEqual(
        new Set(['bob@example.com']),
      );
      const deliveries = await test.db.selectFrom('newsletter_deliveries').selectAll().execute();
      expect(deliveries).toHaveLength(1);
    });
  });
});
