/** Accounts from the first invitation to the last owner (requirements §13; docs/decisions/0012). */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOfSecret } from '../server/staff/testing/totp.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';
import { becomeOwner, type Credentials, OWNER } from '../tests/support/office.ts';
import { type RunningServer, startServer } from '../tests/support/running-server.ts';

const di = { name: 'Di Lee', email: 'di@example.com', password: 'quite another password' };
const heading = (page: Page, name: string, level = 1) =>
  page.getByRole('heading', { name, level, exact: true }).waitFor();
const titleIn = (html: string) => /<title>([^<]+)</.exec(html)?.[1]?.replaceAll('&amp;', '&');

describe.skipIf(!hasChromium)('staff accounts', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), sharedBrowser()]);
    await becomeOwner(server);
  });
  afterAll(() => server?.remove());

  async function open(path: string, who?: Credentials, options = {}) {
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
    const office = await open('/admin/staff', OWNER);
    await office.page.getByText('(you)').waitFor();
    await expectAccessible(office.page);
    await office.page.getByLabel('Name').fill(di.name);
    await office.page.getByLabel('Email').fill(di.email);
    await office.page.getByRole('button', { name: 'Invite', exact: true }).click();
    await heading(office.page, 'Sign-in link for Di Lee', 2);
    const link = await office.page.getByLabel('Link', { exact: true }).inputValue();
    await expectAccessible(office.page);
    await office.page.getByText('Di Lee', { exact: true }).waitFor();
    await office.page.getByText('Invited', { exact: true }).waitFor();

    const home = await open(new URL(link).pathname + new URL(link).search, undefined, { viewport: PHONE });
    await expect.poll(() => home.page.getByLabel('Name').inputValue()).toBe(di.name);
    expect(await home.page.getByLabel('Email').inputValue()).toBe(di.email);
    expect(await home.page.getByLabel('Email').isEditable()).toBe(false);
    await expectAccessible(home.page);
    await expectNoSidewaysScroll(home.page);
    await home.page.getByLabel('Password', { exact: true }).fill(di.password);
    await home.page.keyboard.press('Enter');
    await heading(home.page, 'Admin Dashboard');
    await home.page.goto(`${server.url}/admin/staff`);
    await heading(home.page, 'No access');

    await home.page.getByRole('button', { name: 'More', exact: true }).click();
    await home.page.getByRole('link', { name: 'Account', exact: true }).click();
    await home.page.getByRole('button', { name: 'Turn on two-factor sign-in' }).click();
    await home.page.getByLabel('Current password').first().fill('not the password');
    await home.page.keyboard.press('Enter');
    await home.page.getByText('The password is wrong.').waitFor();
    await home.page.getByLabel('Current password').first().fill(di.password);
    await home.page.keyboard.press('Enter');
    await home.page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await expectAccessible(home.page);
    await expectNoSidewaysScroll(home.page);
    const secret = ((await home.page.locator('code').textContent()) ?? '').replace(/\s/g, '');
    await home.page.getByLabel('Verification code', { exact: true }).fill(codeOfSecret(secret));
    await home.page.getByRole('button', { name: 'Confirm' }).click();
    await home.page.getByText('Your recovery codes').waitFor();
    const codes = await home.page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').all();
    expect(codes).toHaveLength(10);
    const recoveryCode = await codes[0]?.textContent();
    await expectAccessible(home.page);
    await home.page.getByRole('button', { name: 'I’ve saved them' }).click();
    await home.page.getByText('On.', { exact: true }).waitFor();

    const site = await open('/admin');
    await site.page.getByLabel('Email').fill(di.email);
    await site.page.getByLabel('Password', { exact: true }).fill(di.password);
    await site.page.keyboard.press('Enter');
    await site.page.getByRole('button', { name: 'Use a recovery code' }).click();
    await site.page.getByLabel('Recovery code').fill(recoveryCode as string);
    await site.page.keyboard.press('Enter');
    await heading(site.page, 'Admin Dashboard');

    await home.page.reload();
    await home.page.getByText('this session').waitFor();
    await expectAccessible(home.page);
    await home.page.getByRole('button', { name: 'Sign out other devices' }).click();
    await home.page.getByText('Other devices signed out').first().waitFor();
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
    const office = await open('/admin/staff', OWNER, { viewport: PHONE });
    const { page } = office;
    const button = page.getByRole('button', { name: 'Remove two-factor sign-in for Di Lee' });
    await button.click();
    await heading(page, 'Remove two-factor sign-in from Di Lee’s account?', 3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('button', { name: /^Remove two-factor/ }).count()).toBe(1);

    await button.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove two-factor sign-in' }).click();
    await page.getByText('Two-factor sign-in removed').first().waitFor();
    await page.getByText('Olivia Owner removed two-factor sign-in from Di Lee’s account').waitFor();
    await button.waitFor({ state: 'detached' });
    expect(office.complaints).toEqual([]);

    const home = await open('/admin');
    await home.page.getByLabel('Email').fill(di.email);
    await home.page.getByLabel('Password', { exact: true }).fill(di.password);
    await home.page.keyboard.press('Enter');
    await heading(home.page, 'Admin Dashboard');
    for (const visitor of [office, home]) await visitor.close();
  });

  it('become an owner’s, or are disabled, only after a question that says what will happen', async () => {
    const { page, complaints } = await open('/admin/staff', OWNER, { viewport: PHONE });
    const role = page.getByLabel('Role for Di Lee');
    await role.selectOption('owner');
    await heading(page, 'Make Di Lee an owner?', 3);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await role.inputValue()).toBe('staff');
    await role.selectOption('owner');
    await page.getByRole('button', { name: 'Make owner' }).click();
    await page.getByText('Role changed').first().waitFor();
    await expect.poll(() => role.inputValue()).toBe('owner');
    // Moves the pointer as a person does: a click without a movement is ignored for a moment after rows change places.
    await page.mouse.move(0, 0);
    await role.selectOption('staff');
    await heading(page, 'Change Di Lee from owner to staff?', 3);
    await page.getByRole('button', { name: 'Change to staff' }).click();
    await expect.poll(() => role.inputValue()).toBe('staff');

    await page.getByRole('button', { name: 'Disable Di Lee' }).click();
    await heading(page, 'Disable Di Lee’s account?', 3);
    await page.getByText('Di Lee won’t be able to sign in').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await page.getByText('Account disabled').first().waitFor();
    await page.getByRole('button', { name: 'Enable Di Lee' }).click();
    await page.getByText('Account enabled').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('and visitors find the not-found page of requirements §3.16 at an unknown address', async () => {
    for (const who of [undefined, OWNER]) {
      const { page, close } = await open('/admin', who);
      await page.goto(`${server.url}/admin/attic`);
      await heading(page, '404 Page Not Found');
      await page.getByText('Did you forget to add the page to the router?').waitFor();
      await expectAccessible(page);
      const answer = await page.request.get(`${server.url}/admin/attic`);
      expect(answer.status()).toBe(404);
      expect(answer.headers()['x-robots-tag']).toBe('noindex');
      expect(titleIn(await answer.text())).toBe(await page.title());
      await close();
    }
  });
});
