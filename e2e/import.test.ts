/** An owner imports a CSV file, and undoes the import. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';
import { cookieOf, openOffice, sendInquiry, signIn } from '../tests/support/office.ts';
import type { RunningServer } from '../tests/support/running-server.ts';

const FILE = [
  'First name;Last name;Mail;Phone;Stage;Created;City;Comments',
  'Jos\xe9;Pe\xf1a;jose@example.com;512-555-0161;Open;3/4/2025;Blanco;"Likes cedar;\nknows Lupe"',
  'X;;nobody;;;;;',
  'Bea;Stone;bea@example.com;;Won;1/2/2024;Marfa;',
  'Rosa;Delgado;rosa@example.com;;;;;',
].join('\r\n');

describe.skipIf(!hasChromium)('an import', () => {
  let server: RunningServer;
  let browser: Browser;
  let cookie: string;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openOffice(), sharedBrowser()]);
    cookie = await cookieOf(server);
    await sendInquiry(server, { name: 'Rosa Delgado', email: 'rosa@example.com' });
  });
  afterAll(() => server?.remove());

  const all = async (): Promise<ListedInquiry[]> =>
    (await fetch(`${server.url}/api/inquiries`, { headers: { cookie } })).json();

  it('shows columns, first rows, mistakes and existing clients, brings in the rest, and is undone', async () => {
    const { page, complaints } = await visit(browser, { viewport: PHONE, hasTouch: true });
    await signIn(page, server, '/admin/import');
    await hydrated(page);
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'leads.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(FILE, 'latin1'),
    });
    await page.getByText('4 rows, separated by semicolons, Windows-1252').waitFor();
    expect(await page.getByLabel('Mail').inputValue()).toBe('email');
    // The column of comments becomes the project details instead of notes.
    await page.getByLabel('Comments').selectOption({ label: 'Project details' });
    const first = page
      .getByRole('list', { name: 'Preview of the first inquiries' })
      .getByRole('listitem')
      .first();
    expect(await first.textContent()).toMatch(
      /José Peña[\s\S]*512-555-0161, jose@example.com[\s\S]*Mar 4, 2025[\s\S]*Likes cedar/,
    );
    await page.getByRole('heading', { name: 'Mistakes (1)' }).waitFor();
    await page.getByText('Line 4').first().waitFor();
    await page.getByRole('heading', { name: 'Already here (1)' }).waitFor();
    await page.getByRole('link', { name: /^Rosa Delgado, / }).waitFor();
    await page.getByText('1 new inquiry is older than 24 hours and will be overdue.').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Import 2 inquiries' }).click();
    await page.getByText('2 inquiries imported', { exact: true }).waitFor();
    const imported = await all();
    expect(imported.map(({ name }) => name).sort()).toEqual(['Bea Stone', 'José Peña', 'Rosa Delgado']);
    expect(imported.find(({ name }) => name === 'José Peña')).toMatchObject({
      ...{ area: 'blanco', status: 'new', message: 'Likes cedar;\nknows Lupe' },
      ...{ source: { channel: 'import' }, createdAt: '2025-03-04T06:00:00.000Z' },
    });
    await page.getByRole('button', { name: 'Undo leads.csv' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByText('Import undone', { exact: true }).waitFor();
    expect((await all()).map(({ name }) => name)).toEqual(['Rosa Delgado']);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
