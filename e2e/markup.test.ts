/**
 * HTML by the Nu HTML checker: every built page, pages rendered per request, and the dashboard as it is in the
 * browser. Needs Java; `npm run test:all` runs it.
 */
import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hoursStore } from '../server/booking/hours-store.ts';
import { OFFICE_HOURS } from '../server/booking/testing/desk.ts';
import { connect } from '../server/database/connect.ts';
import { runFolder } from '../server/testing/run-folder.ts';
import { hasChromium } from '../tests/support/browser.ts';
import { card, type Desk, openDesk } from '../tests/support/dashboard.ts';
import { errorsIn, hasJava, written } from '../tests/support/markup.ts';

const client = join(import.meta.dirname, '../build/client');
const folder = hasJava ? mkdtempSync(join(runFolder(), 'ledge-frame-markup-')) : '';

describe.skipIf(!hasJava)('the HTML checker finds no error', () => {
  it('would find one', () => {
    const html = '<!doctype html><html lang="en"><title>A page</title><div><figcaption>A</figcaption></div>';
    expect(errorsIn(written(folder, [{ name: 'wrong', html }]))).toHaveLength(1);
  });

  it('in any built page', () => {
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => join(client, file));
    expect(files.length).toBeGreaterThan(90);
    expect(errorsIn(files)).toEqual([]);
  });

  it('in pages rendered per request', async () => {
    const paths = [
      '/contact',
      '/contact/thank-you?reference=LF-AB12-34',
      '/cost-comparison/estimate?area=2400',
      '/service-area/marfa',
      '/no-such-page',
      '/newsletter',
      '/newsletter/asked',
      '/inquiry/none',
      '/admin',
      '/admin/set-up',
    ];
    const pages = await Promise.all(
      paths.map(async (path) => ({
        name: path,
        html: await (await fetch(inject('publicServer') + path)).text(),
      })),
    );
    expect(errorsIn(written(folder, pages))).toEqual([]);
  });
});

const VIEWS = [
  ...['board', 'calendar', 'hours', 'reports', 'mail', 'newsletter', 'privacy', 'staff', 'account'],
];

describe.skipIf(!hasJava || !hasChromium)('the HTML checker finds no error in the dashboard', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk?.close());

  it('nor in the pages on which a visitor books', async () => {
    const db = connect({ dataDir: desk.server.dataDir, databaseUrl: undefined });
    const { id } = await db.selectFrom('staff_users').select('id').executeTakeFirstOrThrow();
    await hoursStore(db).save(id, OFFICE_HOURS);
    await db.destroy();
    const sent = await fetch(`${desk.server.url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ana Ruiz',
        email: 'ana@example.com',
        message: 'A porch and a screen on the west side.',
        elapsed: 60_000,
      }),
    });
    const { link } = (await sent.json()) as { link: string };
    const paths = ['', '/thank-you', '/meeting', '/meeting?kind=site', '/meeting?kind=call&zones=1'];
    const pages = await Promise.all(
      paths.map(async (path) => ({
        name: `request${path}`,
        html: await (await fetch(desk.server.url + link + path)).text(),
      })),
    );
    expect(pages[3]?.html).toContain('AM');
    expect(errorsIn(written(folder, pages))).toEqual([]);
  });

  it('in any of its views', async () => {
    const id = await desk.inquiry('Rosa Delgado');
    await desk.inquiry('Tom Whitfield', { hoursAgo: 30 });
    const { page } = await desk.opened(id);
    const pages = [{ name: 'an inquiry', html: await page.content() }];
    for (const view of VIEWS) {
      await page.goto(`${desk.server.url}/admin/${view}`);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      pages.push({ name: view, html: await page.content() });
    }
    await page.goto(`${desk.server.url}/admin`);
    await card(page, 'Rosa Delgado').waitFor();
    pages.push({ name: 'the list', html: await page.content() });
    expect(errorsIn(written(folder, pages))).toEqual([]);
  });
});
