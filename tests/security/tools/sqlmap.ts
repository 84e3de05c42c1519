/** sqlmap over every route that takes anything from a request, one part after the other. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scan } from './finding.ts';
import { inFolder, runProgram } from './program.ts';
import { EXAMPLES } from './requests.ts';
import type { ScanTarget } from './target.ts';
import { ask, onWire, type Wire } from './wire.ts';

const AT_ONCE = 2;
/** Seconds for one route. */
const PATIENCE = 420;
/**
 * How many payloads each part gets: `deep` on SQLite is all that sqlmap has. On PostgreSQL one step less: a question takes
 * longer there, and the code that builds it is nearly all the same.
 */
const DEPTHS = {
  sqlite: {
    dear: ['--level=1', '--risk=1'],
    usual: ['--level=2', '--risk=2'],
    deep: ['--level=5', '--risk=3'],
  },
  postgresql: {
    dear: ['--level=1', '--risk=1'],
    usual: ['--level=1', '--risk=2'],
    deep: ['--level=2', '--risk=3'],
  },
};
/** How a stopped-at status would read to it: we want to know of every answer alike. */
const STATUSES = '400,401,403,404,405,409,410,411,412,413,415,422,429';

export async function scanWithSqlmap(t: ScanTarget, tell: (line: string) => void): Promise<Scan> {
  const scan: Scan = { tool: 'sqlmap', covered: [], findings: [], unfinished: [] };
  const left = Object.entries(EXAMPLES).flatMap(([name, example]) =>
    typeof example === 'string' ? [] : [[name, example(t)] as const],
  );
  const all = left.length;
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, example] = next;
      const began = performance.now();
      const { status } = await ask(t, name, example);
      if (status !== example.status)
        scan.unfinished.push(`${name}: the good request was answered ${status}, not ${example.status}`);
      const { rows, ended } = await bend(t.port, onWire(t, name, example), t.engine, example.depth);
      if (!ended) scan.unfinished.push(`${name}: not done in ${PATIENCE} s`);
      for (const [, place, parameter, technique, note] of rows)
        scan.findings.push({
          tool: 'sqlmap',
          what: `SQL injection (${technique})`,
          where: `${name}, ${place} ${parameter}`,
          detail: note ?? '',
        });
      scan.covered.push(name);
      tell(`${scan.covered.length}/${all} ${name}: ${rows.length} found, ${seconds(began)} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return scan;
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(0);

/** @returns the rows of sqlmap's table of results, and whether it came to its end by itself. */
export function bend(
  port: number,
  { method, path, headers, body }: Wire,
  dbms: 'sqlite' | 'postgresql',
  depth: keyof (typeof DEPTHS)['sqlite'] = 'usual',
): Promise<{ rows: string[][]; ended: boolean; output: string }> {
  return inFolder(async (folder) => {
    // A proxy's log: the form in which it takes whole requests and writes a table.
    const line = '='.repeat(54);
    const host = `127.0.0.1:${port}`;
    const head = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`);
    const request = [`${method} ${path} HTTP/1.1`, ...head, '', body].join('\n');
    const log = join(folder, 'requests.log');
    writeFileSync(log, `${line}\n09:00:00  http://${host}  [127.0.0.1]\n${line}\n${request}\n${line}\n`);
    const results = join(folder, 'results.csv');
    const { output, cut } = await runProgram(
      'sqlmap',
      [
        ...[
          '-l',
          log,
          '--batch',
          '--ignore-stdin',
          '--disable-coloring',
          '--output-dir',
          join(folder, 'out'),
        ],
        ...[`--results-file=${results}`, `--dbms=${dbms}`, `--ignore-code=${STATUSES}`],
        ...DEPTHS[dbms][depth],
        '--skip=user-agent,referer,host,cookie',
        ...['--timeout=20', '--retries=1', '--answers=skip those=N,follow=N,redirect=N'],
      ],
      PATIENCE,
    );
    const rows = existsSync(results)
      ? readFileSync(results, 'utf8')
          .trim()
          .split('\n')
          .slice(1)
          .map((row) => row.split(',').slice(-5))
      : [];
    return { rows, ended: !cut && output.includes('[*] ending @'), output };
  });
}
