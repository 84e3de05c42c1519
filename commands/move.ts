/** `npm run move -- --to postgres://…`: moves the embedded database to PostgreSQL (requirements §16). */
import { parseArgs } from 'node:util';
import { type MovedTable, move } from '#server/backup/move.ts';
import { connect } from '#server/database/connect.ts';
import { runCommand, UsageError, withDatabase } from './command.ts';

const USAGE = `npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE [--replace]
Stop the server first. Copies the embedded database in DATA_DIR to PostgreSQL. An interrupted move
resumes where it stopped. --replace erases the target database first. If other users can see this machine's processes,
omit :PASSWORD from the address and set PGPASSWORD.`;

await runCommand(USAGE, moveAll, { address: '--to' });

async function moveAll(args: string[]): Promise<void> {
  const { to, replace } = read(args);
  const moved = await withDatabase(async (source, config) => {
    if (config.databaseUrl)
      throw new UsageError(
        'DATABASE_URL is set, but this command moves the embedded database. Unset it, and use --to.',
      );
    const target = connect({ databaseUrl: to, dataDir: config.dataDir });
    try {
      return await move(source, target, report, { replace });
    } finally {
      await target.destroy();
    }
  });
  console.log(`Moved ${moved.reduce((sum, { rows }) => sum + rows, 0)} rows; counts and checksums match.`);
  console.log('Now start the server with DATABASE_URL set to the --to address. Pictures stay in DATA_DIR.');
  console.log(
    'The embedded database stays there, too, with all its data. After you confirm that the move worked, delete ledge-frame.sqlite* there.',
  );
}

function report({ name, rows, sha256, alreadyThere }: MovedTable): void {
  const note = alreadyThere > 0 ? `, ${alreadyThere} of them from an earlier run` : '';
  console.log(`${name.padEnd(24)} ${String(rows).padStart(9)} rows  ${sha256.slice(0, 12)}${note}`);
}

function read(args: string[]) {
  try {
    const options = { to: { type: 'string' }, replace: { type: 'boolean' } } as const;
    const { to = '', replace = false } = parseArgs({ args, options }).values;
    if (!/^postgres(ql)?:\/\//.test(to)) throw new UsageError('Enter a target: --to postgres://…');
    if (!URL.canParse(to))
      throw new UsageError('--to is not a valid address: postgres://USER:PASSWORD@HOST:PORT/DATABASE');
    return { to, replace };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}
