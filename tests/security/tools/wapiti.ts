/** Wapiti over the site as a visitor finds it, and over the API as someone who is signed in does. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROUTE_TABLE } from '../route-table.ts';
import type { Scan, ScanFinding } from './finding.ts';
import { inFolder, runProgram } from './program.ts';
import { EXAMPLES } from './requests.ts';
import type { ScanTarget } from './target.ts';

/**
 * All it has, save four: `buster` is what ffuf does here, `blindsql` what sqlmap does with more patience; `nikto` and
 * `wapp` load their lists from elsewhere, and nothing leaves this machine.
 */
const MODULES = [
  ...['backup', 'brute_login_form', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess'],
  ...['http_headers', 'methods', 'permanentxss', 'redirect', 'shellshock', 'sql', 'ssrf', 'xss', 'xxe'],
];

/** Seconds for finding the pages, for each module, and for all of it. */
const TIMES = { crawl: 120, module: 240, all: 1500 };

export async function scanWithWapiti(t: ScanTarget, tell: (line: string) => void): Promise<Scan> {
  const scan: Scan = { tool: 'wapiti', covered: [], findings: [], unfinished: [] };
  const walk = async (what: string, first: string, more: string[], cookie?: string) => {
    const began = performance.now();
    const hear = (module: string) => tell(`${what}: ${module}`);
    const walked = await attack(first, more, { cookie, hear });
    scan.findings.push(...walked.findings);
    if (!walked.ended) scan.unfinished.push(`${what}: not done, or stopped: ${walked.output.slice(-500)}`);
    for (const module of MODULES)
      if (!walked.output.includes(`Launching module ${module}`))
        scan.unfinished.push(`${what}: no ${module}`);
    if (/max(imum)? attack time/i.test(walked.output))
      scan.unfinished.push(`${what}: a module ran out of time`);
    scan.covered.push(`${what} (${walked.pages} addresses)`);
    tell(
      `${what}: ${walked.pages} addresses, ${walked.findings.length} found, ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
  };

  await walk(
    'the site',
    `${t.url}/`,
    [
      // One for the hundreds of links that only differ in the town or service they name.
      '/contact?from=x&service=remodel&area=dripping-springs',
      '/cost-comparison/estimate?area=2000',
      '/newsletter',
      '/newsletter/confirm?token=a.b.c',
      `/inquiry/${t.visitorToken}`,
      '/service-area/anything-at-all',
      '/nowhere?next=/',
    ].map((path) => t.url + path),
  );

  const reading = Object.entries(EXAMPLES).flatMap(([name, example]) =>
    name.startsWith('GET /api') && typeof example !== 'string' ? [example(t).path.replace('*', '')] : [],
  );
  const plain = Object.keys(ROUTE_TABLE)
    .filter(
      (name) =>
        /^GET \/api\/[^:]*$/.test(name) && typeof EXAMPLES[name] === 'string' && !name.endsWith('/live'),
    )
    .map((name) => name.slice('GET '.length));
  await walk(
    'the dashboard and the API, signed in',
    `${t.url}/admin`,
    [...reading, ...plain].map((path) => t.url + path),
    t.cookie,
  );
  return scan;
}

type Options = {
  cookie?: string | undefined;
  modules?: string[];
  /** Told when a module begins. */
  hear?: (module: string) => void;
};
type Walked = { findings: ScanFinding[]; pages: number; ended: boolean; output: string };

/** @param more addresses that no link leads to. */
export async function attack(
  first: string,
  more: string[],
  { cookie, modules = MODULES, hear = () => {} }: Options = {},
): Promise<Walked> {
  const lure = await startLure();
  const walked = await inFolder(async (folder) => {
    const report = join(folder, 'report.json');
    const { output, cut, code } = await runProgram(
      'wapiti',
      [
        ...['-u', first, '--scope', 'domain', ...more.flatMap((url) => ['-s', url])],
        ...[
          '-m',
          modules.join(','),
          '-l',
          '1',
          '-f',
          'json',
          '-o',
          report,
          '--store-session',
          join(folder, 's'),
        ],
        ...['--store-config', join(folder, 'c'), '--flush-session', '--no-bugreport', '-v', '1'],
        ...['--depth', '3', '--max-links-per-page', '80', '--max-files-per-dir', '20', '-S', 'paranoid'],
        ...['--max-scan-time', String(TIMES.crawl), '--max-attack-time', String(TIMES.module), '-t', '15'],
        ...['--endpoint', `${lure.url}/`],
        ...(cookie ? ['-H', `Cookie: ${cookie}`] : []),
      ],
      TIMES.all,
      {
        cwd: folder,
        hear: (text) => {
          for (const [, module = ''] of text.matchAll(/Launching module (\w+)/g)) hear(module);
        },
      },
    );
    const ended = !cut && code === 0 && existsSync(report);
    const findings = ended ? findingsIn(JSON.parse(readFileSync(report, 'utf8'))) : [];
    const pages = Number(
      /Wapiti found (\d+) URLs/.exec(output)?.[1] ?? /(\d+) URLs and forms/.exec(output)?.[1] ?? 0,
    );
    return { findings, pages, ended, output };
  });
  lure.close();
  for (const url of lure.visits)
    walked.findings.push({
      tool: 'wapiti',
      what: 'The server called an address that it was sent',
      where: url,
      detail: '',
    });
  return walked;
}

type Complaint = { method: string; path: string; info: string; parameter: string | null };
type Report = Record<'vulnerabilities' | 'anomalies', Record<string, Complaint[]>>;

function findingsIn({ vulnerabilities, anomalies }: Report): ScanFinding[] {
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([what, complaints]) =>
    complaints.map(({ method, path, info, parameter }) => ({
      tool: 'wapiti' as const,
      what,
      where: `${method} ${path}${parameter ? `, ${parameter}` : ''}`,
      detail: info,
    })),
  );
}

/** The address that the payloads of `ssrf` and `xxe` name: any visitor there was sent by the server under test. */
async function startLure() {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url as string;
    // Wapiti itself asks for the visits; we tell ourselves.
    if (!/^\/($|get_)/.test(url)) visits.push(url);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits,
    close: () => server.close(),
  };
}
