/**
 * Visitors' text stays plain text wherever it appears (requirements §13, §15). Hostile texts go through the real product;
 * then a real browser opens every page and every email that shows them, and the test reads the exports.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenFor } from '../server/inquiries/private-link.ts';
import { type MailServer, parseMail, startMailServer } from '../server/testing/mail-server.ts';
import { hasChromium, visit } from '../tests/support/browser.ts';
import { type Desk, openDesk } from '../tests/support/dashboard.ts';

/** Part of each text, so that the test detects a page that shows none. */
const MARK = 'zq7';
const SECRET = 'a secret of this test alone, long enough';

const HOSTILE = [
  `<planted-mark></planted-mark><script>window.planted=1</script>${MARK}`,
  `<img src=x onerror="window.planted=2"><planted-mark>${MARK}`,
  `"><svg onload=window.planted=3><planted-mark>${MARK}`,
  `'><planted-mark onmouseover='window.planted=4'>${MARK}`,
  `</script><script>window.planted=5</script><planted-mark>${MARK}`,
  `</textarea></title></style><planted-mark>${MARK}<script>window.planted=6</script>`,
  `<!--><planted-mark><iframe srcdoc="<script>parent.planted=7</script>">${MARK}`,
  `<a href="javascript:window.planted=8">${MARK}</a><planted-mark>`,
  `{{constructor.constructor("window.planted=9")()}}\${window.planted=9}${MARK}`,
  `=HYPERLINK("javascript:window.planted=10","${MARK}")<planted-mark>`,
  `${MARK}\r\nBcc: victim@example.net\r\n\r\n<planted-mark>`,
  `<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=/planted"><planted-mark>${MARK}`,
  `<form action="https://evil.example"><input name=planted><planted-mark>${MARK}`,
  `javascript:window.planted=11//${MARK}`,
];
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const emailOf = (n: number) => `visitor${n}@example.com`;

describe.skipIf(!hasChromium)('text that strangers wrote', () => {
  let desk: Desk;
  let mailServer: MailServer;
  let cookie: string;
  const ids: string[] = [];

  beforeAll(async () => {
    mailServer = await startMailServer();
    desk = await openDesk({ SMTP_URL: mailServer.url, SECRET });
    const signIn = await call('POST', '/api/auth/sign-in/email', {
      email: 'olivia@example.com',
      password: 'a long enough password',
    });
    cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] as string;
    for (const [n, text] of HOSTILE.entries()) await passThrough(n, text);
    // The outbox sends while the browser loads pages: two emails per request, one per reply, addition and correction.
    await mailServer.takes(HOSTILE.length * 5, 90_000);
  });
  afterAll(async () => {
    await desk?.close();
    await mailServer?.stop();
  });

  const call = (method: string, path: string, body?: object) =>
    fetch(desk.server.url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  const mustCall = async (method: string, path: string, body?: object) => {
    const answer = await call(method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(body)}`).toBeLessThan(300);
    return (await answer.json()) as Record<string, unknown>;
  };

  /** Enters a text in every field that people can fill. */
  async function passThrough(n: number, text: string) {
    const { member, link } = (await mustCall('POST', '/api/staff', {
      // A name with a line break in it is refused.
      name: oneLine(text),
      email: `colleague${n}@example.com`,
      role: 'staff',
    })) as { member: { id: string }; link: string };
    const id = await desk.inquiry(text, {
      email: emailOf(n),
      phone: text.slice(0, 40),
      message: `${text} and eleven acres outside of Blanco.`,
      source: {
        landingPage: `/${text}`,
        referrer: text,
        utmSource: text,
        utmMedium: text,
        utmCampaign: text,
      },
      hoursAgo: 30,
    });
    ids.push(id);
    await mustCall('PATCH', `/api/inquiries/${id}`, { notes: text, assigneeId: member.id });
    await mustCall('POST', `/api/inquiries/${id}/contacts`, { kind: 'call', text });
    await mustCall('POST', `/api/inquiries/${id}/replies`, { subject: text, text });
    await mustCall('POST', '/api/views', {
      name: text.slice(0, 60),
      query: `q=${encodeURIComponent(text)}&source=${MARK}`,
    });
    await call('POST', '/api/newsletter', { email: `reader${n}@example.com`, page: `/${text}` });
    for (const [action, fields] of [
      ['add', { text }],
      ['contact', { email: emailOf(n), phone: `0${text}`.slice(0, 40) }],
    ] as const) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const url = `${desk.server.url}/inquiry/${tokenFor(SECRET, id, 1)}/${action}`;
      expect((await fetch(url, { method: 'POST', body: form, redirect: 'manual' })).status, action).toBe(303);
    }
    // The colleague signs in under that name and makes a change.
    if (n % 5 === 0) {
      const token = new URL(link).searchParams.get('token');
      const password = 'yet another long password';
      const setUp = await call('POST', '/api/staff/set-up', { token, password });
      expect(setUp.status).toBeLessThan(300);
    }
  }

  /** @param shows minimum number of marks on the page. */
  async function expectInert(page: Page, where: string, shows: number) {
    await expect
      .poll(() => marksShown(page), { timeout: 20_000, message: `${where} shows the texts` })
      .toBeGreaterThanOrEqual(shows);
    await expectNothingMade(page, where);
  }

  async function expectNothingMade(page: Page, where: string) {
    const made = await page.evaluate(() => ({
      ran: (globalThis as { planted?: unknown }).planted ?? null,
      elements: [...document.querySelectorAll('*')]
        .filter(
          (each) =>
            each.localName === 'planted-mark' ||
            each.matches('iframe, base, meta[http-equiv="refresh" i], [name="planted"]') ||
            [...each.attributes].some(
              ({ name, value }) =>
                /^on/i.test(name) ||
                (/^(href|src|action|formaction)$/i.test(name) && /^\s*javascript:/i.test(value)),
            ),
        )
        .map((each) => each.outerHTML.slice(0, 200)),
      address: location.pathname,
    }));
    expect(made.ran, where).toBeNull();
    expect(made.elements, where).toEqual([]);
    expect(made.address, where).not.toBe('/planted');
  }

  it('stays text on every page of the dashboard', async () => {
    const office = await desk.signedIn();
    const { page } = office;
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await expectInert(page, 'the list', 5);
    for (const id of ids) {
      await page.goto(`${desk.server.url}/admin?inquiry=${id}`);
      // Name, phone, message, source, note, contact, reply, addition and correction.
      await expectInert(page, `the inquiry of ${HOSTILE[ids.indexOf(id)]}`, 6);
    }
    for (const [path, shows] of [
      ['/admin/board', 5],
      ['/admin/reports', 3],
      ['/admin/mail', 0],
      ['/admin/newsletter', 0],
      ['/admin/privacy', 0],
      ['/admin/staff', HOSTILE.length],
      ['/admin/account', 0],
      [
        `/admin?q=${encodeURIComponent(HOSTILE[2] as string)}&area=${encodeURIComponent(HOSTILE[3] as string)}`,
        0,
      ],
      [`/admin/${encodeURIComponent(HOSTILE[0] as string)}`, 0],
    ] as const) {
      await page.goto(desk.server.url + path);
      await page.waitForLoadState('load');
      await expectInert(page, path, shows);
    }
    expect(dialogs).toEqual([]);
    // The browser would log a script or frame that the policy blocked after its creation.
    expect(office.complaints.filter((each) => /Content Security Policy|Refused to/i.test(each))).toEqual([]);
  }, 240_000);

  it('stays text on the visitor’s own page, and in a form that comes back', async () => {
    const visitor = await visit(desk.browser);
    const { page } = visitor;
    for (const id of ids) {
      await page.goto(`${desk.server.url}/inquiry/${tokenFor(SECRET, id, 1)}`);
      await expectInert(page, 'the page of one’s own request', 3);
    }
    for (const text of HOSTILE) {
      await page.goto(`${desk.server.url}/contact`);
      await page.locator('form [name="name"]').first().fill(oneLine(text));
      await page.locator('form [name="message"]').first().fill(text);
      // As a browser without JavaScript sends it: the response is the page with the typed text.
      await Promise.all([
        page.waitForEvent('load'),
        page.evaluate(() => {
          const field = document.querySelector('form [name="message"]') as HTMLTextAreaElement;
          HTMLFormElement.prototype.submit.call(field.form);
        }),
      ]);
      expect(await page.locator('form [name="message"]').first().inputValue()).toContain(MARK);
      await expectNothingMade(page, 'the form that comes back');
    }
    for (const text of HOSTILE) {
      const part = encodeURIComponent(text);
      for (const path of [
        `/service-area/${part}`,
        `/${part}`,
        `/contact?service=${part}&area=${part}`,
        `/contact/thank-you?reference=${part}`,
        `/cost-comparison/estimate?area=${part}`,
      ]) {
        await page.goto(desk.server.url + path);
        await expectNothingMade(page, path);
      }
    }
    expect(visitor.complaints.filter((each) => /Content Security Policy|Refused to/i.test(each))).toEqual([]);
  }, 240_000);

  it('stays text in every mail, and splits no header', async () => {
    // A page without a policy, as in a mail program.
    const reader = await visit(desk.browser);
    let seen = 0;
    for (const one of mailServer.received) {
      const mail = await parseMail(one);
      expect(one.to).toHaveLength(1);
      expect(one.to.join()).not.toContain('victim');
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.to).toHaveLength(1);
      await reader.page.setContent(mail.html ?? '');
      await expectNothingMade(reader.page, `the mail “${mail.subject}”`);
      if ((await marksShown(reader.page)) > 0) {
        expect(mail.text).toContain(MARK);
        seen++;
      }
    }
    expect(seen).toBeGreaterThanOrEqual(HOSTILE.length * 3);
  });
});

/** The number of marks in the page's visible text, without data of scripts. */
const marksShown = (page: Page): Promise<number> =>
  page.evaluate((mark) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let shown = 0;
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode as Text;
      if (!parentElement?.closest('script, style, template')) shown += data.split(mark).length - 1;
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      shown += field.value.split(mark).length - 1;
    return shown;
  }, MARK);
