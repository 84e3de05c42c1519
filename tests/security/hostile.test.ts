/**
 * Hostile requests never break anything (requirements §8): no 5xx, no server internals in a response, no redirect to
 * another site. SECURITY_RUNS sets their number, with different requests in each run. Without it, the same 500 are sent.
 */
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedInquiry } from '../../server/testing/saved-inquiry.ts';
import { engines } from '../../server/testing/test-app.ts';
import { OUTSIDE, type Stage, stage } from './actors.ts';
import { type HostileCall, hostileCalls, hostileLines } from './hostile.ts';
import { locationIn, sendLine } from './send-line.ts';

const wanted = process.env.SECURITY_RUNS;
const seed = wanted ? Date.now() : 20261121;
const runs = Math.ceil(Number(wanted ?? 500) / 2 / engines.length);
const AT_ONCE = 10;

/** Words of stack traces, drivers and paths. */
const INSIDE = /node_modules|\bat \S+ \(|SQLITE_|syntax error at or near|\/server\/\w+\//;

describe.each(engines)(`hostile requests (seed ${seed}) on %s`, (engine) => {
  let s: Stage;
  const seen = new Map<number, number>();
  beforeAll(async () => {
    s = await stage(engine);
    await s.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => s.close());

  async function call({ method, url, headers, payload, signedIn }: HostileCall) {
    const answer = await s.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      remoteAddress: OUTSIDE,
      headers: { ...headers, ...(signedIn && { cookie: s.owner.cookie }) },
      ...(payload !== undefined && { payload }),
    });
    return { status: answer.statusCode, head: JSON.stringify(answer.headers), body: answer.body };
  }

  const line = (bytes: Buffer) => sendLine((s.app.server.address() as AddressInfo).port, bytes);

  async function each<T>(cases: T[], send: (one: T) => ReturnType<typeof line>, words: (one: T) => string) {
    for (let from = 0; from < cases.length; from += AT_ONCE) {
      await s.renewSessions();
      await Promise.all(
        cases.slice(from, from + AT_ONCE).map(async (one) => {
          const { status, head, body } = await send(one);
          seen.set(status, (seen.get(status) ?? 0) + 1);
          expect(status, words(one)).toBeGreaterThanOrEqual(200);
          expect(status, words(one)).toBeLessThan(500);
          expect(body, words(one)).not.toMatch(INSIDE);
          expect(locationIn(head), words(one)).toMatch(/^\/(?![/\\])/);
        }),
      );
    }
  }

  it('to every route, with and without a session', async () => {
    const ids = [await savedInquiry(s.db), await savedInquiry(s.db), s.staff.member.id];
    // The event stream never ends on its own.
    const routes = s.routes.filter(({ url }) => url !== '/api/live');
    const cases = fc.sample(hostileCalls(routes, ids), { numRuns: runs, seed });
    const words = ({ payload, ...rest }: HostileCall) =>
      JSON.stringify({ ...rest, payload: String(payload) });
    await each(cases, call, words);
    // Some requests must be valid, or only the first check would be tested.
    expect([...seen.keys()].some((status) => status < 300)).toBe(true);
    expect(seen.get(400) ?? 0).toBeGreaterThan(runs / 20);
  });

  it('to paths that no program would ask for', async () => {
    await each(fc.sample(hostileLines, { numRuns: runs, seed }), line, (bytes) => bytes.toString('latin1'));
  });

  it('leave the server well, the owner an owner, staff staff, and no error in the log', async () => {
    expect((await s.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    const people = await s.db.selectFrom('staff_users').select(['id', 'role']).execute();
    const roleOf = (id: string) => people.find((person) => person.id === id)?.role;
    expect(roleOf(s.owner.member.id)).toBe('owner');
    expect(['staff', 'owner']).toContain(roleOf(s.staff.member.id));
    expect(s.logs.filter((each) => each.includes('request failed'))).toEqual([]);
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});
