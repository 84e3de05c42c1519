/** The role editor: permitted and refused parts of the dashboard (requirements §7, §18). */
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  visit,
} from '../tests/support/browser.ts';
import { deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { COLLEAGUE, OWNER, signIn } from '../tests/support/office.ts';

describe.skipIf(!hasChromium)('an editor', () => {
  const desk = deskForTests(openDesk);

  it('is made by an owner, who is told what the role may do', async () => {
    const { page } = await visit(desk.browser);
    await signIn(page, desk.server, '/admin/staff', OWNER);
    await page.getByLabel(`Role for ${COLLEAGUE.name}`).selectOption('editor');
    await page.getByText('not see inquiries, email, meetings, or reports').waitFor();
    await page.getByRole('button', { name: 'Change to editor' }).click();
    await page.getByText('Role changed').first().waitFor();
    await page.getByText(`made ${COLLEAGUE.name} an editor`).waitFor();
  });

  it('begins at the site, changes a town on a phone and publishes it, and asks for nothing else', async () => {
    const { page, complaints } = await visit(desk.browser, { viewport: PHONE });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(page, desk.server, '/admin', COLLEAGUE);
    await page.waitForURL('**/admin/site');
    await page.getByRole('heading', { name: 'Service areas' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Studio' }).count()).toBe(0);
    const views = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    expect(await views.allTextContents()).toEqual(['Website']);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto(`${desk.server.url}/admin/site?edit=areas/blanco`);
    await page.getByLabel('Opening sentence').fill('Blanco, written by an editor.');
    await page.getByText(/^Draft saved at /).waitFor();
    await page.getByRole('link', { name: 'Publish...' }).click();
    await page.getByRole('button', { name: /^Publish \d/ }).click();
    await page.getByText('Published', { exact: true }).waitFor();
    const live = await (await fetch(`${desk.server.url}/service-area/blanco`)).text();
    expect(live).toContain('Blanco, written by an editor.');
    expect(asked.filter((path) => /^\/api\/(?!content|staff\/me|auth)/.test(path))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('has an account of their own, without what belongs to inquiries', async () => {
    const { page, complaints } = await visit(desk.browser);
    await signIn(page, desk.server, '/admin/account', COLLEAGUE);
    await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
    for (const name of ['Signature and email', 'Your reply templates', 'Notifications on this device'])
      expect(await page.getByRole('heading', { name }).count(), name).toBe(0);
    await expectAccessible(page);
    for (const closed of ['board', 'reports', 'mail', 'newsletter', 'staff', 'privacy']) {
      await page.goto(`${desk.server.url}/admin/${closed}`);
      await page.getByRole('heading', { name: 'No access' }).waitFor();
    }
    await page.getByRole('link', { name: 'Back to dashboard' }).click();
    await page.waitForURL('**/admin/site');
    expect(complaints).toEqual([]);
  });
});
