/** The dashboard as an app on staff's phones: installation and notifications (docs/decisions/0026). */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PushPayload } from '#contract/staff/push.ts';
import {
  CHROMIUM_WITH_WINDOWS,
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  launchBrowser,
  PHONE,
  visit,
} from '../tests/support/browser.ts';
import { OWNER, openOffice, sendInquiry } from '../tests/support/office.ts';
import type { RunningServer } from '../tests/support/running-server.ts';

type Shown = { title: string; body: string; data: { href: string } };

describe.skipIf(!hasChromium)('the dashboard on a phone', () => {
  let server: RunningServer;
  let browser: Browser;
  /** Service workers need a secure context, which localhost is. */
  let site: string;
  beforeAll(async () => {
    const launched = launchBrowser({ executablePath: CHROMIUM_WITH_WINDOWS });
    [server, browser] = await Promise.all([openOffice(), launched]);
    site = server.url.replace('127.0.0.1', 'localhost');
  });
  afterAll(() => Promise.all([browser?.close(), server?.remove()]));

  async function signedInAt(path: string) {
    const { page, context, complaints } = await visit(browser, { viewport: PHONE });
    await context.grantPermissions(['notifications'], { origin: site });
    const data = { email: OWNER.email, password: OWNER.password };
    await page.request.post(`${site}/api/auth/sign-in/email`, { data });
    await page.goto(site + path);
    await hydrated(page);
    return { page, context, complaints };
  }

  /** Replaces the browser's push service on the internet with one that returns an address and does nothing else. */
  const withPushService = (context: BrowserContext) =>
    context.addInitScript(() => {
      let current: object | null = null;
      const subscription = {
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
          keys: {
            p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
            auth: 'tBHItJI5svbpez7KI4CCXg',
          },
        }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          current = subscription;
          return subscription;
        },
        getSubscription: async () => current,
      });
    });

  it('can be installed: a manifest with icons of its own, on the pages of staff alone', async () => {
    const { page, context } = await signedInAt('/admin');
    const cdp = await context.newCDPSession(page);
    const { url, errors, data } = await cdp.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual(['/admin/app/dashboard.webmanifest', []]);
    const manifest = JSON.parse(data as string);
    expect(manifest).toMatchObject({ start_url: '/admin', scope: '/admin', display: 'standalone' });
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    // A test's context is a private window, which can't install apps. No other error is allowed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    for (const icon of [...manifest.icons.map(({ src }: { src: string }) => src), touch]) {
      const answer = await page.request.get(site + icon);
      expect([answer.status(), answer.headers()['content-type']], icon).toEqual([200, 'image/png']);
    }
    await page.goto(site);
    expect(await page.locator('link[rel="manifest"]').count()).toBe(0);
  });

  it('has a worker that is looked for anew each time, for the pages of staff alone', async () => {
    const { page } = await signedInAt('/admin');
    const answer = await page.request.get(`${site}/admin/worker.js`);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'service-worker-allowed': '/admin',
    });
    expect(answer.headers()['content-security-policy']).toContain("script-src 'self'");
    await registered(page);
    await page.goto(site);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  it('shows what it is told, without a name, groups it, and opens the inquiry', async () => {
    const id = await sendInquiry(server, { name: 'Rosa Delgado', serviceType: 'remodel' });
    const { page, context, complaints } = await signedInAt('/admin/account');
    const deliver = await pushTo(page, context);
    await deliver({ kind: 'new', count: 1, inquiry: id, town: 'Blanco', service: 'Remodel' });
    const [first] = await shown(page, 1);
    expect(first).toMatchObject({ title: 'New inquiry', body: 'Remodel, Blanco' });
    expect(JSON.stringify(first)).not.toMatch(/Rosa|Delgado|example\.com/);
    await press(context);
    await page.waitForURL(`${site}/admin?inquiry=${id}`);
    await page.getByRole('heading', { name: 'Rosa Delgado' }).waitFor();
    await deliver({ kind: 'new', count: 1, inquiry: 'one', town: null, service: null });
    await shown(page, 1);
    await deliver({ kind: 'new', count: 2, inquiry: null, town: null, service: null });
    await expect.poll(async () => (await shown(page, 1))[0]?.title).toBe('3 new inquiries');
    expect(complaints).toEqual([]);
  });

  it('is turned on and off, chosen and listed on the account page; signing out ends it', async () => {
    const { page, context } = await signedInAt('/admin');
    await withPushService(context);
    await page.goto(`${site}/admin/account`);
    await hydrated(page);
    const devices = page.getByRole('list', { name: 'Devices with notifications' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await page.getByText(/· this device/).waitFor();
    expect(await devices.count()).toBe(1);
    await page.getByLabel('Inquiries assigned to me').uncheck();
    await page.getByLabel('Quiet hours (Central Time)').check();
    await page.getByLabel('From', { exact: true }).fill('21:30');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Save notifications' }).click();
    await page.getByText('Saved', { exact: true }).first().waitFor();
    const own = async () => (await page.request.get(`${site}/api/staff/push`)).json();
    expect((await own()).choices).toEqual({
      kinds: ['new', 'overdue', 'answer'],
      quiet: { from: '21:30', until: '07:00' },
    });
    await page.getByRole('button', { name: 'Turn off', exact: true }).click();
    await expect.poll(async () => (await own()).devices).toEqual([]);
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await page.getByText(/· this device/).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('[popover]').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    const data = { email: OWNER.email, password: OWNER.password };
    await page.request.post(`${site}/api/auth/sign-in/email`, { data });
    expect((await own()).devices).toEqual([]);
  });

  const registered = (page: Page) =>
    page.evaluate(async () => {
      await navigator.serviceWorker.register('/admin/worker.js', { scope: '/admin' });
      await navigator.serviceWorker.ready;
    });

  async function pushTo(page: Page, context: BrowserContext) {
    const cdp = await context.newCDPSession(page);
    await cdp.send('ServiceWorker.enable');
    const id = registrationOf(cdp);
    await registered(page);
    const registrationId = await id;
    let count = 0;
    return (payload: Omit<PushPayload, 'id'>) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        ...{ origin: site, registrationId },
        data: JSON.stringify({ ...payload, id: `message-${++count}` }),
      });
  }

  const registrationOf = (cdp: CDPSession) =>
    new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL === `${site}/admin`);
        if (ours) resolve(ours.registrationId);
      });
    });

  const shown = async (page: Page, count: number): Promise<Shown[]> => {
    const now = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/admin');
        const notices = (await registration?.getNotifications()) ?? [];
        return notices.map(({ title, body, data }) => ({ title, body, data }));
      });
    await expect.poll(async () => (await now()).length).toBe(count);
    return now();
  };

  /** Sends the tap directly to the service worker, because a notification is outside the page. */
  async function press(context: BrowserContext) {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        NotificationEvent: new (name: string, init: object) => Event;
      };
      const [notification] = await scope.registration.getNotifications();
      globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
  }
});
