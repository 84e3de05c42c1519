/** `npm run content -- …`: published content in *Site* as files, and files as drafts in *Site* (docs/decisions/0065). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { RecordName } from '#contract/site-records.ts';
import type { Db } from '#server/database/schema.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { runCommand, UsageError, withDatabase } from './command.ts';
import { SHIPPED_FOLDER } from './content/content-folder.ts';
import { exportContent, leftOut } from './content/export-content.ts';
import { importContent } from './content/import-content.ts';
import type { FileChange } from './content/record-files.ts';

const USAGE = `npm run content -- export [DIR]   writes what is published as modules; DIR is content/ unless given
npm run content -- import [DIR]   makes drafts in Site of what modules say otherwise
npm run content -- diff           names the files that an export would change`;

const commands: Record<string, (db: Db, dir: string) => Promise<void>> = {
  async export(db, dir) {
    const changes = await exportContent(db, dir);
    if (changes.length === 0) console.log('The files say what is published. Nothing was changed.');
    tell(changes, dir);
    for (const { file, lost } of changes)
      for (const code of lost) console.log(`In ${file} a value took the place of: ${code}`);
    const left = await leftOut(db);
    if (left.length > 0) console.log(`Published, and told in Site alone: ${left.join(', ')}`);
    if (dir === SHIPPED_FOLDER) console.log('Build and restart (npm start), then: npm run content -- import');
  },
  async import(db, dir) {
    const { drafts, busy, settled, notBuilt } = await importContent(db, dir);
    const list = (records: readonly RecordName[]) =>
      records.map(({ collection, slug }) => `${collection}/${slug}`).join(', ');
    if (drafts.length > 0) console.log(`Drafts in Site, to look at and publish: ${list(drafts)}`);
    if (busy.length > 0)
      console.log(`Left alone, because they have a draft or wait for a time: ${list(busy)}`);
    if (settled.length > 0) console.log(`As their files again: ${list(settled)}`);
    if (notBuilt.length > 0)
      console.log(
        `Not yet in the built site: ${list(notBuilt)}. Build and restart (npm start), then import again.`,
      );
    if ([drafts, busy, settled, notBuilt].every(({ length }) => length === 0))
      console.log('The site says what the files say. Nothing was changed.');
  },
  async diff(db) {
    const dir = mkdtempSync(join(tmpdir(), 'content-'));
    try {
      const changes = await exportContent(db, dir);
      if (changes.length === 0) console.log('The files say what is published.');
      tell(changes, SHIPPED_FOLDER);
    } finally {
      rmSync(dir, { recursive: true });
    }
  },
};

function tell(changes: readonly FileChange[], dir: string): void {
  for (const { file, text } of changes)
    console.log(`${text === null ? 'removed' : 'written'}  ${relative(process.cwd(), join(dir, file))}`);
}

await runCommand(USAGE, async ([name = '', dir, ...more]) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `There is no command “${name}”.` : 'Give a command.');
  if (more.length > 0 || (name === 'diff' && dir)) throw new UsageError('Too many arguments.');
  await withDatabase(async (db) => {
    await migrate(db);
    await command(db, dir ? resolve(dir) : SHIPPED_FOLDER);
  });
});
