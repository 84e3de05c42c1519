/** Accounts from the first invitation to the last owner (product decision §8; docs/decisions/0018). */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firm } from '#content/firm.ts';
import { codeOfSecret } from '../../server/staff/testing/totp.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  launchBrowser,
  PHONE,
  visit,
} from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

const owner = { name: 'Olivia Owner', email: 'olivia@example.com', password: 'a long enough password' };
const di = { name: 'Di Lee', email: 'di@example.com', password: 'quite another password' };
const heading = (page: Page, name: string, level = 1) =>
  page.getByRole('heading', { name, level, exact: true }).waitFor();
const titleIn = (html: string) => /<title>([^<]+)</.exec(html)?.[1]?.replaceAll('&amp;', '&');

describe.skipIf(!hasChromium)('staff accounts', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), launchBrowser()]);
    const token = new URL(server.setUpLink() as string).searchParams.get('token');
    const setUp = async () =>
      (
        await fetch(`${server.url}/api/staff/set-up`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...owner, token }),
        })
      ).status;
    // A server that has just started on a busy machine may answer 503 first.
    await vi.waitFor(async () => expect(await setUp()).toBe(201), { interval: 1000, timeout: 20_000 });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  async function open(path: string, who?: typeof owner, options = {}) {
    const visitor = await visit(browser, options);
    if (who) {
      const data = { email: who.email, password: who.password };
      await visitor.page.request.post(`${server.url}/api/auth/sign-in/email`, { data });
    }
    await visitor.page.goto(server.url + path);
    await hydrated(visitor.page);
    return visitor;
  }

  it('go from an invitation to a second factor, own sessions, and the end of them', async () => {
    const office = await open('/admin/staff', owner);
    await office.page.getByText('(you)').waitFor();
    await expectAccessible(office.page);
    await office.page.getByLabel('Name').fill(di.name);
    await office.page.getByLabel('E-mail').fill(di.email);
    await office.page.getByRole('button', { name: 'Invite', exact: true }).click();
    await heading(office.page, 'Link for Di Lee', 2);
    const link = await office.page.getByLabel('Link', { exact: true }).inputValue();
    await expectAccessible(office.page);
    await office.page.getByText('Di Lee', { exact: true }).waitFor();
    await office.page.getByText('Invited, has not used the link yet').waitFor();

    const home = await open(new URL(link).pathname + new URL(link).search, undefined, { viewport: PHONE });
    await home.page.getByLabel('Name').fill(di.name);
    await home.page.getByLabel('E-mail').fill(di.email);
    await home.page.getByLabel('Password', { exact: true }).fill(di.password);
    await home.page.keyboard.press('Enter');
    await heading(home.page, 'Admin Dashboard');
    await home.page.goto(`${server.url}/admin/staff`);
    await heading(home.page, 'For owners only');

    await home.page.getByRole('link', { name: di.email }).click();
    await home.page.getByRole('button', { name: 'Turn on two-factor' }).click();
    await home.page.getByLabel('Your password').fill('not the password');
    await home.page.keyboard.press('Enter');
    await home.page.getByText('The password is wrong.').waitFor();
    await home.page.getByLabel('Your password').fill(di.password);
    await home.page.keyboard.press('Enter');
    await home.page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await expectAccessible(home.page);
    await expectNoSidewaysScroll(home.page);
    const secret = ((await home.page.locator('code').textContent()) ?? '').replace(/\s/g, '');
    await home.page.getByLabel('Code', { exact: true }).fill(codeOfSecret(secret));
    await home.page.getByRole('button', { name: 'Confirm' }).click();
    await home.page.getByText('Your recovery codes').waitFor();
    const codes = await home.page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').all();
    expect(codes).toHaveLength(10);
    const recoveryCode = await codes[0]?.textContent();
    await expectAccessible(home.page);
    await home.page.getByRole('button', { name: 'I have kept them' }).click();
    await home.page.getByText('On.', { exact: true }).waitFor();

    const site = await open('/admin');
    await site.page.getByLabel('E-mail').fill(di.email);
    await site.page.getByLabel('Password', { exact: true }).fill(di.password);
    await site.page.keyboard.press('Enter');
    await site.page.getByRole('button', { name: 'Use a recovery code' }).click();
    await site.page.getByLabel('Recovery code').fill(recoveryCode as string);
    await site.page.keyboard.press('Enter');
    await heading(site.page, 'Admin Dashboard');

    await home.page.reload();
    await home.page.getByText('this session').waitFor();
    await expectAccessible(home.page);
    await home.page.getByRole('button', { name: 'End all others' }).click();
    await home.page.getByText('All other sessions ended').first().waitFor();
    await site.page.reload();
    await heading(site.page, 'Sign in');

    await office.page.reload();
    await office.page.getByRole('button', { name: 'Sign out Di Lee everywhere' }).click();
    await office.page.getByText('Signed out everywhere').first().waitFor();
    await office.page.getByText('Olivia Owner signed Di Lee out everywhere').waitFor();
    await office.page.getByText('Di Lee turned on two-factor sign-in').waitFor();
    await home.page.reload();
    await heading(home.page, 'Sign in');
    for (const visitor of [office, home, site]) await visitor.close();
  });

  it('lose their second factor by an owner’s hand, who is asked once more, when phone and codes are lost', async () => {
    const office = await open('/admin/staff', owner, { viewport: PHONE });
    const { page } = office;
    const button = page.getByRole('button', { name: 'Take two-factor off Di Lee' });
    await button.click();
    await heading(page, 'Take two-factor sign-in off the account of Di Lee?', 3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('button', { name: /^Take two-factor off/ }).count()).toBe(1);

    await button.press('Enter');
    await page.getByRole('button', { name: 'Take it off' }).click();
    await page.getByText('Two-factor sign-in taken off').first().waitFor();
    await page.getByText('Olivia Owner took two-factor sign-in off the account of Di Lee').waitFor();
    await button.waitFor({ state: 'detached' });
    expect(office.complaints).toEqual([]);

    const home = await open('/admin');
    await home.page.getByLabel('E-mail').fill(di.email);
    await home.page.getByLabel('Password', { exact: true }).fill(di.password);
    await home.page.keyboard.press('Enter');
    await heading(home.page, 'Admin Dashboard');
    for (const visitor of [office, home]) await visitor.close();
  });

  it('leave the last owner in place', async () => {
    const { page, complaints, close } = await open('/admin/staff', owner);
    await page.getByText('(you)').waitFor();
    expect(await page.getByLabel('Role of Olivia Owner').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Disable Olivia Owner' }).count()).toBe(0);
    const [me] = (await (await page.request.get(`${server.url}/api/staff`)).json()).filter(
      (member: { email: string }) => member.email === owner.email,
    );
    const refused = await page.request.patch(`${server.url}/api/staff/${me.id}`, { data: { role: 'staff' } });
    expect(refused.status()).toBe(403);
    expect(complaints).toEqual([]);
    await close();
  });

  it('say what to do about a forgotten password where no mail can be sent', async () => {
    const { page, close } = await open('/admin');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail').fill('anybody@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Ask an owner of the studio').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to signing in' }).click();
    await heading(page, 'Sign in');
    await close();
  });

  it('have their own page for an address that leads nowhere, and a way back', async () => {
    const { page, close } = await open('/admin/attic', owner);
    await heading(page, 'There is no such page');
    expect(await page.title()).toBe(`Page not found | ${firm.name}`);
    await expectAccessible(page);
    const answer = await page.request.get(`${server.url}/admin/attic`);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    expect(titleIn(await answer.text())).toBe(await page.title());
    await page.getByRole('link', { name: 'Back to the inquiries' }).click();
    await heading(page, 'Admin Dashboard');
    await expect.poll(() => page.title()).toBe(`Admin Dashboard | ${firm.name}`);
    await close();
  });

  it('find each view by the title that the server gave its tab', async () => {
    const { page, close } = await open('/admin', owner);
    const views = await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').all();
    const titles = new Set<string>();
    for (const view of views) {
      const path = (await view.getAttribute('href')) as string;
      const html = await (await page.request.get(server.url + path)).text();
      expect(html).toContain('<meta name="robots" content="noindex"');
      await view.click();
      await expect.poll(() => page.title()).toBe(titleIn(html));
      titles.add(await page.title());
    }
    expect(titles.size).toBe(7);
    await close();
  });
});
