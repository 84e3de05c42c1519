/**
 * `npm run doctor [-- --json]`: checks whether this installation is ready for launch, and reports findings with fixes.
 * Changes nothing, and is safe to run alongside the server; with IMAP_URL it sends an email to the mailbox and
 * waits a minute for it. `-- --metrics-token` prints only the token for `GET /metrics`. Exit code for monitoring: 0 all
 * ok, 1 needs attention, 2 something is wrong, 3 usage error.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseUnfinished } from '#server/backup/restore-marker.ts';
import { databaseChecks, machineChecks, networkChecks } from '#server/checks/checks.ts';
import { type CheckFinding, exitCodeOf, reportOn } from '#server/checks/finding.ts';
import { mailboxFindings } from '#server/checks/mailbox.ts';
import { contentFindings } from '#server/checks/website.ts';
import { type Config, ConfigError, readConfig } from '#server/config/config.ts';
import { setFirm } from '#server/config/firm-in-force.ts';
import type { Shipped } from '#server/content/overlay.ts';
import { publishedContent, UnreadableRecord } from '#server/content/overlay.ts';
import { contentStore } from '#server/content/store.ts';
import { connect } from '#server/database/connect.ts';
import type { Db } from '#server/database/schema.ts';
import { heartbeat } from '#server/http/heartbeat.ts';
import { metricsToken } from '#server/metrics/access.ts';
import { loadSettings } from '#server/settings/in-force.ts';
import { databaseErrorFinding, databaseFindings, isThere } from './doctor/database.ts';
import { shippedContent } from './doctor/shipped.ts';

const WRONG_USE = 3;
const NOT_YET = 'not created yet ';
const SIGNS: Record<CheckFinding['mark'], string> = { ok: 'ok   ', warning: 'warn ', error: 'ERROR' };

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
  console.log(asked.json ? asJson(findings) : inWords(findings));
  const code = exitCodeOf(findings);
  if (code < 2) await heartbeat(process.env.HEARTBEAT_DOCTOR);
  return code;
}

/** Prints the metrics token. Needs the server's settings, or the token would be wrong. */
function printMetricsToken(): number {
  const config = settings(existsSync(resolve(process.env.DATA_DIR || './data')));
  if (Array.isArray(config)) {
    console.error(config.map(({ says }) => says).join('\n'));
    return WRONG_USE;
  }
  if (config.secret.startsWith(NOT_YET)) {
    console.error(`${config.dataDir} doesn’t exist yet; the first start will create it and the secret.`);
    return WRONG_USE;
  }
  console.log(metricsToken(config.secret));
  return 0;
}

async function examine(): Promise<CheckFinding[]> {
  const dataDir = resolve(process.env.DATA_DIR || './data');
  const exists = existsSync(dataDir);
  const shipped = await shippedContent();
  const config = settings(exists);
  if (Array.isArray(config)) return [...config, ...(await contentFindings(shipped, null))];
  const findings = await withDatabase(config, shipped);
  const elsewhere = await Promise.all([networkChecks(config), mailboxFindings(config)]);
  return [...findings, ...machineChecks(config, exists), ...elsewhere.flat()];
}

/** Returns the configuration, or its errors, without creating the data folder or a secret. */
function settings(exists: boolean): Config | CheckFinding[] {
  const { env } = process;
  try {
    return readConfig(exists || env.SECRET ? env : { ...env, SECRET: NOT_YET.repeat(4) });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const report = reportOn('settings');
    return error.message
      .split('\n')
      .map((says) => report.error(says, 'Correct it; otherwise the server won’t start.'));
  }
}

/** Runs the checks that need the database; if it is unavailable, reports that once. */
async function withDatabase(config: Config, shipped: Shipped): Promise<CheckFinding[]> {
  let db: Db | null = null;
  try {
    refuseUnfinished(config.dataDir);
    db = isThere(config) ? connect(config) : null;
    const findings = await databaseFindings(config, db);
    if (!db) return [...findings, ...(await contentFindings(shipped, null))];
    if (findings.some(({ mark }) => mark !== 'ok')) return findings;
    await loadSettings(config, db);
    await readFirm(db);
    return [...findings, ...(await databaseChecks(config, db, shipped))];
  } catch (error) {
    return [databaseErrorFinding(config, error)];
  } finally {
    await db?.destroy();
  }
}

/** The other checks use its address. `siteFindings` reports content that can't be read. */
async function readFirm(db: Db): Promise<void> {
  try {
    const { firm } = (await publishedContent(contentStore(db))).overlay;
    if (firm?.firm) setFirm(firm.firm);
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
  }
}

function asJson(all: CheckFinding[]): string {
  const findings = all.map(({ owner: _, ...finding }) => finding);
  return JSON.stringify({ exitCode: exitCodeOf(all), findings }, null, 2);
}

function inWords(findings: CheckFinding[]): string {
  const lines = findings.flatMap(({ about, mark, says, todo }, at) => [
    `${SIGNS[mark]}  ${about.padEnd(9)} ${says}`,
    // Consecutive findings with the same remedy show it once, below the last.
    ...(todo && todo !== findings[at + 1]?.todo ? [`${' '.repeat(17)}${todo}`] : []),
  ]);
  const count = (mark: CheckFinding['mark']) => findings.filter((finding) => finding.mark === mark).length;
  return [...lines, '', `${count('ok')} OK, ${count('warning')} warnings, ${count('error')} errors`].join(
    '\n',
  );
}
