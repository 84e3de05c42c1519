/** `npm run demo` as a person starts it: with the printed account, no view of the dashboard is empty. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Meeting } from '#contract/booking/booking.ts';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import type { Reports } from '#contract/inquiries/reports.ts';
import type { InboundSummary } from '#contract/mail/inbound.ts';
import type { NewsletterSummary } from '#contract/mail/newsletter.ts';

const root = join(import.meta.dirname, '..');

function demo(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-demo-test-'));
  const child = spawn(process.execPath, ['scripts/demo.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, TMPDIR: folder, ...env },
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const exit = once(child, 'close').then(([code]) => code as number);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  });
  const value = (name: string) => new RegExp(`^  ${name} +(.+)$`, 'm').exec(printed)?.[1] ?? '';
  return { child, folder, exit, printed: () => printed, value };
}

/** A port of this machine that something else uses. */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  return (other.address() as { port: number }).port;
}

it('serves samples in each view to the printed account, on the next free port, and removes them at its end', async () => {
  const port = await takenPort();
  const { child, folder, exit, printed, value } = demo({
    PORT: String(port),
    DATABASE_URL: 'postgres://no.example',
  });
  await vi.waitFor(() => expect(printed()).toContain('Password'), { timeout: 300_000, interval: 200 });
  const site = new URL(value('Site'));
  expect(Number(site.port)).toBeGreaterThan(port);
  expect((await fetch(site)).status).toBe(200);

  const signedIn = await fetch(new URL('/api/auth/sign-in/email', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ email: value('Email'), password: value('Password') }),
  });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const get = async <T>(path: string) => {
    const answer = await fetch(new URL(path, site), { headers: { cookie: cookie.join('; ') } });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as T;
  };
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

  const { byStatus, byGroup, spam } = await get<InquiryCounts>('/api/inquiries/counts');
  for (const count of [...Object.values(byStatus), ...Object.values(byGroup), spam])
    expect(count).toBeGreaterThan(0);
  const meetings = await get<Meeting[]>(`/api/meetings?from=${day(-14)}&to=${day(14)}`);
  expect(new Set(meetings.map(({ state }) => state))).toContain('held');
  expect(new Set(meetings.map(({ state }) => state))).toContain('booked');
  expect((await get<unknown[]>('/api/inbound?state=waiting')).length).toBeGreaterThan(2);
  expect(await get<unknown[]>('/api/mails?state=sent')).not.toEqual([]);
  const { openWorth, projectsWorth, rankings } = await get<Reports>(
    `/api/reports?from=${day(-90)}&to=${day(0)}`,
  );
  expect(openWorth.low).toBeGreaterThan(0);
  expect(projectsWorth.low).toBeGreaterThan(0);
  for (const ranking of Object.values(rankings)) expect(ranking.length).toBeGreaterThan(1);
  const { subscribers, articles } = await get<NewsletterSummary>('/api/newsletter/summary');
  expect(subscribers.confirmed).toBeGreaterThan(20);
  expect(articles.some(({ sending }) => sending !== null)).toBe(true);
  const mailbox = () => get<InboundSummary>('/api/inbound/summary');
  await vi.waitFor(async () => expect((await mailbox()).lastReadAt).not.toBeNull(), { timeout: 60_000 });
  expect((await mailbox()).trouble).toBeNull();

  expect(readdirSync(folder)).toHaveLength(1);
  child.kill('SIGINT');
  expect(await exit).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses a public address', async () => {
  const { exit, printed, folder } = demo({ SITE_ORIGIN: 'https://www.example.com' });
  expect(await exit).toBe(1);
  expect(printed()).toContain('SITE_ORIGIN is https');
  expect(readdirSync(folder)).toEqual([]);
});
