/** *Make it yours* over HTTP, and the steps from findings. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { HealthFinding } from '#contract/staff/health.ts';
import type { Start, StartStep } from '#contract/staff/start.ts';
import { START_STEPS } from '#contract/staff/start-steps.ts';
import { VARIABLES } from '../config/config.ts';
import { smtpError, startMailServer } from '../testing/mail-server.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { reportOn } from './finding.ts';
import { startSteps } from './start.ts';

const SHELL = new RegExp(`\\b(${VARIABLES.join('|')})\\b|npm run|docs/`);

describe('a step', () => {
  const [mail, outbox] = [reportOn('mail'), reportOn('outbox')];
  const only = (...findings: Parameters<typeof startSteps>[0]): StartStep | undefined =>
    startSteps(findings, [])[0];

  it('ticks itself when all of its checks are fine, and says the last of the first', () => {
    expect(only(mail.ok('Signed in.'), mail.ok('Sent from a@firm.com.'), outbox.ok('Empty.'))).toEqual({
      ...{ id: 'email', state: 'done', says: 'Sent from a@firm.com.', todo: null },
    });
  });

  it('is open with what an owner may read', () => {
    const warning = mail.warning('SMTP_URL is not set.', 'Set SMTP_URL.', {
      says: 'Not set up.',
      todo: 'Ask.',
    });
    const waits = outbox.error('2 wait, SMTP_URL is not set.', 'Set it.', { says: '2 emails wait.' });
    expect(only(warning, waits)).toEqual({
      ...{ id: 'email', state: 'open', says: 'Not set up. 2 emails wait.', todo: 'Ask.' },
    });
  });

  it('can be skipped as long as it is open', () => {
    const [skipped] = startSteps([mail.warning('a', 'b')], ['email']);
    expect(skipped?.state).toBe('skipped');
    const [done] = startSteps([mail.ok('a')], ['email']);
    expect(done?.state).toBe('done');
  });
});

describe.each(engines)('Make it yours on %s', (engine) => {
  let test: TestApp;
  let owner: SignedIn;
  const open = async (settings: Record<string, string> = {}) => {
    test = await createTestApp(engine, settings);
    owner = await signedIn(test, 'owner');
  };
  beforeEach(() => open());
  afterEach(() => test.close());

  const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: { cookie: owner.cookie }, ...(payload && { payload }) });
  const steps = async () => (await call('GET', '/api/start')).json<Start>();
  const stateOf = (start: Start, id: string) => start.steps.find((step) => step.id === id)?.state;

  it('lists every step of a fresh installation, without a word that needs a shell', async () => {
    const start = await steps();
    expect(start.steps.map(({ id }) => id)).toEqual(START_STEPS);
    for (const id of ['name', 'logo', 'hours', 'email', 'address', 'team', 'project', 'staff', 'samples'])
      expect(stateOf(start, id), id).toBe('open');
    expect(start.samples.left).toBe(start.samples.total);
    expect(start.samples.left).toBeGreaterThan(20);
    expect(JSON.stringify(start)).not.toMatch(SHELL);
  });

  it('ticks a step when its data is there: an account for a colleague', async () => {
    await signedIn(test, 'staff');
    const start = await steps();
    expect(start.steps.find(({ id }) => id === 'staff')).toMatchObject({
      state: 'done',
      says: '2 accounts.',
    });
  });

  it('keeps on the server which steps were skipped', async () => {
    const answer = await call('PUT', '/api/start/logo', { skipped: true });
    expect(stateOf(answer.json(), 'logo')).toBe('skipped');
    await call('PUT', '/api/start/team', { skipped: true });
    expect(stateOf(await steps(), 'logo')).toBe('skipped');
    await call('PUT', '/api/start/logo', { skipped: false });
    const start = await steps();
    expect([stateOf(start, 'logo'), stateOf(start, 'team')]).toEqual(['open', 'skipped']);
    expect((await call('PUT', '/api/start/roof', { skipped: true })).statusCode).toBe(400);
  });

  it('shows every check as Health, problems with what to do, in words for owners', async () => {
    const findings = (await call('GET', '/api/health')).json<HealthFinding[]>();
    const subjects = new Set(findings.map(({ about }) => about));
    for (const about of [
      'mail',
      'outbox',
      'backups',
      'disk',
      'origin',
      'jobs',
      'erasures',
      'version',
      'secret',
    ])
      expect(subjects, about).toContain(about);
    for (const { mark, todo } of findings) expect(mark === 'ok' || todo !== null).toBe(true);
    expect(JSON.stringify(findings)).not.toMatch(SHELL);
    expect(JSON.stringify(findings)).not.toContain(test.config.dataDir);
  });

  it('leaves meeting hours out when booking is off', async () => {
    await test.close();
    await open({ BOOKING: 'off' });
    expect(stateOf(await steps(), 'hours')).toBeUndefined();
  });

  it('sends the owner a test email, or says why it can’t', async () => {
    expect((await call('POST', '/api/start/test-email')).statusCode).toBe(409);
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.stop());
    await test.close();
    await open({ SMTP_URL: mailServer.url, MAIL_FROM: 'studio@firm.com' });
    const sent = await call('POST', '/api/start/test-email');
    expect(sent.json()).toEqual({ recipient: owner.email });
    expect(mailServer.received).toMatchObject([{ to: [owner.email] }]);
    mailServer.behaviour.onRecipient = () => {
      throw smtpError(550, '5.1.1 No such user here');
    };
    const refused = await call('POST', '/api/start/test-email');
    expect(refused.statusCode).toBe(502);
    expect(refused.json().detail).toContain('No such user here');
  });
});
