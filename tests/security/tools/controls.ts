/** Before anything else: each tool has to find the holes of a server that has them. */

import { fuzz } from './ffuf.ts';
import { startLeakyServer } from './leaky-server.ts';
import { bend } from './sqlmap.ts';
import { attack } from './wapiti.ts';

/** @returns what was not found, though it is there. */
export async function missedHoles(tell: (line: string) => void): Promise<string[]> {
  const leaky = await startLeakyServer();
  const missed: string[] = [];
  const expectHole = (hole: string, found: boolean) => {
    tell(`${hole}: ${found ? 'found' : 'NOT FOUND'}`);
    if (!found) missed.push(hole);
  };
  try {
    const byQuery = { method: 'GET', path: '/timbers?kind=hard&name=oak', headers: {}, body: '' };
    const { rows } = await bend(leaky.port, byQuery, 'sqlite');
    expectHole('sqlmap, SQL in a query', rows.length === 1 && rows[0]?.[2] === 'name');
    const byBody = {
      method: 'POST',
      path: '/timbers-by-body',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'hard', name: 'oak' }),
    };
    expectHole('sqlmap, SQL in a JSON body', (await bend(leaky.port, byBody, 'sqlite')).rows.length === 1);

    const { findings } = await attack(`${leaky.url}/`, [], { modules: ['redirect', 'ssrf', 'xss'] });
    for (const [what, where] of [
      ['Cross Site Scripting', '/search'],
      ['Open Redirect', '/go'],
      ['The server called an address that it was sent', '/ssrf/'],
    ] as const)
      expectHole(
        `wapiti, ${what}`,
        findings.some((each) => each.what === what && each.where.includes(where)),
      );

    const { hits } = await fuzz(`${leaky.url}/`, [
      '.env',
      'oak',
      '../../../../etc/passwd',
      '..%2f..%2fetc%2fpasswd',
    ]);
    const names = hits.map(({ url }) => url.slice(leaky.url.length)).sort();
    expectHole('ffuf, a file left behind', names.includes('/.env'));
    expectHole('ffuf, a way out of the folder', names.filter((name) => name.endsWith('passwd')).length === 2);
  } finally {
    leaky.close();
  }
  return missed;
}
