/** Passkeys in the browser, with Chromium's virtual authenticator (docs/decisions/0013). */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';
import { becomeOwner, OWNER } from '../tests/support/office.ts';
import { type RunningServer, startServer } from '../tests/support/running-server.ts';

describe.skipIf(!hasChromium)('passkeys', () => {
  let server: RunningServer;
  let browser: Browser;
  /** Passkeys work at localhost, but not at an IP address. */
  let site: string;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), sharedBrowser()]);
    site = server.url.replace('127.0.0.1', 'localhost');
    await becomeOwner(server);
  });
  afterAll(() => server?.remove());

  /** A browser with an authenticator, such as a phone's fingerprint reader. */
  async function device(options = {}) {
    const { page } = await visit(browser, options);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return { page, cdp, authenticatorId };
  }

  async function signedInAt(page: Page, path: string) {
    const data = { email: OWNER.email, password: OWNER.password };
    await page.request.post(`${site}/api/auth/sign-in/email`, { data });
    await page.goto(site + path);
    await hydrated(page);
  }

  async function addPasskey(page: Page, name: string) {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Passkey name').fill(name);
    const section = page.locator('form').filter({ has: page.getByLabel('Passkey name') });
    await section.getByLabel('Current password').fill(OWNER.password);
    await section.getByRole('button', { name: 'Continue' }).click();
  }

  const signOut = async (page: Page) => {
    await page.context().clearCookies();
    await page.goto(`${site}/admin`);
    await hydrated(page);
  };
  const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });
  const dashboard = (page: Page) =>
    page.getByRole('heading', { name: 'Admin Dashboard', exact: true }).waitFor();
  const credentials = async (cdp: CDPSession, authenticatorId: string) =>
    (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

  it('are added, named, used to sign in, and removed', async () => {
    const { page, cdp, authenticatorId } = await device({ viewport: PHONE });
    await signedInAt(page, '/admin/account');
    await addPasskey(page, '<b>Phone</b>');
    await page.getByText('<b>Phone</b>', { exact: true }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await credentials(cdp, authenticatorId)).toMatchObject([
      { isResidentCredential: true, rpId: 'localhost', userName: OWNER.email },
    ]);
    await page.getByRole('button', { name: 'Rename <b>Phone</b>' }).click();
    await page.getByLabel('Passkey name').fill('Phone in the truck');
    await page.keyboard.press('Enter');
    await page.getByText('Phone in the truck', { exact: true }).waitFor();

    await signOut(page);
    await expectAccessible(page);
    await signInButton(page).click();
    await dashboard(page);
    await page.goto(`${site}/admin/account`);
    await page
      .getByText(/last used/)
      .first()
      .waitFor();

    await page.getByRole('button', { name: 'Remove Phone in the truck' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await page.getByText('Passkey removed').first().waitFor();
    await expect.poll(() => page.getByText('Phone in the truck', { exact: true }).count()).toBe(0);
    await signOut(page);
    await signInButton(page).click();
    await page.getByText('Unknown passkey. Sign in with your password.').waitFor();
  });

  it('are neither made nor used by a device that can’t verify its person', async () => {
    const { page, cdp, authenticatorId } = await device();
    await signedInAt(page, '/admin/account');
    await addPasskey(page, 'Phone');
    await page.getByText('Phone', { exact: true }).waitFor();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await signOut(page);
    await signInButton(page).click();
    await page.getByText('No passkey was used').waitFor();

    const { page: plain, cdp: plainCdp, authenticatorId: plainId } = await device();
    await plainCdp.send('WebAuthn.setUserVerified', { authenticatorId: plainId, isUserVerified: false });
    await signedInAt(plain, '/admin/account');
    await addPasskey(plain, 'Key');
    await plain.getByText('No passkey was used').waitFor();
    expect(await credentials(plainCdp, plainId)).toEqual([]);
  });

  it('are explained where the address allows none', async () => {
    const { page } = await visit(browser);
    await page.request.post(`${server.url}/api/auth/sign-in/email`, { data: OWNER });
    await page.goto(`${server.url}/admin/account`);
    await hydrated(page);
    await page.getByText('This browser doesn’t support passkeys.').waitFor();
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  });
});
