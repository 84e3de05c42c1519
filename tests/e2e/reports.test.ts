/** Charts of the dashboard: a table behind each, days in the address (product decision §9). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  launchBrowser,
  PHONE,
  visit,
} from '../support/browser.ts';
import { becomeOwner, sendInquiry, signIn } from '../support/office.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

describe.skipIf(!hasChromium)('the reports', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), launchBrowser()]);
    await becomeOwner(server);
    await sendInquiry(server, { name: 'One', serviceType: 'remodel' });
    await sendInquiry(server, { name: 'Two', serviceType: 'remodel' });
    await sendInquiry(server, { name: 'Three', serviceType: 'handyman' });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  async function open(path: string, options = {}) {
    const visitor = await visit(browser, options);
    await signIn(visitor.page, server, path);
    return visitor;
  }

  it('show the same figures in the drawing’s table', async () => {
    for (const options of [{}, { viewport: PHONE, colorScheme: 'dark' }]) {
      const { page, complaints, close } = await open('/admin/reports', options);
      await page.getByText('Fig. 5.').waitFor();
      await page.locator('figure', { hasText: 'By service' }).getByText('Show as table').click();
      const rows = page.getByRole('table', { name: 'By service' }).getByRole('row');
      expect(await rows.allInnerTexts()).toEqual([
        expect.stringMatching(/Service\s+Inquiries/),
        expect.stringMatching(/Remodel\/Addition\s+2/),
        expect.stringMatching(/Handyman Services\s+1/),
      ]);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  it('keep the days in the address, through Back, and say when there is nothing', async () => {
    const { page, close } = await open('/admin/reports');
    await page.getByText('Fig. 5.').waitFor();
    await page.getByRole('link', { name: '4 weeks' }).click();
    await page.waitForURL(/from=\d{4}-\d{2}-\d{2}&to=/);
    await page.getByLabel('From', { exact: true }).fill('2020-01-06');
    await page.getByLabel('To', { exact: true }).fill('2020-02-02');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('No inquiries came in these days.').waitFor();
    expect(page.url()).toContain('from=2020-01-06&to=2020-02-02');
    await expectAccessible(page);
    await page.goBack();
    await page.getByText('Fig. 5.').waitFor();
    await close();
  });

  it('say when they could not be loaded, and load on another try', async () => {
    const { page, context, close } = await open('/admin/account');
    await context.route('**/api/reports?*', (route) => route.abort());
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByText('The reports could not be loaded.').waitFor();
    await expectAccessible(page);
    await context.unroute('**/api/reports?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Fig. 5.').waitFor();
    await close();
  });
});
