import { describe, expect, it } from 'vitest';
import { createOutbox } from '../outbox/outbox.ts';
import { createTestApp, engines, signedIn } from '../testing/test-app.ts';
import { type Alerts, mailAlerts, nextAlerts } from './alerts.ts';
import { type CheckFinding, reportOn } from './finding.ts';
import { findingsFor } from './offsite.ts';

const report = reportOn('off-site');
const late = report.error('No backup for two days.', 'Run it.', { todo: 'Ask your site administrator.' });

describe('a problem', () => {
  const told = (...runs: CheckFinding[][]) => {
    let alerts: Alerts = {};
    return runs.map((findings) => {
      const { now, begun, over } = nextAlerts(alerts, findings);
      alerts = now;
      return [begun.map(({ says }) => says), over.map(({ says }) => says)];
    });
  };

  it('is mailed once, at the second run that finds it, and again when it is over', () => {
    const other = report.error('No backup for three days.', 'Run it.');
    expect(told([late], [other], [late], [report.warning('It was late.', '')], [report.ok('Fine.')])).toEqual(
      [
        [[], []],
        [[other.says], []],
        [[], []],
        [[], [late.says]],
        [[], []],
      ],
    );
  });

  it('is mailed even if owners know another one of the same subject', () => {
    const full = report.error('The disk is full.', 'Make room.');
    const [, , joined, both, after, again] = told([late], [late], [late, full], [late, full], [late], [late]);
    expect(joined).toEqual([[], []]);
    expect(both).toEqual([[late.says, full.says], []]);
    expect([after, again]).toEqual([
      [[], []],
      [[], []],
    ]);
  });

  it('that is over at the next run is not mailed at all', () => {
    expect(told([late], [report.ok('Fine.')])).toEqual([
      [[], []],
      [[], []],
    ]);
  });

  it('is a backup that is two days old, and none that is younger', () => {
    const made = Date.parse('2026-11-18T09:00:00.000Z');
    const backup = { at: new Date(made).toISOString(), rows: 1, pictures: 0, addedBytes: 1, totalBytes: 1 };
    const state = { backup, rehearsal: null, failure: null, registers: null };
    const marks = (hours: number) =>
      findingsFor('/mnt', state, made + hours * 3_600_000).map(({ mark }) => mark);
    expect(marks(47)).not.toContain('error');
    expect(marks(49)).toContain('error');
  });
});

describe.each(engines)('alerts on %s', (engine) => {
  it('go to every owner who can sign in, in words for owners', async () => {
    const test = await createTestApp(engine);
    const owner = await signedIn(test, 'owner');
    const former = await signedIn(test, 'owner');
    await test.db.updateTable('staff_users').set({ disabled: 1 }).where('email', '=', former.email).execute();
    await signedIn(test);
    const outbox = createOutbox(test.config, () => undefined);
    for (const findings of [[late], [late], [late], []]) await mailAlerts(test, outbox, findings);
    const mails = await test.db
      .selectFrom('mails')
      .select(['recipient', 'data'])
      .where('kind', '=', 'site-alert')
      .orderBy('created_at')
      .execute();
    const problems = [{ says: late.says, todo: 'Ask your site administrator.' }];
    expect(mails.map(({ recipient, data }) => [recipient, JSON.parse(data)])).toEqual([
      [owner.email, { over: false, problems }],
      [owner.email, { over: true, problems }],
    ]);
    await test.close();
  });
});
