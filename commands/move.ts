/** `npm run move -- --to postgres://…`: from the embedded database to PostgreSQL (product decision §11). */
import { parseArgs } from 'node:util';
import { connect } from '#server/database/connect.ts';
import { type MovedTable, move } from '#server/transfer/move.ts';
import { runCommand, UsageError, withDatabase } from './command.ts';

const USAGE = `npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE [--replace]
Copies the embedded database in DATA_DIR to PostgreSQL; stop the server first. Broken off, it goes on where
it stopped. --replace empties the target before. Where others see this machine's processes, leave :PASSWORD out
of the address and set PGPASSWORD.`;

await runCommand(USAGE, async (args) => {
  const { to, replace } = read(args);
  const moved = await withDatabase(async (source, config) => {
    if (config.databaseUrl)
      throw new UsageError(
        'DATABASE_URL is set: what is moved is the embedded database. Unset it, and use --to.',
      );
    const target = connect({ databaseUrl: to, dataDir: config.dataDir });
    try {
      return await move(source, target, report, { replace });
    } finally {
      await target.destroy();
    }
  });
  console.log(
    `Moved ${moved.reduce((sum, { rows }) => sum + rows, 0)} rows; counts and checksums are the same.`,
  );
  console.log('Now start the server with DATABASE_URL set to that address. Pictures stay in DATA_DIR.');
});

function report({ name, rows, sha256, alreadyThere }: MovedTable): void {
  const note = alreadyThere > 0 ? `, ${alreadyThere} of them from an earlier run` : '';
  console.log(`${name.padEnd(24)} ${String(rows).padStart(9)} rows  ${sha256.slice(0, 12)}${note}`);
}

function read(args: string[]) {
  try {
    const options = { to: { type: 'string' }, replace: { type: 'boolean' } } as const;
    const { to = '', replace = false } = parseArgs({ args, options }).values;
    if (!/^postgres(ql)?:\/\//.test(to)) throw new UsageError('Say where to: --to postgres://…');
    return { to, replace };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}
