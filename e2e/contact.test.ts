/** The contact page in a real browser: failures, and the preservation of drafts (requirements §5, §6, §9). */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  expectAccessible,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';

const picture = join(import.meta.dirname, '../pictures/16-layout-robot.jpg');
const drawing = join(tmpdir(), `ledge-frame-drawing-${process.pid}.svg`);
writeFileSync(drawing, '<svg xmlns="http://www.w3.org/2000/svg"/>');
const message = 'A porch of twelve by thirty feet on the shaded side.';
const send = (page: Page) => page.getByRole('button', { name: /^(Send|Submit|Request)/ }).click();

async function fill(page: Page, { name = 'Ada Long', email = 'ada@example.com', text = message } = {}) {
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Project Details/).fill(text);
}

describe.skipIf(!hasChromium)('the contact page', () => {
  const origin = inject('publicServer');
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  const open = async (options = {}, path = '/contact') => {
    const visitor = await visit(browser, options);
    await visitor.page.goto(origin + path);
    if (!('javaScriptEnabled' in options)) await hydrated(visitor.page);
    return visitor;
  };

  it('says what is wrong beside each field, and takes the reader to the first', async () => {
    const { page } = await open();
    await fill(page, { name: 'A', email: 'ada@', text: 'short' });
    await send(page);
    for (const text of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Please provide more details about your project',
    ])
      await page.getByText(text).first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    expect(await page.getByLabel(/^Name/).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
  });

  it('keeps the draft over a reload, with its pictures, and clears it once it is sent', async () => {
    const { page } = await open();
    await fill(page);
    await page.locator('input[type=file]').setInputFiles(picture);
    await page.getByText('Files Uploaded').first().waitFor();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel(/^Project Details/).inputValue()).toBe(message);
    await page.getByRole('button', { name: /^Remove/ }).waitFor();
    await send(page);
    await page.getByRole('heading', { name: /Thank You/i }).waitFor();
    // The thanks replace the invitation as the headline.
    expect(await page.getByText('Tell us where you want to build').isVisible()).toBe(false);
    await page.goto(`${origin}/contact`);
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await page.getByLabel(/^Project Details/).inputValue()).toBe('');
  });

  it('keeps the forms of two tabs apart, and sending one leaves the other', async () => {
    const { page, context } = await open();
    const other = await context.newPage();
    await other.goto(`${origin}/contact`);
    await hydrated(other);
    const words = (tab: Page) => tab.getByLabel(/^Project Details/).inputValue();
    const reload = async (tab: Page) => {
      await tab.reload();
      await hydrated(tab);
    };
    await fill(page);
    await page.getByText('Draft saved').waitFor();
    await other.getByLabel(/^Project Details/).fill('A barn of steel, and a road to it.');
    await other.getByText('Draft saved').waitFor();
    await reload(page);
    await expect.poll(() => words(page)).toBe(message);
    await send(page);
    await page.getByRole('heading', { name: /Thank You/i }).waitFor();
    await reload(other);
    await expect.poll(() => words(other)).toBe('A barn of steel, and a road to it.');
  });

  it('takes no words that could not go along any more while the request is on its way', async () => {
    const { page, context } = await open();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await context.route('**/api/inquiries', async (route) => {
      await arrived;
      await route.fulfill({ status: 503 });
    });
    await fill(page);
    const details = page.getByLabel(/^Project Details/);
    await send(page);
    await expect.poll(() => details.isEditable()).toBe(false);
    arrive();
    // After the refusal, the field is editable again.
    await expect.poll(() => details.isEditable()).toBe(true);
    expect(await details.inputValue()).toBe(message);
  });

  it('tells when the server answers 503, keeps all, and sends the same request once it is back', async () => {
    const { page } = await open();
    await fill(page);
    const keys: (string | undefined)[] = [];
    page.on(
      'request',
      (r) => r.url().endsWith('/api/inquiries') && keys.push(r.headers()['idempotency-key']),
    );
    await page.route('**/api/inquiries', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await send(page);
    await page.getByText('Error', { exact: true }).first().waitFor();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel(/^Project Details/).inputValue()).toBe(message);
    await send(page);
    await page.getByRole('heading', { name: /Thank You/i }).waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('takes five pictures of six and says so; a file that is no picture stops no other', async () => {
    const { page } = await open();
    await page
      .locator('input[type=file]')
      .setInputFiles([picture, picture, picture, picture, picture, picture]);
    await page.getByText('Files Uploaded').first().waitFor();
    expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(5);
    await page
      .getByText(/ignored|only the first|at most 5|first 5|5 at a time/i)
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(4);
    await page.locator('input[type=file]').setInputFiles([drawing, picture]);
    await page
      .getByText(/can’t open this file|can.t read|Upload a JPEG/i)
      .first()
      .waitFor();
  });

  it('keeps pictures in the order they were chosen, whichever arrives first', async () => {
    const { page } = await open();
    let second = () => {};
    const isThere = new Promise<void>((resolve) => {
      second = resolve;
    });
    const removals = page.getByRole('button', { name: /^Remove/ });
    let nth = 0;
    await page.route('**/image/upload', async (route) => {
      if (++nth === 1) await isThere;
      await route.continue();
    });
    const named = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: readFileSync(picture) });
    await page
      .locator('input[type=file]')
      .setInputFiles(['porch', 'shed'].map((name) => named(`${name}.jpg`)));
    await expect.poll(() => removals.count()).toBe(1);
    second();
    await page.getByText('Files Uploaded').first().waitFor();
    expect(await removals.evaluateAll((all) => all.map((one) => one.textContent || one.ariaLabel))).toEqual([
      expect.stringContaining('porch'),
      expect.stringContaining('shed'),
    ]);
  });

  it('prefills from the address that pages link to', async () => {
    const { page } = await open({}, '/contact?service=remodel&area=dripping-springs');
    expect(await page.getByLabel(/^Service Type/).inputValue()).toBe('remodel');
  });

  it('works by keyboard alone', async () => {
    const { page } = await open();
    await page.getByLabel(/^Name/).focus();
    await page.keyboard.type('Key Board');
    await page.keyboard.press('Tab');
    await page.keyboard.type('key@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type(message);
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (/^(Send|Submit|Request)/.test(focused)) break;
    }
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /Thank You/i }).waitFor();
  });

  describe('without JavaScript', () => {
    it('sends the same inquiry, pictures included', async () => {
      const { page } = await open({ javaScriptEnabled: false, viewport: PHONE });
      await fill(page, { name: 'No Script' });
      await page.locator('input[type=file]').setInputFiles([picture, picture]);
      await send(page);
      await page.waitForURL('**/contact/thank-you?reference=*');
      await page.getByRole('heading', { name: /Thank You/i }).waitFor();
      await page
        .getByText(/LF-[0-9A-Z]{4}-\d\d/)
        .first()
        .waitFor();
    });

    it('comes back with the messages and everything typed, the pictures too', async () => {
      const { page } = await open({ javaScriptEnabled: false });
      await page.evaluate(() =>
        document.querySelector('form[action="/contact"]')?.setAttribute('novalidate', ''),
      );
      await fill(page, { name: 'N', email: 'nobody' });
      await page.locator('input[type=file]').setInputFiles([picture, drawing]);
      await send(page);
      await page.getByText('Name must be at least 2 characters').first().waitFor();
      await page.getByText('Please enter a valid email address').first().waitFor();
      await page
        .getByText(/can’t open this file|can.t read/i)
        .first()
        .waitFor();
      expect(await page.getByLabel(/^Project Details/).inputValue()).toBe(message);
      expect(await page.locator('input[type=hidden][name=attachments]').count()).toBe(1);
      await fill(page);
      await send(page);
      await page.getByRole('heading', { name: /Thank You/i }).waitFor();
    });
  });
});
