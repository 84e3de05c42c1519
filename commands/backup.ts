/** `npm run backup -- FILE`: backs up everything to one archive, while the server runs (requirements §16). */
import { backUp } from '#server/backup/backup.ts';
import { lowerPriority, runCommand, singleFileArgument, withDatabase } from './command.ts';

const USAGE = `npm run backup -- FILE
Saves the database, pictures, and secret to one archive. Store it where only you can read it.`;

lowerPriority();
await runCommand(USAGE, async (args) => {
  const name = singleFileArgument(args);
  const report = await withDatabase((db, config) => backUp(db, config, name));
  console.log(`Backed up ${report.rows} rows and ${report.pictures} picture files to ${report.file}`);
  if (report.missing > 0)
    console.log(`${report.missing} inquiry pictures are missing from disk and aren’t in the backup.`);
  const { pictures = 0, missing = 0 } = report.cloudinary ?? {};
  if (pictures > 0)
    console.log(
      missing === 0
        ? `The ${pictures} pictures at Cloudinary are included.`
        : `Couldn’t download ${missing} of ${pictures} Cloudinary pictures; they aren’t in this backup. Check CLOUDINARY_URL, then run it again.`,
    );
  if (report.register)
    console.error(
      `${report.register} Restoring a backup from that folder could bring back erased data. Fix this; the server will keep retrying.`,
    );
});
