import { makeSignature } from 'better-auth/crypto';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { handleErrors } from '../http/errors.ts';
import { createStaffAccounts } from './accounts.ts';
import { staffRoutes } from './routes.ts';
import { visit } from './testing/visit.ts';

describe('while the database is down', () => {
  const config = { origin: 'http://localhost:3000', secret: 's'.repeat(32), rateLimit: false };
  let db: Db;
  let app: App;
  beforeAll(async () => {
    db = connect({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing', dataDir: '' });
    app = fastify().withTypeProvider<ZodTypeProvider>() as unknown as App;
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    handleErrors(app);
    staffRoutes(app, { accounts: createStaffAccounts({ config, db, log: app.log }) });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
  });

  it('says so with 503 when signing in, rather than that the password is wrong', async () => {
    const answer = await visit(app).signIn('ann@example.com');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('says so with 503 to someone signed in, rather than to sign in again', async () => {
    const ann = visit(app);
    const token = 'a'.repeat(32);
    ann.jar.set('ledge-frame.session_token', `${token}.${await makeSignature(token, config.secret)}`);
    expect((await ann.me()).statusCode).toBe(503);
  });

  it('still refuses with 401 who has no session at all', async () => {
    expect((await visit(app).me()).statusCode).toBe(401);
  });
});
