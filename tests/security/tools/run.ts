/**
 * sqlmap, Wapiti and ffuf against the real server on both databases, part of `npm run test:security`. Any finding that
 * `explained.ts` doesn't explain, any 5xx and any scan that wasn't finished makes the exit code 1.
 *
 * `node tests/security/tools/run.ts sqlmap ffuf` runs those alone, `… sqlmap postgresql` on that database alone; without the programs it says so and ends.
 */
import { existsSync } from 'node:fs';
import { createDatabase, postgresPrograms, startCluster } from '../../../server/testing/postgres-cluster.ts';
import { missedHoles } from './controls.ts';
import { explanationOf } from './explained.ts';
import { scanWithFfuf } from './ffuf.ts';
import type { Scan, ScanFinding } from './finding.ts';
import { scanWithSqlmap } from './sqlmap.ts';
import { openTarget, type ScanTarget } from './target.ts';
import { scanWithWapiti } from './wapiti.ts';

const TOOLS = { sqlmap: scanWithSqlmap, wapiti: scanWithWapiti, ffuf: scanWithFfuf };
type Tool = keyof typeof TOOLS;

const ENGINES = ['sqlite', 'postgresql'] as const;
const words = process.argv.slice(2);
const asked = (each: string, among: readonly string[]) =>
  words.includes(each) || !words.some((word) => among.includes(word));
const began = Date.now();
const troubles: string[] = [];
const tell = (line: string) =>
  console.log(`[${((Date.now() - began) / 60_000).toFixed(1).padStart(5)} min] ${line}`);

const missing = Object.keys(TOOLS).filter((tool) => !existsSync(`/usr/bin/${tool}`));
if (missing.length > 0) {
  console.warn(`${missing.join(', ')} not installed: the scans are left out.`);
  process.exit(0);
}

for (const hole of await missedHoles((line) => tell(`control: ${line}`)))
  troubles.push(`A hole that is there was not found: ${hole}`);

if (asked('sqlite', ENGINES)) await scanAll(await openTarget(), ['sqlmap', 'wapiti', 'ffuf']);
if (!asked('postgresql', ENGINES)) tell('PostgreSQL was not asked for');
else if (postgresPrograms()) {
  const cluster = await startCluster();
  // Pages and files are the same on both; what is asked of the database isn't.
  await scanAll(await openTarget(await createDatabase(cluster.url)), ['sqlmap']);
  cluster.remove();
} else troubles.push('PostgreSQL is not installed: scanned on SQLite only');

if (troubles.length > 0) console.error(`\n${troubles.length} not explained:\n- ${troubles.join('\n- ')}`);
else tell('no finding unexplained');
process.exit(troubles.length > 0 ? 1 : 0);

async function scanAll(target: ScanTarget, tools: Tool[]): Promise<void> {
  for (const tool of tools) {
    if (!asked(tool, Object.keys(TOOLS))) continue;
    const before = await target.counted();
    const scan = await TOOLS[tool](target, (line) => tell(`${tool}, ${target.engine}: ${line}`));
    const after = await target.counted();
    judge(target, scan, after.all - before.all, after.failed - before.failed);
    if (!(await target.stillSignedIn()))
      troubles.push(`${tool}, ${target.engine}: the session was lost on the way`);
  }
  // Wrong passwords are warned of, as they should be; an error of ours is not expected.
  const logged = target.server
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0|could not be served/.test(line));
  troubles.push(...logged.slice(0, 5).map((line) => `${target.engine}, in the log: ${line}`));
  await target.server.remove();
}

function judge(target: ScanTarget, scan: Scan, requests: number, failed: number): void {
  const about = `${scan.tool}, ${target.engine}`;
  tell(`${about}: ${requests} requests, ${failed} answered 5xx, ${scan.findings.length} findings`);
  if (requests < 1000)
    troubles.push(`${about}: only ${requests} requests came; the scan saw next to nothing`);
  if (failed > 0) troubles.push(`${about}: ${failed} requests were answered 5xx`);
  troubles.push(...scan.unfinished.map((what) => `${about}: ${what}`));
  const explained = new Map<string, ScanFinding[]>();
  for (const finding of scan.findings) {
    const why = explanationOf(finding);
    if (why) explained.set(why, [...(explained.get(why) ?? []), finding]);
    else troubles.push(`${about}: ${finding.what}: ${finding.where} (${finding.detail.slice(0, 200)})`);
  }
  for (const [why, findings] of explained) {
    const kinds = [...new Set(findings.map(({ what }) => what))].join(', ');
    tell(`${about}: ${findings.length} x ${kinds}, e.g. ${findings[0]?.where}: ${why}`);
  }
}
