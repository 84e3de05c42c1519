/** A server with an owner, a colleague and generated visitors, for browser tests of the dashboard. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { sharedBrowser, visit } from './browser.ts';
import { type Credentials, OWNER, openOffice, sendInquiry, signIn } from './office.ts';
import type { RunningServer } from './running-server.ts';

const HOUR = 3_600_000;

export type Desk = Awaited<ReturnType<typeof openDesk>>;
export type DeskWithMail = Awaited<ReturnType<typeof openDeskWithMail>>;

/** @param settings environment variables of the server. */
export async function openDesk(settings: Record<string, string> = {}) {
  const [server, browser] = await Promise.all([openOffice(settings), sharedBrowser()]);
  return {
    server,
    browser,
    /** Sends a request, and makes it `hoursAgo` old. */
    async inquiry(name: string, { hoursAgo = 0, ...fields }: { hoursAgo?: number } & Partial<Inquiry> = {}) {
      const id = await sendInquiry(server, { name, ...fields });
      if (hoursAgo > 0) age(server, id, hoursAgo);
      return id;
    },
    /** Moves a meeting the given number of days into the past, where the product books none. */
    backdate: (meetingId: string, days: number) => backdate(server, meetingId, days),
    signedIn: (options?: BrowserContextOptions, who: Credentials = OWNER, path = '/admin') =>
      signedIn(server, browser, options, who, path),
    /** Opens an inquiry, and waits until its conversation is loaded. */
    async opened(id: string, options?: BrowserContextOptions, who: Credentials = OWNER) {
      const visitor = await signedIn(server, browser, options, who, '/admin');
      await visitor.page.goto(`${server.url}/admin?inquiry=${id}`);
      await visitor.page.locator('#inquiry-name').waitFor();
      await visitor.page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first().waitFor();
      return visitor;
    },
    close: () => server.remove(),
  };
}

/** A desk for the enclosing `describe`: opened before its tests, closed after them. */
export function deskForTests<T extends Desk>(open: () => Promise<T>): T {
  const desk = {} as T;
  beforeAll(async () => void Object.assign(desk, await open()));
  afterAll(() => desk.close());
  return desk;
}

/** Opens a desk with a mail server that accepts all mail. */
export async function openDeskWithMail() {
  const mailServer = await startMailServer();
  const desk = await openDesk({ SMTP_URL: mailServer.url });
  return {
    ...desk,
    mailServer,
    async close() {
      await desk.close();
      await mailServer.stop();
    },
  };
}

async function signedIn(
  server: RunningServer,
  browser: Browser,
  options: BrowserContextOptions = {},
  who: Credentials,
  path: string,
) {
  const visitor = await visit(browser, options);
  await signIn(visitor.page, server, path, who);
  await visitor.page.waitForSelector('[data-inquiry], [data-card], [data-empty]');
  return visitor;
}

export const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

type Place = { x: number; y: number };

/** A point on a control, in pixels of the window. */
export async function placeOf(control: Locator): Promise<Place> {
  const { x, y } = (await control.boundingBox()) as Place;
  return { x: x + 9, y: y + 9 };
}

/**
 * An accidental second click at the worst moment: right when another person's row moves under the pointer.
 * @returns a function that waits for the click, and returns the text of the button that was clicked.
 */
export async function clickOnNextSubject(page: Page, place: Place): Promise<() => Promise<string | null>> {
  const hit = await page.evaluateHandle(({ x, y }) => {
    const found = () => document.elementFromPoint(x, y);
    const subject = () => found()?.closest('[data-subject]')?.getAttribute('data-subject') ?? null;
    const before = subject();
    const click = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
    const words = new Promise<string | null>((resolve) =>
      new MutationObserver((_changes, observer) => {
        if ([null, before].includes(subject())) return;
        observer.disconnect();
        resolve(found()?.closest('button')?.textContent ?? null);
        found()?.dispatchEvent(new MouseEvent('click', click));
      }).observe(document.body, { subtree: true, childList: true, attributes: true }),
    );
    return { words };
  }, place);
  return () => hit.evaluate(({ words }) => words);
}

/** Dates an inquiry back in the database, because the product offers no way to do so. */
function age({ dataDir }: RunningServer, id: string, hours: number): void {
  const db = new DatabaseSync(join(dataDir, 'ledge-frame.sqlite'));
  db.exec('pragma busy_timeout = 5000');
  const at = new Date(Date.now() - hours * HOUR).toISOString();
  db.prepare('update inquiries set created_at = ? where id = ?').run(at, id);
  db.close();
}

function backdate({ dataDir }: RunningServer, meetingId: string, days: number): void {
  const db = new DatabaseSync(join(dataDir, 'ledge-frame.sqlite'));
  db.exec('pragma busy_timeout = 5000');
  const at = (minutes: number) => new Date(Date.now() - days * 24 * HOUR + minutes * 60_000).toISOString();
  db.prepare('update bookings set starts_at = ?, ends_at = ? where id = ?').run(at(0), at(60), meetingId);
  db.close();
}
