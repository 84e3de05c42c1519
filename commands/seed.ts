/** `npm run seed -- --inquiries 100000`: generates inquiries, for viewing and measuring the dashboard at full size. */
import { parseArgs } from 'node:util';
import { migrate } from '#server/migrations/migrate.ts';
import { seedInquiries } from '#server/seed/store.ts';
import { runCommand, UsageError, withDatabase } from './command.ts';

const USAGE = `npm run seed -- --inquiries NUMBER [--days 400] [--seed WORD]
Adds generated inquiries, spread over the given number of days up to now. The same word generates the same people.
If there are accounts, some inquiries get meetings and the first accounts get office hours.
With IMAP_URL, some have email threads, and a few emails land in the inbox.`;

await runCommand(USAGE, async (args) => {
  const wanted = read(args);
  await withDatabase(async (db, config) => {
    if (config.origin.startsWith('https:'))
      throw new UsageError(
        'SITE_ORIGIN is https: this looks like the live site, where generated inquiries don’t belong.',
      );
    await migrate(db);
    const offered = { booking: config.booking, incomingMail: config.imapUrl !== undefined };
    await seedInquiries(db, { ...wanted, ...offered }, (done) => report(done, wanted.count));
  });
});

function read(args: string[]) {
  const { values } = parse(args);
  const count = wholeNumber(values.inquiries, '--inquiries', 1_000_000);
  const days = wholeNumber(values.days ?? '400', '--days', 3650);
  return { count, days, seed: values.seed ?? new Date().toISOString() };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { inquiries: { type: 'string' }, days: { type: 'string' }, seed: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function wholeNumber(text: string | undefined, option: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new UsageError(`${option} must be a whole number from 1 to ${most.toLocaleString('en-US')}.`);
  return value;
}

function report(done: number, all: number): void {
  if (done % 10_000 === 0 || done === all)
    console.log(`${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} inquiries`);
}
