/** A conversation that continues by email, on the timeline, on a phone, and on the visitor's own page. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, hasChromium, PHONE } from '../tests/support/browser.ts';
import { deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { happened, MAILBOX, replyCameBack } from '../tests/support/incoming-mail.ts';
import { postJson } from '../tests/support/office.ts';

const quoted = 'Olivia wrote:\n> When may we walk the lot?';
const survey = { n: 1, name: 'survey.pdf', type: 'application/pdf', bytes: 1_240_000 };

describe.skipIf(!hasChromium)('a conversation by email', () => {
  const desk = deskForTests(() => openDesk(MAILBOX));

  /** Adds the visitor's answer by email. */
  const answered = (id: string, more: { from?: string; subject?: string; text?: string } = {}) =>
    happened(desk.server, id, 'visitor-message', {
      text: more.text ?? 'Saturday morning suits us.\nThe gate is open.',
      attachments: [],
      mail: {
        ...{ inboundId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', from: more.from ?? null },
        ...{ subject: more.subject ?? 'Re: Your request', quoted, files: [survey] },
      },
    });

  const said = (page: Page) => page.locator('li[data-event=visitor-message]');

  it('shows the visitor’s words; what they quote unfolds by keyboard, and files are downloads', async () => {
    const id = await desk.inquiry('Rosa Delgado');
    await answered(id);
    const { page, complaints } = await desk.opened(id);
    await said(page).getByText('sent a message by email, with a file').waitFor();
    await said(page).getByText('Saturday morning suits us.').waitFor();
    const quote = said(page).getByText('> When may we walk the lot?');
    expect(await quote.isVisible()).toBe(false);
    await said(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await quote.waitFor();
    const file = said(page).getByRole('link', { name: 'survey.pdf 1.2 MB' });
    expect(await file.getAttribute('href')).toBe('/api/inbound/7c9e6679-7425-40de-944b-e07fc1f90ae7/files/1');
    expect(await file.getAttribute('download')).toBe('survey.pdf');
    await expectAccessible(page);
    // A reload closes the quotation again.
    await page.reload();
    await said(page).waitFor();
    expect(await quote.isVisible()).toBe(false);
    expect(complaints.filter((each) => !each.includes('404'))).toEqual([]);
  });

  it('joins the conversation that is open, and moves nothing else', async () => {
    const id = await desk.inquiry('Lena Live');
    const { page } = await desk.opened(id);
    await page.locator('textarea[data-note]').fill('Half a sentence');
    await answered(id);
    await said(page).getByText('Saturday morning suits us.').waitFor();
    expect(await page.locator('textarea[data-note]').inputValue()).toBe('Half a sentence');
    await page.locator('[data-changed]').getByText('The client updated this inquiry.').waitFor();
  });

  it('names another sender than the request’s, and a subject of their own', async () => {
    const id = await desk.inquiry('Tom Whitfield');
    await answered(id, { from: 'sam@example.org', subject: 'Gate code for Saturday' });
    const { page } = await desk.opened(id);
    await said(page).getByText('sent a message by email from sam@example.org, with a file').waitFor();
    await said(page).getByText('Gate code for Saturday').waitFor();
  });

  it('says in red why an email came back, in plain words and in the mail server’s', async () => {
    const id = await desk.inquiry('Bo Bounce');
    await replyCameBack(desk.server, id, 'bo.bounce@example.com', '5.1.1 smtp; 550 No such user here');
    const { page } = await desk.opened(id);
    const line = page.locator('li[data-event=mail-bounced]');
    await line.getByText('Our email to bo.bounce@example.com bounced.').waitFor();
    await line.getByText('This email address doesn’t exist.').waitFor();
    await line.getByText('The mail server said: 5.1.1 smtp; 550 No such user here').waitFor();
    await line.getByRole('button', { name: 'Resend' }).waitFor();
    await expectAccessible(page);
    // The outbox lists it, too.
    await page.goto(`${desk.server.url}/admin/mail?box=outbox`);
    await page.getByRole('heading', { name: 'Bounced' }).waitFor();
    await page.locator('[data-mail-state=bounced]').getByText('This email address doesn’t exist.').waitFor();
  });

  it('shows a machine’s answer as a quiet line that unfolds', async () => {
    const id = await desk.inquiry('Amy Away');
    await happened(desk.server, id, 'mail-auto-reply', {
      inboundId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      ...{ from: 'amy.away@example.com', subject: 'Out of the office', text: 'I am back on the 4th.' },
    });
    const { page } = await desk.opened(id);
    const line = page.locator('li[data-event=mail-auto-reply]');
    expect(await line.getByText('I am back on the 4th.').isVisible()).toBe(false);
    await line.getByText('Auto-reply from amy.away@example.com: Out of the office').click();
    await line.getByText('I am back on the 4th.').waitFor();
  });

  it('reads as a conversation on a phone, from its newest words, and loses nothing of the record', async () => {
    const message = `${'We own eleven acres with a ledge that faces south. '.repeat(30)}`.trim();
    const id = await desk.inquiry('Petra Phone', { phone: '979-555-0117', message });
    const { page } = await desk.signedIn({ viewport: PHONE });
    await page.request.put(`${desk.server.url}/api/inquiries/${id}/read`);
    await answered(id);
    await page.reload();
    await page.getByRole('button', { name: 'Petra Phone', exact: true }).click();
    await expect.poll(() => isInSight(page, 'li[data-event=visitor-message]')).toBe(true);
    const [request, answer] = [page.locator('[data-message]'), said(page)];
    const reply = { subject: 'Your request', text: 'Saturday it is.' };
    await page.request.post(`${desk.server.url}/api/inquiries/${id}/replies`, { data: reply });
    await page.reload();
    const studio = page.locator('li[data-event=mail]');
    await studio.waitFor();
    const boxes = await Promise.all([request, answer, studio].map((each) => each.boundingBox()));
    const [first, second, third] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(second?.y).toBeLessThan(third?.y ?? 0);
    const details = page.getByRole('region', { name: 'Inquiry details' });
    for (const part of [
      'petra.phone@example.com',
      '979-555-0117',
      'Created',
      'Last updated',
      'Inquiry ID',
      id,
    ])
      expect(await details.getByText(part, { exact: true }).first().isVisible()).toBe(true);
    expect(await page.locator('textarea[data-note]').isVisible()).toBe(true);
    expect(await page.locator('select[data-status-select]').isVisible()).toBe(true);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  it('shows the visitor their own email on the page of the request, without quoted text', async () => {
    const sent = { name: 'Vera Visitor', email: 'vera@example.com', elapsed: 60_000 };
    const message = 'We have eleven acres outside of Blanco and would like to build there.';
    const receipt = await postJson(desk.server, '/api/inquiries', { ...sent, message });
    const { id, link } = (await receipt.json()) as { id: string; link: string };
    await answered(id);
    const html = await (await fetch(desk.server.url + link)).text();
    expect(html).toMatch(/You<!-- --> <!-- -->replied by email|You replied by email/);
    expect(html).toContain('Saturday morning suits us.');
    expect(html).toContain('survey.pdf');
    expect(html).not.toContain('When may we walk the lot?');
    expect(html).not.toContain('/api/inbound');
  });
});

/** Whether the whole element is visible, or its beginning if it is taller than the screen. */
const isInSight = (page: Page, selector: string) =>
  page.evaluate((sought) => {
    const box = document.querySelector(sought)?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && (box.bottom <= innerHeight || box.height > innerHeight);
  }, selector);
