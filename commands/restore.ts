/** `npm run restore -- FILE`: a backup into an empty DATA_DIR or database (product decision §11). */
import { restore } from '#server/transfer/restore.ts';
import { oneFile, runCommand, withDatabase } from './command.ts';

const USAGE = `npm run restore -- FILE
Restores a backup into an empty DATA_DIR (and an empty DATABASE_URL, where one is set).`;

await runCommand(USAGE, async (args) => {
  const file = oneFile(args);
  const report = await withDatabase((db, config) => restore(db, config, file));
  console.log(`Restored ${report.rows} rows and ${report.pictures} picture files, as of ${report.createdAt}`);
  if (report.erasedAgain > 0)
    console.log(`${report.erasedAgain} inquiries in it had been erased since, and were not brought back.`);
  if (report.waitingMails > 0)
    console.log(
      `${report.waitingMails} mails were waiting at that moment; the server sends them when it starts.`,
    );
});
