/** Defenses that visitors don't notice: proof of work, hidden field, visit source, and the limit without JavaScript. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, hydrated, sharedBrowser, visit } from '../tests/support/browser.ts';
import { type RunningServer, startServer } from '../tests/support/running-server.ts';

const message = 'We would like a porch of twelve by thirty feet on the shaded side of our house.';
const send = (page: Page) => page.getByRole('button', { name: /^(Send|Submit|Request)/ }).click();

async function fill(page: Page, name: string, text = message) {
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Email/).fill('ada@example.com');
  await page.getByLabel(/^Project Details/).fill(text);
}

/** Waits more than two seconds, because the spam score penalizes faster forms. */
const takeTime = (page: Page) => page.waitForTimeout(2500);

describe.skipIf(!hasChromium)('spam and source in a browser', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer({ RATE_LIMIT: 'on' }), sharedBrowser()]);
  });
  afterAll(() => server?.remove());

  /** The row as the server saved it. */
  function saved(name: string) {
    const database = new DatabaseSync(join(server.dataDir, 'ledge-frame.sqlite'), { readOnly: true });
    const row = database.prepare('select * from inquiries where name = ?').get(name);
    database.close();
    return row as Record<string, string | number | null> | undefined;
  }

  it('proves the browser while the visitor types, without a word to anyone else', async () => {
    const { page, complaints } = await visit(browser);
    const hosts = new Set<string>();
    let sentProof: string | undefined;
    page.on('request', (request) => {
      hosts.add(new URL(request.url()).host);
      if (request.url().endsWith('/api/inquiries')) sentProof = request.postDataJSON().proof;
    });
    await page.goto(`${server.url}/contact`);
    await hydrated(page);
    const challenged = page.waitForResponse((response) => response.url().includes('/api/challenge'));
    await fill(page, 'Prover');
    const answer = await challenged;
    expect(answer.headers()['cache-control']).toContain('no-store');
    await takeTime(page);
    await send(page);
    await page.getByRole('heading', { name: /Thank You/i }).waitFor();
    const { challenge, solution } = JSON.parse(atob(sentProof ?? ''));
    expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true);
    expect([...hosts]).toEqual([new URL(server.url).host]);
    expect(complaints).toEqual([]);
    expect(saved('Prover')).toMatchObject({ spam: 0, spam_reasons: '[]' });
    // A proof is valid for one inquiry: with another key it is rejected.
    const copied = await fetch(`${server.url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        name: 'Copier',
        email: 'copier@example.com',
        message: 'Our SEO service ranks your website on Google.',
        proof: sentProof,
      }),
    });
    expect(copied.status).toBe(201);
    expect(saved('Copier')?.spam_reasons).toContain('fake or reused browser check');
  });

  it('sends all the same when there is no challenge to be had', async () => {
    const { page } = await visit(browser);
    await page.route('**/api/challenge*', (route) => route.abort());
    await page.goto(`${server.url}/contact`);
    await hydrated(page);
    await fill(page, 'Unproven');
    await takeTime(page);
    await send(page);
    await page.getByRole('heading', { name: /Thank You/i }).waitFor();
    expect(saved('Unproven')).toMatchObject({ spam: 0 });
  });

  it('answers whoever fills the hidden field like anyone, and flags it', async () => {
    const { page } = await visit(browser);
    await page.goto(`${server.url}/contact`);
    await hydrated(page);
    await fill(page, 'Trapped');
    await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await takeTime(page);
    await send(page);
    await page.getByRole('heading', { name: /Thank You/i }).waitFor();
    await page
      .getByText(/LF-[0-9A-Z]{4}-\d\d/)
      .first()
      .waitFor();
    expect(saved('Trapped')).toMatchObject({
      spam: 1,
      spam_reasons: expect.stringContaining('filled in a hidden field'),
    });
  });

  it('knows the first page of the visit, the host it came from and its campaign, three pages on', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${server.url}/service-area/blanco?utm_source=fair&utm_campaign=spring&email=ada`, {
      referer: 'https://www.search.example/find?q=private+words',
    });
    await page.goto(`${server.url}/team`);
    await page.getByRole('link', { name: 'Start a Project' }).first().click();
    await page.waitForURL('**/contact');
    await hydrated(page);
    await fill(page, 'Traveller');
    await takeTime(page);
    await send(page);
    await page.getByRole('heading', { name: /Thank You/i }).waitFor();
    const row = saved('Traveller');
    expect(JSON.parse(String(row?.source))).toEqual({
      landingPage: '/service-area/blanco',
      referrer: 'www.search.example',
      utmSource: 'fair',
      utmCampaign: 'spring',
    });
    expect(row?.area).toBe('blanco');
    expect(await context.cookies()).toEqual([]);
  });

  it.each([
    ['a service', '/services/renovations', 'remodel', ''],
    ['a town', '/service-area/dripping-springs', '', 'Site in Dripping Springs.'],
    ['a county', '/service-area/hayes-county', '', 'Site in Hays County.'],
    ['a maker', '/manufacturers/kingspan', 'custom-home', ''],
    ['a project', '/projects/ridge-house', 'custom-home', 'Site in '],
    ['the cost comparison', '/cost-comparison', 'custom-home', ''],
  ])(
    '%s leads into a form that is filled, with and without JavaScript',
    async (_what, path, service, words) => {
      for (const javaScriptEnabled of [true, false]) {
        const { page, close } = await visit(browser, { javaScriptEnabled });
        await page.goto(server.url + path);
        await page.locator('main a[href^="/contact?"]').last().click();
        await page.waitForURL('**/contact?*');
        if (javaScriptEnabled) await hydrated(page);
        expect(await page.getByLabel(/^Service Type/).inputValue()).toBe(service);
        expect(await page.getByLabel(/^Project Details/).inputValue()).toContain(words);
        await close();
      }
    },
  );
});
