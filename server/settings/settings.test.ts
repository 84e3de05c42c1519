/** Settings over HTTP, with a real mail server, on both databases. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Settings } from '#contract/staff/settings.ts';
import { mailFindings } from '../checks/mail.ts';
import { readConfig } from '../config/config.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import { postInquiry } from '../outbox/testing/outbox.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { renderMail } from '../testing/render-mail.ts';
import { secondServer } from '../testing/second-server.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { loadSettings } from './in-force.ts';

const ACCOUNT = { user: 'studio@firm.com', password: 'p@ss: 100% “w/ord”' };

describe.each(engines)('settings on %s', (engine) => {
  let test: TestApp;
  let owner: SignedIn;
  beforeEach(() => open());
  afterEach(() => test.close());

  async function open(settings: Record<string, string> = {}): Promise<void> {
    test = await createTestApp(engine, settings, undefined, { renderMail });
    owner = await signedIn(test, 'owner');
  }

  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: { cookie: owner.cookie }, payload });
  const shown = async () => (await call('GET', '/api/settings')).json<Settings>();

  async function mailServer() {
    const server = await startMailServer({ account: ACCOUNT });
    onTestFinished(() => server.stop());
    return { server, place: { host: '127.0.0.1', port: server.port } };
  }

  it('connects an account that sends email at once, and never shows its password', async () => {
    const { server, place } = await mailServer();
    expect((await shown()).outgoing).toEqual({ setByHost: false, account: null, isUnreadable: false });
    expect((await call('POST', '/api/start/test-email', {})).statusCode).toBe(409);

    const answer = await call('PUT', '/api/settings/outgoing', { ...place, ...ACCOUNT });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Settings>().outgoing).toEqual({
      ...{ setByHost: false, isUnreadable: false },
      account: { ...place, user: ACCOUNT.user, hasPassword: true },
    });
    expect(answer.body + JSON.stringify(test.logs)).not.toContain(ACCOUNT.password);
    const stored = await test.db.selectFrom('firm_settings').select('value').execute();
    expect(JSON.stringify(stored)).not.toContain(ACCOUNT.password.slice(0, 5));

    expect((await call('POST', '/api/start/test-email', {})).json()).toEqual({ recipient: owner.email });
    expect((await server.takes(1))[0]?.to).toEqual([owner.email]);
    const events = await test.db.selectFrom('staff_events').select('kind').execute();
    expect(events).toContainEqual({ kind: 'mail-account-changed' });
  });

  it('says which field is wrong, and saves nothing then', async () => {
    const { place } = await mailServer();
    const closed = await startMailServer();
    await closed.stop();
    const wrong: [object, string, RegExp][] = [
      [{ ...place, ...ACCOUNT, password: 'other' }, 'password', /rejected the user name or password.*535/],
      [{ ...ACCOUNT, host: '127.0.0.1', port: closed.port }, 'port', /doesn’t answer on port/],
      [{ ...ACCOUNT, host: 'smtp.nowhere.invalid', port: 587 }, 'host', /No server is named smtp\.nowhere/],
    ];
    for (const [payload, field, words] of wrong) {
      const answer = await call('PUT', '/api/settings/outgoing', payload);
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json().errors[field]).toMatch(words);
    }
    for (const payload of [
      { ...ACCOUNT, host: 'a b', port: 587 },
      { ...ACCOUNT, ...place, port: 0 },
    ])
      expect((await call('PUT', '/api/settings/outgoing', payload)).statusCode).toBe(400);
    expect((await shown()).outgoing.account).toBeNull();
  });

  it('keeps the password for the same server and user, and asks for it again for others', async () => {
    const { place } = await mailServer();
    const other = await mailServer();
    const { user } = ACCOUNT;
    const missing = await call('PUT', '/api/settings/outgoing', { ...place, user });
    expect(missing.json().errors).toEqual({ password: 'Enter the password' });
    await call('PUT', '/api/settings/outgoing', { ...place, ...ACCOUNT });
    expect((await call('PUT', '/api/settings/outgoing', { ...place, user })).statusCode).toBe(200);
    const moved = await call('PUT', '/api/settings/outgoing', { ...other.place, user });
    expect(moved.statusCode).toBe(422);
    expect(moved.json().errors.password).toContain('Enter the password again');
    expect((await shown()).outgoing.account).toMatchObject({ ...place, user });
  });

  it('sends emails that waited for an account, from the addresses chosen', async () => {
    const { server, place } = await mailServer();
    await postInquiry(test);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    await call('PUT', '/api/settings/addresses', { from: 'hello@firm.com', to: 'desk@firm.com' });
    await call('PUT', '/api/settings/outgoing', { ...place, ...ACCOUNT });
    expect(new Set((await server.takes(2)).map(({ from }) => from))).toEqual(new Set(['hello@firm.com']));

    await postInquiry(test);
    expect((await server.takes(4)).flatMap(({ to }) => to)).toContain('desk@firm.com');

    await call('DELETE', '/api/settings/outgoing');
    await call('PUT', '/api/settings/addresses', { from: null, to: null });
    expect([test.config.smtpUrl, test.config.mailTo]).toEqual([undefined, currentFirm().email]);
    await postInquiry(test);
    expect((await call('GET', '/api/mails/summary')).json()).toMatchObject({ waiting: 2, transport: false });
  });

  it('refuses what the host sets, and shows it without a password', async () => {
    await test.close();
    const given = { SMTP_URL: 'smtps://studio%40firm.com:geheim@mail.firm.com', MAIL_TO: 'a@firm.com' };
    await open({ ...given, RETENTION_DAYS: '90' });
    const settings = await call('GET', '/api/settings');
    expect(settings.body).not.toContain('geheim');
    expect(settings.json<Settings>()).toMatchObject({
      outgoing: {
        setByHost: true,
        account: { host: 'mail.firm.com', port: 465, user: 'studio@firm.com', hasPassword: true },
      },
      addresses: { to: { setByHost: true, inForce: 'a@firm.com' }, from: { setByHost: false } },
      retention: { setByHost: true, days: 90 },
    });
    for (const [url, body] of [
      ['outgoing', { host: 'a.com', port: 25, user: '' }],
      ['addresses', { from: null, to: 'b@firm.com' }],
      ['retention', { days: 400 }],
    ] as const)
      expect((await call('PUT', `/api/settings/${url}`, body)).statusCode, url).toBe(409);
    expect((await call('DELETE', '/api/settings/outgoing')).statusCode).toBe(409);
    // A saved value has no effect while the variable is set.
    test.config.saved = { retentionDays: 400, mailTo: 'b@firm.com', unreadable: [] };
    expect([test.config.retentionDays, test.config.mailTo]).toEqual([90, 'a@firm.com']);
  });

  it('send nothing while the host turns email off, as on a restored copy', async () => {
    const { place } = await mailServer();
    await call('PUT', '/api/settings/outgoing', { ...place, ...ACCOUNT });
    const { dataDir, databaseUrl, secret } = test.config;
    const copy = readConfig({
      ...{ DATA_DIR: dataDir, SECRET: secret, SMTP_URL: 'off' },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    await loadSettings(copy, test.db);
    expect(copy.saved.smtpUrl).toBeDefined();
    expect(copy.smtpUrl).toBeUndefined();
  });

  it('changes how long closed inquiries are kept', async () => {
    expect((await call('PUT', '/api/settings/retention', { days: 3 })).statusCode).toBe(400);
    expect((await call('PUT', '/api/settings/retention', { days: 365 })).json()).toMatchObject({
      retention: { setByHost: false, days: 365 },
    });
    expect(test.config.retentionDays).toBe(365);
    await call('PUT', '/api/settings/retention', { days: null });
    expect(test.config.retentionDays).toBeUndefined();
  });

  it('reach other servers on the same database, and survive a server with another secret', async () => {
    const { place } = await mailServer();
    await call('PUT', '/api/settings/outgoing', { ...place, ...ACCOUNT });
    const { dataDir, databaseUrl, secret } = test.config;
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };

    const second = await secondServer(test, readConfig({ ...env, SECRET: secret }));
    onTestFinished(second.close);
    expect(second.config.smtpUrl).toBe(test.config.smtpUrl);
    expect(await mailFindings(second.config)).toMatchObject([{ mark: 'ok' }, {}, {}]);
    await second.app.listen({ port: 0, host: '127.0.0.1' });
    await call('PUT', '/api/settings/addresses', { from: 'new@firm.com', to: null });
    await expect.poll(() => second.config.mailFrom, { timeout: 10_000 }).toBe('new@firm.com');

    const stranger = readConfig({ ...env, SECRET: 'another secret that is long enough' });
    await loadSettings(stranger, test.db);
    expect(stranger.smtpUrl).toBeUndefined();
    expect(await mailFindings(stranger)).toMatchObject([
      { mark: 'error', says: expect.stringContaining('encrypted with another SECRET') },
    ]);
  });
});
