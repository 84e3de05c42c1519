/** `npm run backup -- FILE`: backs up everything to one archive, while the server runs (requirements §16). */
import { backUp } from '#server/backup/backup.ts';
import { heartbeat } from '#server/http/heartbeat.ts';
import { backUpOffsite, rehearseOffsite } from '#server/offsite/offsite.ts';
import { lowerPriority, runCommand, singleFileArgument, withDatabase } from './command.ts';

const USAGE = `npm run backup -- FILE
Saves the database, pictures, and secret to one archive. Store it where only you can read it.

npm run backup -- --offsite
Backs up to BACKUP_URL now, as the server does every night.

npm run backup -- --rehearse
Restores the last backup at BACKUP_URL into a scratch database, and compares counts and checksums.`;

const MEGABYTE = 1024 * 1024;

lowerPriority();
await runCommand(USAGE, async (args) => {
  if (args.length === 1 && args[0] === '--offsite') {
    const { rows, pictures, totalBytes } = await withDatabase((db, config) => backUpOffsite(db, config));
    const megabytes = Math.ceil(totalBytes / MEGABYTE);
    console.log(
      `Backed up ${rows} rows and ${pictures} picture files to BACKUP_URL (${megabytes} MB in total)`,
    );
    return;
  }
  if (args.length === 1 && args[0] === '--rehearse') {
    const done = await withDatabase((db, config) => rehearseOffsite(db, config));
    console.log(
      `Trial restore of the backup from ${done.backupAt}: restored ${done.rows} rows and ${done.pictures} picture files in ${done.seconds} s; all counts and checksums match`,
    );
    return;
  }
  const name = singleFileArgument(args);
  const report = await withDatabase(async (db, config) => {
    const made = await backUp(db, config, name);
    await heartbeat(config.heartbeats.backup);
    return made;
  });
  console.log(`Backed up ${report.rows} rows and ${report.pictures} picture files to ${report.file}`);
  if (report.missing > 0)
    console.log(`${report.missing} inquiry pictures are missing from disk and aren’t in the backup.`);
  const { pictures = 0, missing = 0 } = report.cloudinary ?? {};
  if (pictures > 0)
    console.log(
      missing === 0
        ? `The ${pictures} Cloudinary pictures are included.`
        : `Couldn’t download ${missing} of ${pictures} Cloudinary pictures; they aren’t in this backup. Check CLOUDINARY_URL, then run the backup again.`,
    );
  if (report.register)
    console.error(
      `${report.register} Restoring a backup from that folder could bring back erased data. Fix this; the server will keep retrying.`,
    );
});
