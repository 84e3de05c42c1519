/** Permissions: every route with every kind of session (requirements §7, §13). */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '#contract/staff/staff-roles.ts';
import type { Route } from '../../server/testing/routes.ts';
import { engines } from '../../server/testing/test-app.ts';
import { OUTSIDE, type SessionActor, type Stage, stage } from './actors.ts';
import { type Access, MEANT_FOR, nameOf, ROUTE_TABLE } from './route-table.ts';

const SESSIONS = Object.keys(MEANT_FOR) as (keyof typeof MEANT_FOR)[];
const isMeantFor = (access: keyof typeof MEANT_FOR, role: StaffRole) =>
  (MEANT_FOR[access] as readonly StaffRole[]).includes(role);
const WITHOUT_SESSION: SessionActor[] = ['nobody', 'forged', 'expired', 'idle', 'disabled'];
const EVERYBODY: SessionActor[] = [...WITHOUT_SESSION, ...STAFF_ROLES];

/** A valid body, so that a route reaches its own check of the person. */
const BODIES: Record<string, object> = {
  'POST /api/auth/change-password': { currentPassword: 'not the password', newPassword: 'another long one' },
  'POST /api/staff/passkeys/challenge': { password: 'not the password' },
  'POST /api/auth/two-factor/enable': { password: 'not the password' },
  'POST /api/auth/two-factor/disable': { password: 'not the password' },
  'POST /api/auth/two-factor/generate-backup-codes': { password: 'not the password' },
};

describe.each(engines)('routes on %s', (engine) => {
  let s: Stage;
  beforeAll(async () => {
    s = await stage(engine);
  });
  afterAll(() => s.close());

  const send = async (route: Pick<Route, 'method' | 'url'>, actor: SessionActor) => {
    await s.renewSessions();
    const cookie = s.cookies[actor];
    const payload = BODIES[nameOf(route)] ?? {};
    const answer = await s.app.inject({
      method: route.method as NonNullable<InjectOptions['method']>,
      url: route.url.replace(/:id\b/g, '01890a5d-ac96-774b-bcce-b302099a8057').replace(/:\w+|\*/g, 'x'),
      remoteAddress: OUTSIDE,
      headers: cookie === undefined ? {} : { cookie },
      ...(!['GET', 'HEAD'].includes(route.method) && { payload }),
      // The event stream never ends on its own.
      payloadAsStream: true,
    });
    const stream = answer.stream();
    stream.on('error', () => {});
    const head = new Promise<string>((resolve) => {
      stream.once('data', (chunk) => resolve(String(chunk)));
      stream.once('close', () => resolve(''));
      stream.once('end', () => resolve(''));
    });
    const body = await head;
    stream.destroy();
    return { status: answer.statusCode, headers: answer.headers, body };
  };
  const of = (...kinds: Access[]) =>
    s.routes.filter((route) => kinds.includes(ROUTE_TABLE[nameOf(route)] as Access));

  it('are all in the table, and the table holds no others', () => {
    const names = [...new Set(s.routes.map(nameOf))];
    expect(names.filter((name) => !ROUTE_TABLE[name])).toEqual([]);
    expect(Object.keys(ROUTE_TABLE).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(WITHOUT_SESSION)('for staff refuse a session that is %s, and tell nothing', async (actor) => {
    for (const route of of(...SESSIONS)) {
      const { status, headers, body } = await send(route, actor);
      const name = `${route.method} ${route.url}`;
      expect(status, name).toBe(401);
      expect(headers['content-type'], name).toContain('application/problem+json');
      expect(headers['cache-control'], name).toBe('no-store');
      expect(body, name).not.toContain('@example.com');
    }
  });

  it.each(SESSIONS)('that need %s refuse every other role', async (access) => {
    const others = STAFF_ROLES.filter((role) => !isMeantFor(access, role));
    for (const route of of(access))
      for (const role of others)
        expect((await send(route, role)).status, `${role}: ${route.method} ${route.url}`).toBe(403);
  });

  it.each(SESSIONS)('that need %s let in whom they are meant for', async (access) => {
    const passwordAsked = (route: Route) => nameOf(route).startsWith('POST /api/auth/');
    for (const route of of(access).filter((each) => !passwordAsked(each)))
      for (const role of STAFF_ROLES.filter((each) => isMeantFor(access, each)))
        expect([401, 403, 500, 503], `${role}: ${route.method} ${route.url}`).not.toContain(
          (await send(route, role)).status,
        );
  });

  it('that change a password or second factor ask staff for the password again', async () => {
    for (const route of of('account').filter((each) => BODIES[nameOf(each)])) {
      const { status, body } = await send(route, 'owner');
      expect(status, route.url).toBe(400);
      expect(body, route.url).toMatch(/password|Two factor isn't enabled/);
    }
  });

  it.each(['public', 'credentials', 'operator'] as const)(
    'that are %s answer everybody alike',
    async (kind) => {
      for (const route of of(kind)) {
        const statuses = new Set<number>();
        for (const actor of EVERYBODY) statuses.add((await send(route, actor)).status);
        const name = `${route.method} ${route.url}: ${[...statuses]}`;
        expect(statuses.size, name).toBe(1);
        const [status = 0] = statuses;
        expect(status, name).toBeLessThan(500);
        if (kind === 'public') expect([401, 403], name).not.toContain(status);
        if (kind === 'operator') expect(status, name).toBe(404);
      }
    },
  );
});
