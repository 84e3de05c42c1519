/** Stolen and planted session tokens (requirements §13); the rules of their age are tested in server/staff/sign-in.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaffAccounts } from '../../server/staff/accounts.ts';
import { PASSWORD, visit } from '../../server/staff/testing/visit.ts';
import { createTestApp, engines, type TestApp } from '../../server/testing/test-app.ts';

describe.each(engines)('a session token on %s', (engine) => {
  let test: TestApp;
  const email = 'ann@example.com';
  beforeAll(async () => {
    test = await createTestApp(engine);
    const accounts = createStaffAccounts({ ...test, log: test.app.log });
    await accounts.add({ email, name: 'Ann', role: 'owner', password: PASSWORD });
  });
  afterAll(() => test.close());

  /** The only cookie of a visit, as name and value. */
  const cookieOf = ({ jar }: ReturnType<typeof visit>) => [...jar][0] as [string, string];

  it('is new at each sign-in, also for a browser that brings one along', async () => {
    const ann = visit(test.app);
    await ann.signIn(email);
    const [name, first] = cookieOf(ann);
    await ann.signIn(email);
    const [, second] = cookieOf(ann);
    expect(second).not.toBe(first);

    const planted = visit(test.app);
    planted.jar.set(name, first);
    await planted.signIn(email);
    expect(cookieOf(planted)[1]).not.toBe(first);
  });

  it('that someone made up is never taken over by signing in', async () => {
    const ann = visit(test.app);
    await ann.signIn(email);
    const [name] = cookieOf(ann);
    const victim = visit(test.app);
    const madeUp = `${'A'.repeat(32)}.${'B'.repeat(43)}=`;
    victim.jar.set(name, madeUp);
    await victim.signIn(email);
    const attacker = visit(test.app);
    attacker.jar.set(name, madeUp);
    expect((await attacker.me()).statusCode).toBe(401);
  });

  it('is worth nothing after a change of password, neither here nor elsewhere', async () => {
    const ann = visit(test.app);
    await ann.signIn(email);
    const elsewhere = visit(test.app);
    await elsewhere.signIn(email);
    const stolen = visit(test.app);
    for (const [name, value] of ann.jar) stolen.jar.set(name, value);
    const changed = await ann.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'another horse battery staple',
    });
    expect(changed.statusCode).toBe(200);
    expect((await ann.me()).statusCode).toBe(200);
    expect((await elsewhere.me()).statusCode).toBe(401);
    expect((await stolen.me()).statusCode).toBe(401);
  });
});
