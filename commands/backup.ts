/** `npm run backup -- FILE`: everything in one archive, while the server serves (product decision §11). */
import { backUp } from '#server/transfer/backup.ts';
import { oneFile, runCommand, withDatabase } from './command.ts';

const USAGE = `npm run backup -- FILE
Writes database, pictures and secret into one archive. Keep it where only you can read it.`;

await runCommand(USAGE, async (args) => {
  const name = oneFile(args);
  const report = await withDatabase((db, config) => backUp(db, config, name));
  console.log(`Backed up ${report.rows} rows and ${report.pictures} picture files to ${report.file}`);
  if (report.missing > 0)
    console.log(`${report.missing} picture files of inquiries were not on disk, and are not in the backup.`);
});
