/** ffuf with a list of names at every place where files or calls lie: nothing may answer but what is ours. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTE_TABLE } from '../route-table.ts';
import type { Scan, ScanFinding } from './finding.ts';
import { inFolder, runProgram } from './program.ts';
import type { ScanTarget } from './target.ts';
import { commonWords, wordList } from './words.ts';

const AT_ONCE = 8;
/** Seconds for one place. */
const PATIENCE = 300;

export async function scanWithFfuf(t: ScanTarget, tell: (line: string) => void): Promise<Scan> {
  const scan: Scan = { tool: 'ffuf', covered: [], findings: [], unfinished: [] };
  const own = await ownPaths(t.url);
  const words = wordList([...own].map((path) => path.slice(1)).filter((path) => path.split('/').length < 3));
  const look = async (place: string, tried: string[], cookie?: string) => {
    const began = performance.now();
    const { hits, ended, output } = await fuzz(t.url + place, tried, cookie);
    if (!ended) scan.unfinished.push(`${place}: not done: ${output.slice(-300)}`);
    const strange = hits.filter((hit) => !isOurs(hit, t.url, own));
    scan.findings.push(...strange.map(findingOf(t.url)));
    scan.covered.push(`${place}… ${tried.length} names${cookie ? ', signed in' : ''}`);
    tell(
      `${scan.covered.at(-1)}: ${hits.length} answered with something, ${strange.length} not ours, ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
  };
  await look('/', words);
  const fewer = words.filter((_, n) => n % 12 === 0 || n >= commonWords().length);
  for (const place of ['/assets/', '/images/inquiries/', '/cards/', '/inquiry/', '/v1_1/', '/api/'])
    await look(place, fewer);
  for (const place of ['/api/', '/api/inquiries/', '/api/staff/', '/api/auth/', '/admin/'])
    await look(place, fewer, t.cookie);
  return scan;
}

export type Hit = { url: string; status: number; redirectlocation: string; length: number; body: string };

/** @returns what was answered with anything but 404. */
export function fuzz(
  place: string,
  words: string[],
  cookie?: string,
): Promise<{ hits: Hit[]; ended: boolean; output: string }> {
  return inFolder(async (folder) => {
    writeFileSync(join(folder, 'words'), `${words.join('\n')}\n`);
    const report = join(folder, 'report.json');
    const bodies = join(folder, 'bodies');
    const { code, cut, output } = await runProgram(
      'ffuf',
      [
        ...[
          '-u',
          `${place}FUZZ`,
          '-w',
          join(folder, 'words'),
          '-mc',
          'all',
          '-fc',
          '404',
          '-t',
          String(AT_ONCE),
        ],
        ...['-s', '-timeout', '20', '-maxtime', String(PATIENCE), '-o', report, '-of', 'json', '-od', bodies],
        ...(cookie ? ['-H', `Cookie: ${cookie}`] : []),
      ],
      PATIENCE + 20,
      { cwd: folder },
    );
    if (cut || code !== 0) return { hits: [], ended: false, output };
    const { results } = JSON.parse(readFileSync(report, 'utf8')) as {
      results: (Hit & { resultfile: string })[];
    };
    const kept = new Set(results.length > 0 ? readdirSync(bodies) : []);
    return {
      hits: (results ?? []).map((each) => ({
        ...each,
        // It keeps the request ahead of the answer.
        body: kept.has(each.resultfile)
          ? (readFileSync(join(bodies, each.resultfile), 'utf8').split('Response ↓ ----')[1] ?? '')
          : '',
      })),
      ended: true,
      output,
    };
  });
}

/** Pages and files that the site itself names: its map, its feeds, and all that the pages link to. */
async function ownPaths(url: string): Promise<Set<string>> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address as string).pathname,
  );
  return new Set([
    ...pages,
    '/sitemap.xml',
    '/robots.txt',
    '/blog/rss.xml',
    '/newsletter',
    '/contact/thank-you',
    '/healthz',
    '/readyz',
    '/admin',
  ]);
}

/** Refused as it should be, or a page that the site has. */
function isOurs({ url, status, redirectlocation, body }: Hit, base: string, own: Set<string>): boolean {
  if (SECRETS.test(body)) return false;
  const path = url.slice(base.length).split('?')[0] as string;
  if (status >= 500) return false;
  // Not found in other words: broken, too long, not for a stranger, not that way.
  if ([400, 401, 405, 414].includes(status)) return true;
  // The one address of a page: to a path of ours, never to another site.
  if ([301, 302, 303, 308].includes(status)) return /^\/(?![/\\])/.test(redirectlocation);
  if (status !== 200) return false;
  return own.has(path) || path === '/' || isApiCall(path);
}

const isApiCall = (path: string) => ROUTE_TABLE[`GET ${path}`] !== undefined && path !== '/metrics';

/** Words that an answer never holds, whatever its address. */
const SECRETS =
  /root:.*:0:0:|SQLite format 3|BEGIN [A-Z ]*PRIVATE KEY|"devDependencies"|createServer\(|DATABASE_URL|\[core\]/;

const findingOf =
  (base: string) =>
  ({ url, status, redirectlocation, body, length }: Hit): ScanFinding => ({
    tool: 'ffuf',
    what: `answered ${status}`,
    where: `GET ${url.slice(base.length)}`,
    detail: SECRETS.exec(body)?.[0] ?? (redirectlocation || `${length} bytes`),
  });
