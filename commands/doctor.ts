/**
 * `npm run doctor [-- --json]`: checks whether this installation is ready for launch, and reports findings with fixes.
 * Changes nothing, and is safe to run alongside the server; with IMAP_URL it sends an email to the mailbox and
 * waits a minute for it. `-- --metrics-token` prints only the token for `GET /metrics`. Exit code for monitoring: 0 all
 * ok, 1 needs attention, 2 something is wrong, 3 usage error.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ContentOverlay } from '#contract/site/records/overlay.ts';
import { refuseUnfinished } from '#server/backup/restore-marker.ts';
import { type Config, ConfigError, readConfig } from '#server/config/config.ts';
import { setFirm } from '#server/config/firm-in-force.ts';
import { connect } from '#server/database/connect.ts';
import type { Db } from '#server/database/schema.ts';
import { metricsToken } from '#server/metrics/access.ts';
import { calendarFindings } from './doctor/calendars.ts';
import { contentFindings, loadContent } from './doctor/content.ts';
import { databaseFindings, inTrouble, isThere } from './doctor/database.ts';
import { erasureFindings } from './doctor/erasures.ts';
import { type DoctorFinding, exitCodeOf, reportOn } from './doctor/finding.ts';
import { jobFindings } from './doctor/jobs.ts';
import { leftoverFindings } from './doctor/leftovers.ts';
import { mailFindings, outboxFindings } from './doctor/mail.ts';
import { mailboxFindings, readingFindings } from './doctor/mailbox.ts';
import { offsiteFindings } from './doctor/offsite.ts';
import { originFindings } from './doctor/origin.ts';
import { pushFindings } from './doctor/push.ts';
import { registerFindings } from './doctor/registers.ts';
import { limitFindings, proxyFindings, secretFindings } from './doctor/settings.ts';
import { asPublished, publishedOverlay, siteFindings } from './doctor/site.ts';
import { backupFindings, diskFindings } from './doctor/storage.ts';

const WRONG_USE = 3;
const NOT_YET = 'not created yet ';
const SIGNS: Record<DoctorFinding['mark'], string> = { ok: 'ok   ', look: 'warn ', wrong: 'ERROR' };

// Exits explicitly: a connection to an unresponsive mail server would keep the process alive for half a minute.
process.exit(await run(process.argv.slice(2)));

async function run(args: string[]): Promise<number> {
  let asked: { json?: boolean; 'metrics-token'?: boolean };
  try {
    const options = { json: { type: 'boolean' }, 'metrics-token': { type: 'boolean' } } as const;
    asked = parseArgs({ args, options }).values;
  } catch (error) {
    console.error(
      `${(error as Error).message}\n\nnpm run doctor [-- --json]\nnpm run --silent doctor -- --metrics-token`,
    );
    return WRONG_USE;
  }
  if (asked['metrics-token']) return printMetricsToken();
  const findings = await examine();
  console.log(
    asked.json ? JSON.stringify({ exitCode: exitCodeOf(findings), findings }, null, 2) : inWords(findings),
  );
  return exitCodeOf(findings);
}

/** Prints the metrics token. Needs the server's settings, or the token would be wrong. */
function printMetricsToken(): number {
  const config = settings(existsSync(resolve(process.env.DATA_DIR || './data')));
  if (Array.isArray(config)) {
    console.error(config.map(({ says }) => says).join('\n'));
    return WRONG_USE;
  }
  if (config.secret.startsWith(NOT_YET)) {
    console.error(`${config.dataDir} doesn’t exist yet; the first start creates it and the secret.`);
    return WRONG_USE;
  }
  console.log(metricsToken(config.secret));
  return 0;
}

async function examine(): Promise<DoctorFinding[]> {
  const dataDir = resolve(process.env.DATA_DIR || './data');
  const exists = existsSync(dataDir);
  const modules = await loadContent();
  const config = settings(exists);
  if (Array.isArray(config)) return [...config, ...contentFindings(modules)];
  const { findings, overlay } = await withDatabase(config);
  const published = overlay?.firm?.firm;
  if (published) setFirm(published);
  const [origin, mail, mailbox] = await Promise.all([
    originFindings(config),
    mailFindings(config),
    mailboxFindings(config),
  ]);
  return [
    ...findings,
    ...diskFindings(dataDir),
    ...(config.offsite ? [] : backupFindings(dataDir)),
    ...leftoverFindings(config),
    ...mail,
    ...mailbox,
    ...origin,
    ...proxyFindings(config),
    ...secretFindings(config, exists),
    ...limitFindings(config),
    ...contentFindings(overlay ? asPublished(modules, overlay) : modules, modules),
  ];
}

/** Returns the configuration, or its errors, without creating the data folder or a secret. */
function settings(exists: boolean): Config | DoctorFinding[] {
  const { env } = process;
  try {
    return readConfig(exists || env.SECRET ? env : { ...env, SECRET: NOT_YET.repeat(4) });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { wrong } = reportOn('settings');
    return error.message
      .split('\n')
      .map((says) => wrong(says, 'Correct it; otherwise the server won’t start.'));
  }
}

type InDatabase = { findings: DoctorFinding[]; overlay: ContentOverlay | null };

/** Runs the checks that need the database, and reads published content; if it is unavailable, reports that once. */
async function withDatabase(config: Config): Promise<InDatabase> {
  let db: Db | null = null;
  try {
    refuseUnfinished(config.dataDir);
    db = isThere(config) ? connect(config) : null;
    const findings = await databaseFindings(config, db);
    if (!db || findings.some(({ mark }) => mark !== 'ok')) return { findings, overlay: null };
    const all = [
      ...findings,
      ...(await outboxFindings(config, db)),
      ...(await readingFindings(config, db)),
      ...(await erasureFindings(db, config)),
      ...(await jobFindings(db)),
      ...(config.booking ? await calendarFindings(db) : []),
      ...(await pushFindings(db)),
      ...(await registerFindings(config.dataDir, db)),
      ...(await offsiteFindings(config, db)),
      ...(await siteFindings(db)),
    ];
    return { findings: all, overlay: await publishedOverlay(db) };
  } catch (error) {
    return { findings: [inTrouble(config, error)], overlay: null };
  } finally {
    await db?.destroy();
  }
}

function inWords(findings: DoctorFinding[]): string {
  const lines = findings.flatMap(({ about, mark, says, todo }, at) => [
    `${SIGNS[mark]}  ${about.padEnd(9)} ${says}`,
    // Consecutive findings with the same remedy show it once, below the last.
    ...(todo && todo !== findings[at + 1]?.todo ? [`${' '.repeat(17)}${todo}`] : []),
  ]);
  const count = (mark: DoctorFinding['mark']) => findings.filter((finding) => finding.mark === mark).length;
  return [...lines, '', `${count('ok')} OK, ${count('look')} warnings, ${count('wrong')} errors`].join('\n');
}
