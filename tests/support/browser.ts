/** Chromium, driven by Playwright. Every page is monitored for errors that a visitor must never see. */
import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { findChromium, findHeadlessChromium } from '../runner/chromium.mjs';

const HEADLESS_CHROMIUM = findHeadlessChromium();
/** Headless Chromium shows no notifications and has no back/forward cache. */
export const CHROMIUM_WITH_WINDOWS = findChromium() ?? '';
export const hasChromium = HEADLESS_CHROMIUM !== undefined && CHROMIUM_WITH_WINDOWS !== '';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };

/** @param options additional Playwright options. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...(HEADLESS_CHROMIUM && { executablePath: HEADLESS_CHROMIUM }),
    ...options,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Characters as wide as on visitors' screens.
      '--font-render-hinting=none',
    ],
  });
}

/** Timeout of every wait; long, because a busy machine must not fail a test. */
const PATIENCE_MS = 120_000;

let shared: Promise<Browser> | undefined;

/** The browser of all test files that run in this process; each visitor has a separate context. It ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught exceptions and policy violations so far. */
  complaints: string[];
  close: () => Promise<void>;
};

/** A new visitor with separate storage and cookies, closed at the end of the test at the latest. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => isSkippedTransition(error) || complaints.push(String(error)));
  return { page, context, complaints, close: () => context.close() };
}

/** On a busy machine the browser may skip the transition between two pages, and reports that as a page error. */
export const isSkippedTransition = (error: Error) =>
  /ViewTransition|Transition was (aborted|skipped)/.test(error.message);

/** Waits until the page's islands are interactive. Without JavaScript there is nothing to wait for. */
export const hydrated = (page: Page) =>
  page.waitForSelector('[data-island][data-hydrated]', { state: 'attached' });

/** Fails on any violation of axe's default rules. */
export async function expectAccessible(page: Page) {
  // Legacy mode avoids a new page for each check. It is sufficient because no frames of other sites are checked.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('iframe').analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window as number);
}
