/** Password resets requested without signing in: never blocked by strangers, never replacing a working link. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StaffLink } from '#contract/staff/staff.ts';
import { parseMail, startMailServer } from '../testing/mail-server.ts';
import { addMember } from '../testing/members.ts';
import { renderMail } from '../testing/render-mail.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createStaffAccounts, type StaffAccounts } from './accounts.ts';
import { RESET_MAIL_LIMITS } from './asked-links-store.ts';
import { PASSWORD, visit } from './testing/visit.ts';
import { ATTEMPTS } from './throttle.ts';

const CY = 'cy@example.com';
const MINUTE = 60_000;

describe.each(engines)('a forgotten password on %s', (engine) => {
  let test: TestApp;
  let accounts: StaffAccounts;
  const open = async (settings: Record<string, string>) => {
    test = await createTestApp(engine, settings);
    accounts = await staffOf(test);
  };
  async function staffOf(made: TestApp) {
    const all = createStaffAccounts({ ...made, log: made.app.log });
    await addMember(made.db, { email: 'ann@example.com', name: 'Ann', role: 'owner' }, PASSWORD);
    await addMember(made.db, { email: CY, name: 'Cy', role: 'staff' }, PASSWORD);
    return all;
  }
  beforeEach(() => open({ RATE_LIMIT: 'on', SMTP_URL: 'smtp://127.0.0.1:9' }));
  afterEach(async () => {
    vi.useRealTimers();
    await test.close();
  });

  const ask = (email = CY, address = '192.0.2.1') =>
    visit(test.app, address).post('/api/staff/forgotten-password', { email });
  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const links = () => test.db.selectFrom('staff_links').select('token_hash').execute();
  const mails = () => test.db.selectFrom('mails').select(['kind', 'recipient', 'data']).execute();

  it('is taken however often strangers asked before, and answered alike', async () => {
    const asked = Array.from({ length: 2 * ATTEMPTS.perAccount }, (_, i) => ask(CY, `198.51.100.${i}`));
    const answers = [...(await Promise.all(asked)), await ask(CY), await ask('nobody@example.com')];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['202 {"canMail":true}']),
    );
  });

  it('still slows down one address that asks for many, but no sign-in from there', async () => {
    for (let i = 0; i < ATTEMPTS.perAddress; i++)
      expect((await ask(`p${i}@example.com`)).statusCode).toBe(202);
    expect((await ask()).statusCode).toBe(429);
    expect((await ask(CY, '203.0.113.9')).statusCode).toBe(202);
    expect((await visit(test.app).signIn(CY)).statusCode).toBe(200);
  });

  it('mails three times an hour and five minutes apart, however many ask at once; another account is not touched', async () => {
    const many = () => Promise.all(Array.from({ length: 4 }, (_, i) => ask(CY, `198.51.100.${i}`)));
    await many();
    expect(await mails()).toHaveLength(1);
    for (let i = 2; i <= RESET_MAIL_LIMITS.anHour; i++) {
      later(RESET_MAIL_LIMITS.pauseMs + 1000);
      await many();
      expect(await mails()).toHaveLength(i);
    }
    later(RESET_MAIL_LIMITS.pauseMs + 1000);
    await many();
    expect(await mails()).toHaveLength(RESET_MAIL_LIMITS.anHour);
    await ask('ann@example.com');
    expect(await mails()).toHaveLength(RESET_MAIL_LIMITS.anHour + 1);
    later(60 * MINUTE);
    await many();
    expect(await mails()).toHaveLength(RESET_MAIL_LIMITS.anHour + 2);
  });

  it('brings the same link again while that has an hour to live, then another', async () => {
    await ask();
    const first = await links();
    for (let hours = 0; hours < 22; hours += 2) {
      later(120 * MINUTE);
      await ask();
      expect(await links()).toEqual(first);
    }
    later(90 * MINUTE);
    await ask();
    expect(await links()).not.toEqual(first);
  });

  it('doesn’t replace a link that an owner made, or the shell', async () => {
    const ann = visit(test.app, '203.0.113.7');
    await ann.signIn('ann@example.com');
    const [cy] = (await ann.get('/api/staff')).json().filter(({ email }: { email: string }) => email === CY);
    const { link }: StaffLink = (await ann.post(`/api/staff/${cy.id}/link`)).json();
    const made = await links();
    await ask();
    expect(await links()).toEqual(made);
    expect(await mails()).toHaveLength(2);

    const shown = await accounts.passwordLink('ann@example.com');
    await ask('ann@example.com');
    expect(await mails()).toHaveLength(2);
    for (const each of [link, shown]) {
      const token = new URL(each).searchParams.get('token');
      const used = await visit(test.app, '203.0.113.8').post('/api/staff/set-up', {
        token,
        password: PASSWORD,
      });
      expect(used.statusCode).toBe(201);
    }
  });

  it('leads by each of its mails to the account', async () => {
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.stop());
    await test.close();
    test = await createTestApp(engine, { SMTP_URL: mailServer.url }, undefined, { renderMail });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    await staffOf(test);
    await ask();
    later(RESET_MAIL_LIMITS.pauseMs + 1000);
    await ask();
    const received = await Promise.all((await mailServer.takes(2)).map(parseMail));
    const tokens = received.map(({ text }) => /set-up\?token=([\w-]+)/.exec(text ?? '')?.[1]);
    expect(tokens[0]).toBeTruthy();
    expect(tokens[1]).toBe(tokens[0]);
    const set = await visit(test.app).post('/api/staff/set-up', { token: tokens[0], password: PASSWORD });
    expect(set.statusCode).toBe(201);
  });
});
