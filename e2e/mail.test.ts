/** Mail as staff see it: waiting mail, refused mail with the server's message, and sending it again (requirements §15). */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, smtpError, startMailServer } from '../server/testing/mail-server.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';
import { openOffice, sendInquiry, signIn } from '../tests/support/office.ts';
import type { RunningServer } from '../tests/support/running-server.ts';

const refused = '5.1.1 <visitor@example.com>: Recipient address rejected';

describe.skipIf(!hasChromium)('mail in the dashboard', () => {
  let browser: Browser;
  let mailServer: MailServer;
  beforeAll(async () => {
    [mailServer, browser] = await Promise.all([startMailServer(), sharedBrowser()]);
  });
  afterAll(() => mailServer?.stop());

  async function office(settings: Record<string, string>): Promise<RunningServer> {
    const server = await openOffice(settings);
    await sendInquiry(server, { name: 'Vera Visitor', email: 'visitor@example.com' });
    return server;
  }

  async function openMail(server: RunningServer, page: Page): Promise<void> {
    await signIn(page, server, '/admin/mail');
    await page.getByRole('heading', { name: 'Email', exact: true }).waitFor();
  }

  it('shows a refused mail in red with the server’s words, and sends it again', async () => {
    mailServer.behaviour.onRecipient = (address) => {
      if (address === 'visitor@example.com') throw smtpError(550, refused);
    };
    const server = await office({ SMTP_URL: mailServer.url });
    await mailServer.takes(1);
    const { page, complaints, close } = await visit(browser);
    await openMail(server, page);
    const dead = page.getByRole('region', { name: 'Not delivered (1)' });
    await dead.getByText(`The mail server said: 550 ${refused}`).waitFor();
    await dead.getByText('Not delivered after 1 attempt').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);

    mailServer.behaviour.onRecipient = undefined;
    await dead.getByRole('button', { name: 'Resend' }).click();
    await page.getByText('Resending').first().waitFor();
    const taken = await mailServer.takes(2);
    expect(taken.map(({ to }) => to[0]).sort()).toEqual([
      'studio@ledgeandframe.example',
      'visitor@example.com',
    ]);
    await page.reload();
    await page.getByText('All emails have been sent.').waitFor();
    expect(complaints).toEqual([]);
    await close();
    await server.remove();
  });

  it('says how many wait while no mail server is set', async () => {
    const server = await office({});
    const { page, complaints, close } = await visit(browser);
    await openMail(server, page);
    await page.getByRole('heading', { name: 'Waiting (2)' }).waitFor();
    await page.getByText('Email isn’t set up. Messages wait here').waitFor();
    await page.goto(`${server.url}/admin`);
    await page.getByText('2 emails not sent: email isn’t set up').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
    await server.remove();
  });
});
