/** The data of `npm run demo`: a firm with half a year of requests, in which no view of the dashboard is empty. */
import pino from 'pino';
import { seededRandom } from '#contract/shared/seeded-random.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import { createStaffAccounts } from '../staff/accounts.ts';
import { seedNewsletter } from './newsletter-store.ts';
import { seedNextSteps } from './next-steps-store.ts';
import { seedInquiries } from './store.ts';

/** All accounts of the demo have this password, which anyone can read here. */
export const DEMO_PASSWORD = 'walk the lot first';

export const DEMO_OWNER = { name: 'Dana Whitfield', email: 'demo@example.com', role: 'owner' } as const;

const COLLEAGUES = [
  { name: 'Marcus Reyes', email: 'marcus@example.com', role: 'staff' },
  { name: 'June Park', email: 'june@example.com', role: 'staff' },
] as const;

const PERIODS = [
  { count: 360, days: 180, seed: 'demo', unansweredShare: 0 },
  // New, so the clock of each is running.
  { count: 5, days: 0.8, seed: 'today', unansweredShare: 1 },
];

/** @param db migrated and empty. */
export async function seedDemo(db: Db, config: Config, now = new Date()): Promise<void> {
  const accounts = createStaffAccounts({ config, db, log: pino({ level: 'silent' }) });
  for (const member of [DEMO_OWNER, ...COLLEAGUES])
    await accounts.add({ ...member, password: DEMO_PASSWORD });
  for (const [n, period] of PERIODS.entries())
    await seedInquiries(db, { ...period, now, booking: true, incomingMail: n === 0 });
  await seedNextSteps(db, seededRandom('next steps'), now);
  await seedNewsletter(db, DEMO_OWNER.name, now);
}
