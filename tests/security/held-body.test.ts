/**
 * A body may arrive a minute after its headers. If the account loses access in between, the request is refused before its
 * body is read, and nothing changes: every unsafe route for staff (requirements §13).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, signedIn } from '../../server/testing/test-app.ts';
import { MAILBOX } from './actors.ts';
import { collectHeld } from './held-request.ts';
import { type Access, needsSession, ROUTE_TABLE } from './route-table.ts';
import { allRows, putBack } from './whole-database.ts';

const UNSAFE = Object.entries(ROUTE_TABLE).filter(
  ([name, access]) => !name.startsWith('GET ') && needsSession(access),
);

/** Changes of an account by an owner. A change of role lists the kinds of routes that it closes. */
const DISMISSALS: Record<
  string,
  { method: 'PATCH' | 'POST'; path?: string; body: object; closes?: Access[] }
> = {
  disabled: { method: 'PATCH', body: { disabled: true } },
  'signed out': { method: 'POST', path: '/sign-out', body: {} },
  demoted: { method: 'PATCH', body: { role: 'staff' }, closes: ['owner', 'editor'] },
  'made an editor': { method: 'PATCH', body: { role: 'editor' }, closes: ['owner', 'staff'] },
};

describe.each(engines)('a body that was held open on %s', (engine) => {
  let s: Awaited<ReturnType<typeof scene>>;
  beforeAll(async () => {
    s = await scene();
  });
  afterAll(() => s.close());

  async function scene() {
    const held = await collectHeld(() => createTestApp(engine, { IMAP_URL: MAILBOX }));
    const [boss, ann] = [await signedIn(held, 'owner'), await signedIn(held, 'owner')];
    return { ...held, boss, ann, rows: await allRows(held.db) };
  }

  /** Holds a request whose body is valid only for routes that require the password again. */
  async function hold(name: string) {
    await putBack(s.db, s.rows);
    const [method = '', path = ''] = name.split(' ');
    const url = path.replace(/:\w+|\*/g, '01890a5d-ac96-774b-bcce-b302099a8057');
    const { password, cookie } = s.ann;
    const payload = { password, currentPassword: password, newPassword: 'another long password' };
    return s.hold({ method, url, cookie, payload });
  }

  it.each(UNSAFE)('is looked at when nothing happened meanwhile: %s', async (name) => {
    const finish = await hold(name);
    const { status, body } = await finish();
    expect([401, 403, 500, 503], body).not.toContain(status);
  });

  describe.each(Object.entries(DISMISSALS))(
    'by an account that was %s meanwhile',
    (_, { method, path = '', body, closes }) => {
      it.each(UNSAFE.filter(([, access]) => closes?.includes(access) ?? true))(
        'is refused, and changes nothing: %s',
        async (name) => {
          const finish = await hold(name);
          const url = `/api/staff/${s.ann.member.id}${path}`;
          const headers = { cookie: s.boss.cookie };
          expect((await s.app.inject({ method, url, payload: body, headers })).statusCode).toBe(200);
          const before = await allRows(s.db);
          expect((await finish()).status).toBe(closes ? 403 : 401);
          expect(await allRows(s.db)).toEqual(before);
        },
      );
    },
  );
});
