/** The first seconds of /contact, before React is loaded (docs/decisions/0002). */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { hasChromium, hydrated, sharedBrowser, visit } from '../tests/support/browser.ts';

const picture = join(import.meta.dirname, '../pictures/16-layout-robot.jpg');
const REACT = /\/assets\/(hydrate|inquiry-form)-[^/]+\.js$/;

describe.skipIf(!hasChromium)('the form before React', () => {
  const origin = inject('publicServer');
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  /** Opens the page and delays React. @returns a function that lets it load. */
  async function openWithReactHeld() {
    const visitor = await visit(browser);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visitor.page.route(REACT, async (route) => {
      await released;
      await route.continue();
    });
    await visitor.page.goto(`${origin}/contact`);
    return { ...visitor, release };
  }

  const caret = (page: Page) =>
    page.evaluate(() => {
      const { name, selectionStart } = document.activeElement as HTMLInputElement;
      return { name, selectionStart };
    });

  it('keeps what was typed, selected and chosen before React came, with focus and caret', async () => {
    const { page, complaints, release } = await openWithReactHeld();
    await page.getByLabel(/^Email/).fill('ada@example.com');
    await page.locator('select[name=serviceType]').selectOption({ index: 2 });
    const service = await page.locator('select[name=serviceType]').inputValue();
    await page.locator('input[type=file]').setInputFiles(picture);
    await page.getByLabel(/^Name/).pressSequentially('Ada Long');
    await page.keyboard.press('ArrowLeft');
    const before = await caret(page);
    release();
    await hydrated(page);
    await page.getByText('16-layout-robot.jpg').first().waitFor();
    expect(await caret(page)).toEqual(before);
    await page.keyboard.type('st');
    expect(await page.getByLabel(/^Name/).inputValue()).toBe('Ada Lonstg');
    expect(await page.getByLabel(/^Email/).inputValue()).toBe('ada@example.com');
    expect(await page.locator('select[name=serviceType]').inputValue()).toBe(service);
    expect(complaints).toEqual([]);
  });

  it('sends as a plain form while React is still on its way', async () => {
    const { page, release } = await openWithReactHeld();
    await page.getByLabel(/^Name/).fill('Ada Long');
    await page.getByLabel(/^Email/).fill('ada@example.com');
    await page.getByLabel(/^Project Details/).fill('A porch of twelve by thirty feet on the shaded side.');
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: /^(Send|Submit|Request)/ }).click({ noWaitAfter: true });
    expect(new URL((await posted).url()).pathname).toBe('/contact');
    release();
  });

  it('hands the focus of the field for files to the button in its place', async () => {
    const { page, release } = await openWithReactHeld();
    await page.locator('input[type=file]').focus();
    release();
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-describedby')))
      .toBe('inquiry-attachments-hint');
  });

  it('has React when nothing is touched, once the page is idle', async () => {
    const { page } = await visit(browser);
    await page.goto(`${origin}/contact`);
    await hydrated(page);
  });
});
