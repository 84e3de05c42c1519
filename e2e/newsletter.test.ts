/** The newsletter from subscription to unsubscription, with and without JavaScript, over a real mail server. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewsletterSummary } from '#contract/mail/newsletter.ts';
import {
  type MailServer,
  parseMail,
  type ReceivedMail,
  startMailServer,
} from '../server/testing/mail-server.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';
import { cookieOf, openOffice, signIn } from '../tests/support/office.ts';
import type { RunningServer } from '../tests/support/running-server.ts';

const ARTICLE = 'what-one-air-change-means';

describe.skipIf(!hasChromium)('the newsletter', () => {
  let server: RunningServer;
  let mailServer: MailServer;
  let browser: Browser;
  let cookie: string;
  beforeAll(async () => {
    mailServer = await startMailServer();
    [server, browser] = await Promise.all([
      openOffice({ SMTP_URL: mailServer.url, MAIL_FROM: 'studio@ledgeandframe.example' }),
      sharedBrowser(),
    ]);
    cookie = await cookieOf(server);
  });
  afterAll(async () => {
    await server?.remove();
    await mailServer?.stop();
  });

  const summary = async (): Promise<NewsletterSummary> =>
    (await fetch(`${server.url}/api/newsletter/summary`, { headers: { cookie } })).json();

  /** The latest email to an address. */
  async function mailTo(address: string): Promise<ReceivedMail> {
    await expect
      .poll(() => mailServer.received.some(({ to }) => to.includes(address)), { timeout: 20_000 })
      .toBe(true);
    return mailServer.received.filter(({ to }) => to.includes(address)).at(-1) as ReceivedMail;
  }

  /** The link for an action in an email, the same in text and HTML, as a path on the server under test. */
  async function linkIn(mail: ReceivedMail, action: 'confirm' | 'unsubscribe'): Promise<string> {
    const { text = '', html = '' } = await parseMail(mail);
    const pattern = new RegExp(`https?://[^\\s"<>]+/newsletter/${action}\\?token=[\\w.-]+`);
    const link = pattern.exec(text)?.[0] ?? 'none';
    expect(html).toContain(link);
    const { pathname, search } = new URL(link);
    return pathname + search;
  }

  describe.each<[string, string, BrowserContextOptions]>([
    ['light, from /blog', 'ann@example.com', { colorScheme: 'light' }],
    ['dark, on a phone, from an article', 'bob@example.com', { colorScheme: 'dark', viewport: PHONE }],
  ])('%s', (where, address, options) => {
    it('takes an address without leaving the page, and says where to look', async () => {
      const { page, complaints } = await visit(browser, options);
      const path = where.endsWith('/blog') ? '/blog' : `/blog/${ARTICLE}`;
      await page.goto(server.url + path);
      await hydrated(page);
      const box = page.locator('[data-island=newsletter]');
      await box.getByLabel('Email address').fill('nobody@localhost');
      await box.getByRole('button', { name: 'Subscribe' }).click();
      await box.getByText('Please enter a valid email address').waitFor();
      expect(await box.getByLabel('Email address').inputValue()).toBe('nobody@localhost');
      await expectAccessible(page);
      await box.getByLabel('Email address').fill(address);
      await page.context().setOffline(true);
      await box.getByLabel('Email address').press('Enter');
      await box.getByText('We couldn’t sign you up').waitFor();
      expect(await box.getByLabel('Email address').inputValue()).toBe(address);
      await page.context().setOffline(false);
      await box.getByLabel('Email address').press('Enter');
      const heading = box.getByRole('heading', { name: 'Check your inbox' });
      await heading.waitFor();
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(new URL(page.url()).pathname).toBe(path);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await box.getByRole('button', { name: 'Use a different address' }).click();
      expect(await box.getByLabel('Email address').inputValue()).toBe('');
      // The browser logs the 400 and the failed request.
      expect(complaints.filter((text) => !/status of 400|ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
    });

    it('mails a link that a scanner may open and only a click confirms', async () => {
      const mail = await mailTo(address);
      const link = await linkIn(mail, 'confirm');
      const before = (await summary()).subscribers;
      expect((await fetch(server.url + link)).headers.get('cache-control')).toBe('no-store');
      expect((await summary()).subscribers).toEqual(before);
      const { page, complaints } = await visit(browser, options);
      await page.goto(server.url + link);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Confirm subscription' }).click();
      await page.getByRole('heading', { name: 'You’re subscribed' }).waitFor();
      await expectAccessible(page);
      expect(complaints).toEqual([]);
      expect((await summary()).subscribers.confirmed).toBe(before.confirmed + 1);
    });
  });

  it('works without JavaScript, and gives back what was typed when it is no address', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${server.url}/blog/${ARTICLE}`);
    await page.getByLabel('Email address').fill('cy@localhost');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(new URL(page.url()).pathname).toBe('/newsletter');
    expect(await page.getByLabel('Email address').inputValue()).toBe('cy@localhost');
    await page.getByLabel('Email address').fill('cy@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/newsletter/thank-you');
    await page.goto(server.url + (await linkIn(await mailTo('cy@example.com'), 'confirm')));
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await page.getByRole('heading', { name: 'You’re subscribed' }).waitFor();
    await close();
    expect((await summary()).subscribers).toEqual({ pending: 0, confirmed: 3, unsubscribed: 0 });
  });

  it('an owner sends an article from the dashboard, once, to each reader', async () => {
    const { page, complaints, close } = await visit(browser);
    await signIn(page, server, '/admin/newsletter');
    await hydrated(page);
    await page.getByRole('heading', { name: 'Newsletter', exact: true }).waitFor();
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/blog/${ARTICLE}"]`) });
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Send to 3 subscribers' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send now' }).click();
    await row.getByText(/(Sent|Sending) to 3 subscribers/).waitFor();
    expect(await row.getByRole('button', { name: /^Send to/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();

    await expect
      .poll(async () => (await summary()).articles.find(({ slug }) => slug === ARTICLE)?.sending, {
        timeout: 20_000,
      })
      .toMatchObject({ recipients: 3, sent: 3, waiting: 0, dead: 0, startedBy: 'Olivia Owner' });
    const again = await fetch(`${server.url}/api/newsletter/articles/${ARTICLE}/send`, {
      method: 'POST',
      headers: { cookie },
    });
    expect(again.status).toBe(409);
    const sent = mailServer.received.filter(({ raw }) => /^List-Unsubscribe:/im.test(raw));
    expect(sent.map(({ to }) => to[0]).sort()).toEqual([
      'ann@example.com',
      'bob@example.com',
      'cy@example.com',
    ]);
  });

  it.each([[true], [false]])(
    'the link in the mail ends it for people; JavaScript: %s',
    async (javaScriptEnabled) => {
      const address = javaScriptEnabled ? 'bob@example.com' : 'cy@example.com';
      const link = await linkIn(await mailTo(address), 'unsubscribe');
      const { page, complaints, close } = await visit(browser, { javaScriptEnabled });
      await page.goto(server.url + link);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
      expect(complaints).toEqual([]);
      await close();
      expect((await summary()).subscribers.confirmed).toBe(javaScriptEnabled ? 2 : 1);
    },
  );
});
