/** Charts of the dashboard: each with a table, and with its days in the address (requirements §14). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';
import { cookieOf, openOffice, sendInquiry, signIn } from '../tests/support/office.ts';
import type { RunningServer } from '../tests/support/running-server.ts';

describe.skipIf(!hasChromium)('the reports', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openOffice(), sharedBrowser()]);
    await sendInquiry(server, { name: 'One', serviceType: 'remodel' });
    const won = await sendInquiry(server, { name: 'Two', serviceType: 'remodel' });
    await fetch(`${server.url}/api/inquiries/${won}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: await cookieOf(server) },
      body: JSON.stringify({ status: 'completed' }),
    });
    await sendInquiry(server, { name: 'Three', serviceType: 'handyman' });
  });
  afterAll(() => server?.remove());

  async function open(path: string, options = {}) {
    const visitor = await visit(browser, options);
    await signIn(visitor.page, server, path);
    return visitor;
  }

  it('show the same figures in the drawing’s table', async () => {
    for (const options of [{}, { viewport: PHONE, colorScheme: 'dark' }]) {
      const { page, complaints, close } = await open('/admin/reports', options);
      await page.getByRole('heading', { name: 'Where they came from' }).waitFor();
      const sentence = page.getByText('of inquiries became projects').locator('..');
      expect(await sentence.textContent()).toBe(
        'You responded to everyone within 24 hours, 33.3% of inquiries became projects, and no one is waiting too long right now.',
      );
      await page.getByText('3 more than in the previous period').waitFor();
      await page.getByText('More figures').click();
      await page.locator('[data-figure]', { hasText: 'By service' }).getByText('View as table').click();
      const rows = page.getByRole('table', { name: 'By service' }).getByRole('row');
      expect(await rows.allInnerTexts()).toEqual([
        expect.stringMatching(/Service\s+Inquiries\s+Became projects\s+Share/),
        expect.stringMatching(/Remodel\/Addition\s+2\s+1\s+50%/),
        expect.stringMatching(/Handyman Services\s+1\s+0\s+0%/),
      ]);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  it('keep the days in the address, through Back, and say when there is nothing', async () => {
    const { page } = await open('/admin/reports');
    await page.getByRole('heading', { name: 'Where they came from' }).waitFor();
    await page.getByRole('link', { name: '4 weeks' }).click();
    await page.waitForURL(/from=\d{4}-\d{2}-\d{2}&to=/);
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await page.getByLabel('From', { exact: true }).fill('2020-01-06');
    await page.getByLabel('To', { exact: true }).fill('2020-02-02');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByText('No inquiries in this date range.').waitFor();
    expect(page.url()).toContain('from=2020-01-06&to=2020-02-02');
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('heading', { name: 'Where they came from' }).waitFor();
  });

  it('lead from a bar to its inquiries, compare quarters, and leave as a file', async () => {
    const { page, complaints } = await open('/admin/reports');
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await page
      .getByRole('link', { name: /^Q\d 20\d\d$/ })
      .first()
      .click();
    await page.waitForURL(/from=\d{4}-\d\d-01&to=/);
    await page.getByRole('heading', { name: 'Where they came from' }).waitFor();
    await page.getByText('More figures').click();
    await page.getByText('“Open estimates” cover all dates').waitFor();
    await expectAccessible(page);
    const file = await page.request.get(
      server.url + (await page.getByRole('link', { name: 'Export (CSV)' }).getAttribute('href')),
    );
    expect(await file.text()).toContain('Service,Remodel/Addition');
    await page.getByRole('link', { name: /Remodel\/Addition.*projects/ }).click();
    await page.waitForURL(/service=remodel/);
    await page.locator('[data-inquiry]').first().waitFor();
    expect(await page.locator('[data-inquiry]').count()).toBe(2);
    expect(complaints).toEqual([]);
  });
});
