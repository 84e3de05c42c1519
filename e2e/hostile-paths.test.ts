/** Malformed paths, sent to the built server: pages from memory, pages per request, the API. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileLines } from '../tests/security/hostile.ts';
import { locationIn, sendLine } from '../tests/security/send-line.ts';
import { startServer } from '../tests/support/running-server.ts';

const wanted = process.env.SECURITY_RUNS;
const seed = wanted ? Date.now() : 20261121;
const AT_ONCE = 20;

it(`are answered, never with an error of ours nor with another site (seed ${seed})`, async () => {
  const server = await startServer();
  const cases = fc.sample(hostileLines, { numRuns: Number(wanted ?? 500), seed });
  for (let from = 0; from < cases.length; from += AT_ONCE)
    await Promise.all(
      cases.slice(from, from + AT_ONCE).map(async (bytes) => {
        const { status, head } = await sendLine(server.port, bytes);
        expect(status, bytes.toString('latin1')).toBeGreaterThanOrEqual(200);
        expect(status, bytes.toString('latin1')).toBeLessThan(500);
        expect(locationIn(head), bytes.toString('latin1')).toMatch(/^\/(?![/\\])/);
      }),
    );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  // LOG_LEVEL is warn: a log line would be an error or a failed request.
  expect(server.output()).not.toContain('"level":');
  await server.remove();
});
