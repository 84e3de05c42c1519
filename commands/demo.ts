/** The seeding of `npm run demo` (scripts/demo.mjs): fills an empty database, and prints the sign-in as JSON. */
import { migrate } from '#server/migrations/migrate.ts';
import { DEMO_OWNER, DEMO_PASSWORD, seedDemo } from '#server/seed/demo.ts';
import { runCommand, withDatabase } from './command.ts';

await runCommand('npm run demo', () =>
  withDatabase(async (db, config) => {
    await migrate(db);
    await seedDemo(db, config);
    console.log(JSON.stringify({ email: DEMO_OWNER.email, password: DEMO_PASSWORD }));
  }),
);
