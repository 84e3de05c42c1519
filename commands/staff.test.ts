import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffEvents } from '#server/staff/events-store.ts';
import { codeOf } from '#server/staff/testing/totp.ts';
import { visit } from '#server/staff/testing/visit.ts';
import { createTestApp, engines, type TestApp } from '#server/testing/test-app.ts';
import { runCommandProcess } from './testing/run-command.ts';

const run = (args: string[], input = '', env: Record<string, string> = {}) =>
  runCommandProcess('staff', args, { input, env });

describe.each(engines)('npm run staff on %s, while the server has the database open', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());

  const staff = (args: string[], input = '', env: Record<string, string> = {}) => {
    const { dataDir, databaseUrl } = test.config;
    return run(args, input, { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env });
  };

  it('adds an owner with a password from standard input, who can sign in at once', async () => {
    const password = 'a password from a file';
    const args = ['add', 'Ann@Example.com', '--owner', '--name', 'Ann', '--password-stdin'];
    expect(await staff(args, `${password}\n`)).toEqual({
      code: 0,
      out: 'Added ann@example.com as an owner.\n',
      err: '',
    });
    const ann = visit(test.app);
    expect((await ann.signIn('ann@example.com', password)).statusCode).toBe(200);
    expect((await ann.me()).json()).toMatchObject({ name: 'Ann', role: 'owner' });
  });

  it('adds staff and prints a link to choose a password', async () => {
    const { code, out } = await staff(['add', 'bob@example.com']);
    expect(code).toBe(0);
    const token = /token=(\S+)/.exec(out)?.[1];
    const bob = visit(test.app);
    const chosen = await bob.post('/api/staff/set-up', { token, password: 'chosen by bob himself' });
    expect(chosen.statusCode).toBe(201);
    expect((await bob.me()).json()).toMatchObject({ email: 'bob@example.com', role: 'staff' });
  });

  it('disables an account that is signed in, lists it so, and enables it', async () => {
    const { out } = await staff(['link', 'bob@example.com']);
    const bob = visit(test.app);
    await bob.post('/api/staff/set-up', {
      token: /token=(\S+)/.exec(out)?.[1],
      password: 'chosen by bob again',
    });
    expect((await bob.me()).statusCode).toBe(200);
    expect((await staff(['disable', 'BOB@example.com'])).code).toBe(0);
    expect((await bob.me()).statusCode).toBe(401);
    expect((await staff(['list'])).out).toBe(
      'ann@example.com\tAnn\towner\nbob@example.com\tbob\tstaff\tdisabled\n',
    );
    expect((await staff(['enable', 'bob@example.com'])).code).toBe(0);
    expect((await bob.signIn('bob@example.com', 'chosen by bob again')).statusCode).toBe(200);
    const log = await staffEvents(test.db);
    const said = log.filter(({ kind }) => kind === 'disabled' || kind === 'enabled');
    expect(said.map(({ kind, actor, subject }) => [kind, actor, subject?.name])).toEqual([
      ['enabled', null, 'bob'],
      ['disabled', null, 'bob'],
    ]);
  });

  it('takes the second factor off an account: the password alone signs in, and log and mail tell', async () => {
    const password = 'a password from a file';
    const ann = visit(test.app);
    await ann.signIn('ann@example.com', password);
    const { totpURI } = (await ann.post('/api/auth/two-factor/enable', { password })).json();
    await ann.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) });
    expect((await staff(['list'])).out).toContain('ann@example.com\tAnn\towner\ttwo-factor\n');

    expect(await staff(['reset-two-factor', 'Ann@Example.com'])).toEqual({
      code: 0,
      out: 'Removed two-factor sign-in and passkeys from ann@example.com and signed it out everywhere.\n',
      err: '',
    });
    expect((await ann.me()).statusCode).toBe(401);
    await ann.signIn('ann@example.com', password);
    expect((await ann.me()).statusCode).toBe(200);
    const said = (await staffEvents(test.db)).find(({ kind }) => kind === 'two-factor-removed');
    expect(said).toMatchObject({ actor: null, subject: { name: 'Ann' } });
    const mails = await test.db.selectFrom('mails').select(['kind', 'recipient', 'data']).execute();
    expect(mails).toEqual([
      { kind: 'two-factor-removed', recipient: 'ann@example.com', data: '{"removedBy":null}' },
    ]);
    expect(await staff(['reset-two-factor', 'ann@example.com'])).toMatchObject({
      code: 1,
      err: 'The account for ann@example.com has no two-factor sign-in or passkeys.\n',
    });
  });

  it('fails with 1 and a sentence when it can’t do it', async () => {
    expect(await staff(['add', 'ann@example.com'])).toMatchObject({
      code: 1,
      err: 'ann@example.com already has an account.\n',
    });
    expect(await staff(['disable', 'nobody@example.com'])).toMatchObject({
      code: 1,
      err: 'No account for nobody@example.com.\n',
    });
    expect(await staff(['add', 'cy@example.com', '--password-stdin'], 'short')).toMatchObject({
      code: 1,
      err: expect.stringContaining('at least 12 characters'),
    });
    expect(await staff(['list'], '', { DATABASE_URL: 'mysql://x' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('DATABASE_URL must begin with postgres://'),
    });
    expect(await staff(['list'], '', { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Can’t reach the database'),
    });
  });

  it('doesn’t disable the last owner', async () => {
    const { code, err } = await staff(['disable', 'ann@example.com']);
    expect(code).toBe(1);
    expect(err).toContain('This is the last owner.');
  });
});

describe('npm run staff, used wrongly', () => {
  it.each([
    [[]],
    [['remove', 'ann@example.com']],
    [['add']],
    [['add', 'not an address']],
    [['add', 'a@example.com', 'b@example.com']],
    [['add', 'a@example.com', '--admin']],
    [['disable', 'ann@example.com', '--owner']],
    [['reset-two-factor']],
  ])('explains its use and fails with 2 for %j', async (args) => {
    const { code, err } = await run(args);
    expect(code).toBe(2);
    expect(err).toContain('npm run staff -- add EMAIL [--owner]');
  });
});
