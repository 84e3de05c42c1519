/** `npm run restore -- FILE`: restores a backup into an empty DATA_DIR or database (requirements §16). */
import { type PutBack, putBackPictures } from '#server/backup/cloudinary-pictures.ts';
import { type Progress, type RestoreReport, restore } from '#server/backup/restore.ts';
import { withFetchedBackup } from '#server/offsite/offsite.ts';
import { lowerPriority, runCommand, singleFileArgument, withDatabase } from './command.ts';

const USAGE = `npm run restore -- FILE [--without-register]
Restores a backup into an empty DATA_DIR (and an empty DATABASE_URL, if set). Keep both ledge-frame-*.jsonl
files next to FILE, so erased data and revoked access don’t come back. --without-register restores without them.
Run an interrupted restore again to resume it.

npm run restore -- --offsite
Restores the newest backup at BACKUP_URL, with its registers.

npm run restore -- --pictures
Retries Cloudinary uploads that an earlier restore couldn’t finish.`;

const WITHOUT_REGISTER = '--without-register';
const TOLD_EVERY_MS = 2000;
const TOLD_FROM = 20_000;

lowerPriority();
await runCommand(USAGE, async (args) => {
  if (args.length === 1 && args[0] === '--pictures') {
    const done = await withDatabase(putBackPictures);
    if (done.put + done.there + done.kept === 0)
      console.log('No pictures need to be uploaded to Cloudinary.');
    return tell(done);
  }
  const withoutRegister = args.includes(WITHOUT_REGISTER);
  const named = args.filter((arg) => arg !== WITHOUT_REGISTER);
  const isOffsite = named.length === 1 && named[0] === '--offsite';
  const name = isOffsite ? '' : singleFileArgument(named);
  const onProgress = toldNowAndThen();
  const report = await withDatabase(
    (db, config) => {
      const from = (file: string) => restore(db, config, file, { withoutRegister, onProgress });
      return isOffsite ? withFetchedBackup(config, from) : from(name);
    },
    { mayBeUnfinished: true },
  );
  for (const line of inWords(report)) console.log(line);
  tell(report.cloudinary);
});

/** Reports progress now and then; a small backup is restored before the first report. */
function toldNowAndThen(): (progress: Progress) => void {
  let toldAt = performance.now();
  return ({ what, done, all }) => {
    if (all < TOLD_FROM || performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    console.log(`  ${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} ${what}`);
  };
}

function tell({ put, there, kept, why }: PutBack): void {
  if (put + there > 0) console.log(`Uploaded ${put} pictures to Cloudinary; ${there} were already there.`);
  if (kept > 0)
    console.log(
      `Couldn’t upload ${kept} pictures to Cloudinary: ${why} They’re in DATA_DIR/cloudinary. Set CLOUDINARY_URL, then run: npm run restore -- --pictures`,
    );
}

function* inWords(report: RestoreReport): Generator<string> {
  const { rows, pictures, createdAt, erasedAgain, register } = report;
  yield `Restored ${rows} rows and ${pictures} picture files, as of ${createdAt}`;
  if (erasedAgain > 0) yield `${erasedAgain} inquiries erased since the backup were not restored.`;
  yield* stoppedInWords(report);
  yield* endedInWords(report);
  if (report.unknown.length > 0)
    yield `${report.unknown.join(' ')} Data erased or access revoked since ${createdAt} may be back. Check both.`;
  if (report.otherSecret > 0)
    yield `${report.otherSecret} addresses were erased under another SECRET. Their inquiries stay erased, but newsletter subscriptions may be back.`;
  if (register) yield `${register} The server will retry when it starts.`;
  yield* accountsInWords(report);
}

function* stoppedInWords({ stopped }: RestoreReport): Generator<string> {
  const { mails, bookings, newsletter_issues, content_scheduled } = stopped;
  if (mails > 0)
    yield `${mails} emails were waiting when the backup was made. They may have been sent since, so the server won’t send them. Review them under Email in the dashboard.`;
  if (bookings > 0)
    yield `${bookings} upcoming meetings may have been rescheduled or canceled since. Their reminders are off. Review them under Calendar.`;
  if (newsletter_issues > 0)
    yield `${newsletter_issues} articles were being sent to subscribers. Sending won’t resume.`;
  if (content_scheduled > 0)
    yield `${content_scheduled} scheduled website updates are drafts again. Review them under Website.`;
}

function* endedInWords({ endedAgain }: RestoreReport): Generator<string> {
  const { disabled, roles, passwords, passkeys, unsubscribed, links, pictures } = endedAgain;
  if (disabled.length > 0) yield `Disabled since the backup, now disabled again: ${disabled.join(', ')}`;
  if (roles.length > 0) yield `Role changed since the backup, now changed again: ${roles.join(', ')}`;
  if (passwords.length > 0)
    yield `Password or two-factor sign-in changed since the backup; these need a new password (npm run staff -- link EMAIL): ${passwords.join(', ')}`;
  if (passkeys.length > 0)
    yield `Passkeys removed since the backup, now removed again: ${passkeys.join(', ')}`;
  if (unsubscribed > 0)
    yield `${unsubscribed} subscribers who unsubscribed since the backup stay unsubscribed.`;
  if (links > 0)
    yield `${links} private links were renewed or revoked since the backup; the old ones stay invalid.`;
  if (pictures > 0) yield `${pictures} pictures deleted from the website since the backup stay deleted.`;
}

function* accountsInWords({ accounts }: RestoreReport): Generator<string> {
  if (accounts.length === 0) {
    yield 'No account can sign in. Create a link for an owner: npm run staff -- link EMAIL';
    return;
  }
  yield 'Everyone is signed out. These accounts can sign in; disable the accounts of people who have left (npm run staff -- disable EMAIL):';
  for (const { email, role } of accounts) yield `  ${email}  ${role}`;
}
