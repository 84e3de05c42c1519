import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../http/app-type.ts';
import { handleErrors } from '../http/errors.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { createStaffAccounts } from './accounts.ts';
import { requireEditor, requireOwner, requireSignedIn, requireStaff } from './guard.ts';
import { staffRoutes } from './routes.ts';

describe.each(engines)('guards on %s', (engine) => {
  let test: TestApp;
  let app: App;
  beforeAll(async () => {
    test = await createTestApp(engine);
    app = fastify().withTypeProvider<ZodTypeProvider>() as unknown as App;
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    handleErrors(app);
    staffRoutes(app, { accounts: createStaffAccounts({ ...test, log: test.app.log }) });
    app.get('/staff', { onRequest: requireStaff }, async (request) => request.staff);
    app.get('/account', { onRequest: requireSignedIn }, async (request) => request.staff);
    app.get('/site', { onRequest: requireEditor }, async (request) => request.staff);
    app.get('/owners', { onRequest: requireOwner }, async (request) => request.staff);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const status = async (url: string, cookie?: string) =>
    (await app.inject({ url, headers: cookie ? { cookie } : {} })).statusCode;

  it('let nobody in without a session', async () => {
    expect(await status('/staff')).toBe(401);
    expect(await status('/owners')).toBe(401);
  });

  it('let staff in, but not where owners go', async () => {
    const { cookie, member } = await signedIn(test, 'staff');
    expect((await app.inject({ url: '/staff', headers: { cookie } })).json()).toEqual(member);
    const refused = await app.inject({ url: '/owners', headers: { cookie } });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().detail).toContain('owner');
  });

  it('let owners in everywhere', async () => {
    const { cookie } = await signedIn(test, 'owner');
    expect(await status('/staff', cookie)).toBe(200);
    expect(await status('/owners', cookie)).toBe(200);
  });

  it.each([
    { role: 'staff', account: 200, staff: 200, site: 403, owners: 403 },
    { role: 'editor', account: 200, staff: 403, site: 200, owners: 403 },
    { role: 'staff-editor', account: 200, staff: 200, site: 200, owners: 403 },
    { role: 'owner', account: 200, staff: 200, site: 200, owners: 200 },
  ] as const)('open to $role what the role is for', async ({ role, ...expected }) => {
    const { cookie } = await signedIn(test, role);
    for (const [path, answer] of Object.entries(expected))
      expect(await status(`/${path}`, cookie), path).toBe(answer);
  });

  it('keep one request’s staff from the next', async () => {
    const { cookie } = await signedIn(test, 'staff');
    expect(await status('/staff', cookie)).toBe(200);
    expect(await status('/staff')).toBe(401);
  });
});
