/**
 * Signing in doesn't reveal which addresses have an account (requirements §13): the answer and the work are the same.
 * Work is measured as the process's own processor time, which depends less on other programs' load than elapsed time.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaffAccounts } from '../../server/staff/accounts.ts';
import { PASSWORD, visit } from '../../server/staff/testing/visit.ts';
import { createTestApp, engines, type TestApp } from '../../server/testing/test-app.ts';

const ROUNDS = 5;
/** Maximum ratio of the work. Hashing is nearly all of it: without hashing, an answer takes a twentieth. */
const ALIKE = 1.6;

const WHO = {
  'an account': 'ann@example.com',
  'an account without a password yet': 'invited@example.com',
  'a disabled account': 'gone@example.com',
  'an address that nobody has': 'nobody@example.com',
};

describe.each(engines)('a wrong password on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine);
    const accounts = createStaffAccounts({ ...test, log: test.app.log });
    for (const email of [WHO['an account'], WHO['a disabled account']])
      await accounts.add({ email, name: 'Ann', role: 'staff', password: PASSWORD });
    await accounts.setDisabled(WHO['a disabled account'], true);
    await accounts.add({ email: WHO['an account without a password yet'], name: 'Ina', role: 'staff' });
  });
  afterAll(() => test.close());

  it('is answered alike and costs alike, whoever it is', async () => {
    const costs = new Map<string, number[]>(Object.keys(WHO).map((who) => [who, []]));
    const answers = new Set<string>();
    for (let round = 0; round < ROUNDS; round++)
      for (const [who, email] of Object.entries(WHO)) {
        const before = process.cpuUsage();
        const answer = await visit(test.app).signIn(email, 'a wrong password');
        const { user, system } = process.cpuUsage(before);
        costs.get(who)?.push((user + system) / 1000);
        answers.add(JSON.stringify([answer.statusCode, answer.body, Object.keys(answer.headers).sort()]));
      }
    expect([...answers]).toHaveLength(1);
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
    const known = median(costs.get('an account') ?? []);
    for (const [who, values] of costs) {
      expect(median(values) / known, `${who}: ${values}`).toBeGreaterThan(1 / ALIKE);
      expect(median(values) / known, `${who}: ${values}`).toBeLessThan(ALIKE);
    }
  });
});
