/** `npm run backup -- FILE`: backs up everything to one archive, while the server runs (requirements §16). */
import { backUp } from '#server/backup/backup.ts';
import { lowerPriority, runCommand, singleFileArgument, withDatabase } from './command.ts';

const USAGE = `npm run backup -- FILE
Writes database, pictures and secret into one archive. Keep it where only you can read it.`;

lowerPriority();
await runCommand(USAGE, async (args) => {
  const name = singleFileArgument(args);
  const report = await withDatabase((db, config) => backUp(db, config, name));
  console.log(`Backed up ${report.rows} rows and ${report.pictures} picture files to ${report.file}`);
  if (report.missing > 0)
    console.log(`${report.missing} picture files of inquiries were not on disk, and are not in the backup.`);
  const { pictures = 0, missing = 0 } = report.cloudinary ?? {};
  if (pictures > 0)
    console.log(
      missing === 0
        ? `The ${pictures} pictures at Cloudinary are included.`
        : `${missing} of ${pictures} pictures at Cloudinary could not be downloaded, and are not in the backup; the next backup tries again. Check CLOUDINARY_URL.`,
    );
  if (report.register)
    console.error(
      `${report.register} A restore of a backup in that folder would bring back what was erased or ended since. Fix this; the server keeps trying.`,
    );
});
