/** Typing into the largest entry of the site, and how soon the page beside it follows (decision 51). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { startServer } from '../support/running-server.ts';
import type { Row } from './bench.ts';
import { furnish, signIn } from './furnished.ts';
import { median } from './load.ts';

const ROWS = 40;
const KEYS = 400;
const PAUSES = 20;
const RECORD = 'projects/ridge-house';

export async function benchEditing(): Promise<Row[]> {
  console.log(`Editing: an entry with ${ROWS} rows`);
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  await furnish({ DATA_DIR: folder }, 10);
  const server = await startServer({ DATA_DIR: folder });
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const cookie = await signIn(server.url);
    await fill(server.url, cookie);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return { name, value: value.join('='), url: server.url };
      }),
    );
    const page = await context.newPage();
    await page.goto(`${server.url}/admin/site?edit=${RECORD}`);
    await page.getByLabel('First sentence').waitFor();
    await page.frameLocator('iframe').locator('h1').waitFor();
    const keys = await timeKeys(page);
    const follows = await timePreview(page);
    return [
      aim(`a key in a form with ${ROWS} rows, laid out, at p95`, keys, 16),
      aim('the page beside the form, from the save to the picture, at the median', median(follows), 500),
      aim('the same, at the slowest', Math.max(...follows), 500),
    ];
  } finally {
    await browser.close();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const aim = (what: string, ours: number, theirs: number): Row => ({
  ...{ what, ours, reference: 'aim', theirs, unit: 'ms' },
});

/** The project's gallery gets its rows. */
async function fill(url: string, cookie: string): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json', origin: url };
  const { value } = (await (await fetch(`${url}/api/content/${RECORD}`, { headers })).json()) as {
    value: { gallery: object[]; cover: object };
  };
  const gallery = Array.from({ length: ROWS }, (_, n) => ({ ...value.cover, caption: `Row ${n}.` }));
  const body = JSON.stringify({ value: { ...value, gallery }, hidden: false });
  const saved = await fetch(`${url}/api/content/${RECORD}`, { method: 'PUT', headers, body });
  if (!saved.ok) throw new Error(`The draft wasn't kept: ${saved.status}`);
}

/** @returns milliseconds of the page's thread from a key to its letter laid out, at the 95th percentile. */
async function timeKeys(page: Page): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    const channel = new MessageChannel();
    let began = 0;
    channel.port1.onmessage = () => {
      document.body.getBoundingClientRect();
      times.push(performance.now() - began);
    };
    addEventListener(
      'keydown',
      () => {
        began = performance.now();
        channel.port2.postMessage(null);
      },
      true,
    );
    Object.assign(globalThis, { keyTimes: times });
  });
  await page.getByLabel('First sentence').focus();
  await page.keyboard.press('End');
  for (let key = 0; key < KEYS; key++) await page.keyboard.type('abcde '[key % 6] as string, { delay: 60 });
  const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] as number;
}

/** @returns milliseconds from each save's start until the page beside the form shows what was typed. */
async function timePreview(page: Page): Promise<number[]> {
  const field = page.getByLabel('First sentence');
  const times: number[] = [];
  for (let pause = 0; pause < PAUSES; pause++) {
    const words = `Said for the ${pause}th time.`;
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await field.fill(words);
    await saving;
    const began = performance.now();
    await page.frameLocator('iframe').getByText(words).waitFor();
    times.push(performance.now() - began);
    await page.getByText(/^Saved /).waitFor();
  }
  return times;
}
