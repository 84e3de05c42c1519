/** `npm run seed -- --inquiries 100000`: invented inquiries, to see and measure the dashboard at full size. */
import { parseArgs } from 'node:util';
import { migrate } from '#server/database/migrate.ts';
import { seedInquiries } from '#server/inquiries/seed/store.ts';
import { runCommand, UsageError, withDatabase } from './command.ts';

const USAGE = `npm run seed -- --inquiries NUMBER [--days 400] [--seed WORD]
Adds invented inquiries, spread over so many days until now. The same word invents the same people.`;

await runCommand(USAGE, async (args) => {
  const wanted = read(args);
  await withDatabase(async (db, config) => {
    if (config.origin.startsWith('https:'))
      throw new UsageError(
        'SITE_ORIGIN is https: this looks like the real site, and invented inquiries don’t belong there.',
      );
    await migrate(db);
    await seedInquiries(db, wanted, (done) => report(done, wanted.count));
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
