/** For someone who lost the phone and the recovery codes (requirements §13). */
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { StaffEvent, StaffRecord } from '#contract/staff/staff.ts';
import { testOutbox } from '../outbox/testing/outbox.ts';
import { parseMail } from '../testing/mail-server.ts';
import { renderMail } from '../testing/render-mail.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { codeOf } from './testing/totp.ts';
import { addPeople, turnOnTwoFactor, type StaffVisit as Visit, visit, visitAs } from './testing/visit.ts';

describe.each(engines)('an owner takes the second factor off another account on %s', (engine) => {
  let test: TestApp;
  let ids: Awaited<ReturnType<typeof addPeople>>;

  beforeEach(async () => {
    test = await createTestApp(engine);
    ids = await addPeople(test.db);
    onTestFinished(() => test.close());
  });

  const as = (name: string, made = test) => visitAs(made.app, name);
  async function withTwoFactor(name: string, made = test) {
    const browser = await as(name, made);
    return { browser, ...(await turnOnTwoFactor(browser)) };
  }

  const removeFrom = (who: Visit, id: string | undefined) => who.delete(`/api/staff/${id}/two-factor`);
  const lastLines = async (owner: Visit) =>
    (await owner.get('/api/staff/events'))
      .json()
      .map((e: StaffEvent) => `${e.actor?.name ?? '-'} ${e.kind} ${e.subject?.name}`);

  it('the password alone signs in then, every session has ended, the log tells, and a mail is queued', async () => {
    const { browser: cy } = await withTwoFactor('cy');
    const half = visit(test.app);
    await half.signIn('cy@example.com');
    const ann = await as('ann');
    const answer = await removeFrom(ann, ids.cy);
    expect(answer.statusCode).toBe(200);
    expect(answer.json() satisfies StaffRecord).toMatchObject({ name: 'cy', twoFactor: false, sessions: 0 });
    expect((await cy.me()).statusCode).toBe(401);
    expect((await lastLines(ann))[0]).toBe('ann two-factor-removed cy');
    const kept = await test.db.selectFrom('staff_two_factors').selectAll().execute();
    expect(kept).toEqual([]);
    const mails = await test.db.selectFrom('mails').select(['kind', 'recipient', 'data']).execute();
    expect(mails).toEqual([
      { kind: 'two-factor-removed', recipient: 'cy@example.com', data: '{"removedBy":"ann"}' },
    ]);
    const again = await as('cy');
    expect((await again.me()).json().email).toBe('cy@example.com');
  });

  it('what was begun or kept before is worth nothing afterwards, and it is set up anew', async () => {
    const { totpURI, backupCodes } = await withTwoFactor('cy');
    const half = visit(test.app);
    expect((await half.signIn('cy@example.com')).json()).toMatchObject({ twoFactorRedirect: true });
    await removeFrom(await as('ann'), ids.cy);
    const calls = [
      ['/api/auth/two-factor/verify-totp', codeOf(totpURI)],
      ['/api/auth/two-factor/verify-backup-code', backupCodes[0]],
    ] as const;
    for (const [url, code] of calls) expect((await half.post(url, { code })).statusCode).toBe(401);
    expect((await half.me()).statusCode).toBe(401);

    const fresh = await withTwoFactor('cy');
    expect(fresh.totpURI).not.toBe(totpURI);
    const signIn = await visit(test.app).signIn('cy@example.com');
    expect(signIn.json()).toMatchObject({ twoFactorRedirect: true });
  });

  it('not the own one, not as staff, not where there is none, and not twice', async () => {
    const { browser: ann } = await withTwoFactor('ann');
    const own = await removeFrom(ann, ids.ann);
    expect(own.statusCode).toBe(403);
    expect(own.json().detail).toContain('your account page');
    expect((await removeFrom(await as('cy'), ids.ann)).statusCode).toBe(403);
    expect((await removeFrom(visit(test.app), ids.ann)).statusCode).toBe(401);
    expect((await removeFrom(ann, ids.cy)).statusCode).toBe(409);
    expect((await removeFrom(ann, 'nobody')).statusCode).toBe(404);
    expect((await ann.me()).statusCode).toBe(200);
    expect(await test.db.selectFrom('mails').select('id').execute()).toEqual([]);

    const bob = await as('bob');
    const [one, two] = await Promise.all([removeFrom(bob, ids.ann), removeFrom(bob, ids.ann)]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
    expect(await test.db.selectFrom('mails').select('id').execute()).toHaveLength(1);
  });

  it('the person reads who did it, and what to do', async () => {
    const { testApp, mailServer, start } = await testOutbox(engine, {}, { render: renderMail });
    const { cy } = await addPeople(testApp.db);
    await withTwoFactor('cy', testApp);
    await removeFrom(await as('ann', testApp), cy);
    start();
    const [mail] = await Promise.all((await mailServer.takes(1)).map(parseMail));
    expect(mail?.to?.[0]?.address).toBe('cy@example.com');
    expect(mail?.subject).toContain('Two-factor sign-in was turned off');
    expect(mail?.text).toMatch(/ann removed two-factor\s+sign-in from your account/);
    expect(mail?.text).toContain(`${testApp.config.origin}/admin/account`);
  });
});
