/** The machine's clock jumps a day ahead and a day back, under a running server (Debian: faketime). */
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config/config.ts';
import { connect } from '../../server/database/connect.ts';
import { photograph } from '../../server/images/testing/sample-files.ts';
import { askSignature, formOf, upload } from '../../server/images/testing/upload.ts';
import { migrate } from '../../server/migrations/migrate.ts';
import { createStaffAccounts } from '../../server/staff/accounts.ts';
import { smtpError, startMailServer } from '../../server/testing/mail-server.ts';
import { startServer } from '../support/running-server.ts';
import { inquiry, send } from '../support/traffic.ts';

const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
/** `npm test` uses the first, which ends with a jump back; `npm run test:faults` uses both. */
const jumps = [
  { jump: '+1d', what: 'a day ahead' },
  { jump: '-1d', what: 'a day back' },
].slice(0, process.env.FAULT_ROUNDS ? 2 : 1);
const email = 'june@example.com';
const password = 'correct horse battery staple';

describe.skipIf(!library || !existsSync(library))('when the clock jumps', () => {
  it.each(jumps)('$what, and is put right again', { timeout: 400_000 }, async ({ jump }) => {
    const { server, mailServer, setClock } = await scene();
    const url = server.url;
    const cookie = await signIn(url);
    const first = inquiry();
    const receipt = await send(url, first);
    expect(receipt.status).toBe(201);
    const early = await askSignature(url);
    await until(() => mailServer.received.length >= 2);

    setClock(jump);
    await pause(1100);
    const date = (await fetch(`${url}/healthz`)).headers.get('date') as string;
    expect(Math.abs(Date.parse(date) - Date.now())).toBeGreaterThan(80_000_000);
    // The same form gets the same receipt, and nothing is saved twice.
    const again = await send(url, first);
    expect(again).toMatchObject({ status: 201, body: receipt.body });
    expect([200, 401]).toContain((await upload(url, new Uint8Array(photograph()), formOf(early))).status);
    expect((await upload(url, new Uint8Array(photograph()))).status).toBe(200);
    // The 12 hours of a session have passed a day ahead, but not a day back.
    expect((await list(url, cookie)).status).toBe(jump === '+1d' ? 401 : 200);
    const jumped = await signIn(url);
    expect((await list(url, jumped)).status).toBe(200);
    mailServer.behaviour.onRecipient = () => {
      throw smtpError(451, 'Try again later');
    };
    expect((await send(url, inquiry())).status).toBe(201);
    await pause(1000);

    setClock('+0');
    mailServer.behaviour.onRecipient = undefined;
    const { status, references } = await list(url, await signIn(url));
    expect(status).toBe(200);
    expect(references).toHaveLength(2);
    expect((await list(url, jumped)).status).toBe(jump === '+1d' ? 200 : 401);
    expect((await send(url, inquiry())).status).toBe(201);
    expect((await upload(url, new Uint8Array(photograph()))).status).toBe(200);
    // Each of the three inquiries has two emails, including those that failed while the clock was wrong.
    await until(() => new Set(mailServer.received.map((mail) => mail.messageId)).size === 6);
    const counts = await fetch(`${url}/api/inquiries/counts`, { headers: { cookie: await signIn(url) } });
    expect(await counts.json()).toMatchObject({ total: 3 });
  });
});

async function scene() {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-clock-'));
  const dataDir = join(folder, 'data');
  const clock = join(folder, 'clock');
  writeFileSync(clock, '+0');
  const mailServer = await startMailServer();
  const config = readConfig({ DATA_DIR: dataDir });
  const db = connect(config);
  await migrate(db);
  const accounts = createStaffAccounts({ config, db, log: pino({ level: 'silent' }) });
  await accounts.add({ email, name: 'June', role: 'owner', password });
  await db.destroy();
  const server = await startServer({
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
    RATE_LIMIT: 'on',
    LD_PRELOAD: library as string,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  onTestFinished(async () => {
    await server.kill();
    await mailServer.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { server, mailServer, setClock: (offset: string) => writeFileSync(clock, offset) };
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function list(url: string, cookie: string) {
  const answer = await fetch(`${url}/api/inquiries`, { headers: { cookie } });
  const body = answer.ok ? ((await answer.json()) as { reference: string }[]) : [];
  return { status: answer.status, references: body.map(({ reference }) => reference) };
}

async function until(isSo: () => boolean): Promise<void> {
  const began = Date.now();
  while (!isSo()) {
    // An email that a busy machine couldn't deliver is retried after 30 seconds, then after another 30.
    if (Date.now() - began > 150_000) throw new Error('It did not come about within two and a half minutes.');
    await pause(50);
  }
}
