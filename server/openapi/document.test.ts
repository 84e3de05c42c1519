import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageFile from '#package.json' with { type: 'json' };
import { collectRoutes } from '../testing/routes.ts';
import { createTestApp, signedIn, type TestApp } from '../testing/test-app.ts';
import { documentApp, operationsOf } from './testing/document-app.ts';

const ORIGIN = 'https://ledgeandframe.com';

describe('the API document', () => {
  let test: TestApp;
  let document: OpenAPIV3_1.Document;
  beforeAll(async () => {
    const https = { SITE_ORIGIN: ORIGIN, SECRET: 'a long secret of a test, 0123456789', RATE_LIMIT: 'on' };
    test = await documentApp({
      ...https,
      SMTP_URL: 'smtp://mail.example.com',
      MAIL_FROM: 'office@example.com',
    });
    document = test.app.swagger() as OpenAPIV3_1.Document;
  });
  afterAll(() => test.close());

  const lint = async (source: object) => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(source), config });
    return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  };

  it('passes the linter’s recommended rules without errors or warnings', async () => {
    expect(await lint(document)).toEqual([]);
    const { '/api/views': _, ...paths } = document.paths ?? {};
    const planted = { ...paths, '/api/views/{id}': { get: { responses: {} } } };
    expect(await lint({ ...document, paths: planted })).not.toEqual([]);
  });

  it('names the release, its license and this installation', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe(packageFile.version);
    expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
    expect(document.servers).toEqual([{ url: ORIGIN, description: 'This installation' }]);
  });

  it('describes each parameter, and no value as anything at all', () => {
    const parameters = [...operationsOf(test.app).values()].flatMap(
      (operation) => operation.parameters ?? [],
    );
    expect(parameters.length).toBeGreaterThan(100);
    expect(parameters.filter((parameter) => !('description' in parameter))).toEqual([]);
    expect(JSON.stringify(parameters)).not.toContain('"schema":{}');
  });

  it('has the headers that the routes read and set', () => {
    const operations = operationsOf(test.app);
    const reading = (name: string) =>
      [...operations]
        .filter(([, { parameters }]) => parameters?.some((each) => each.name === name))
        .map(([id]) => id);
    expect(reading('idempotency-key').toSorted()).toEqual([
      'changeInquiry',
      'createImport',
      'createInquiry',
      'logContact',
      'sendReply',
      'submitInquiry',
    ]);
    expect(reading('if-match')).toEqual(['changeInquiry']);
    expect(Object.keys(operations.get('listInquiries')?.responses[200]?.headers ?? {})).toEqual([
      'link',
      'x-total-count',
    ]);
    expect(Object.keys(operations.get('changeInquiry')?.responses[412]?.content ?? {})).toEqual([
      'application/problem+json',
    ]);
  });

  it('is for owners, and says that of each operation that is theirs alone', async () => {
    const answers = await Promise.all(
      (['owner', 'staff'] as const).map(async (role) => {
        const { cookie } = await signedIn(test, role);
        const headers = { cookie, host: new URL(ORIGIN).host };
        return test.app.inject({ method: 'GET', url: '/api/openapi.json', headers });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403]);
    expect(answers[0]?.json()).toEqual(JSON.parse(JSON.stringify(document)));
    expect(document.paths?.['/api/staff']?.get?.description).toBe('Owners only.');
    expect(document.paths?.['/api/inquiries']?.get?.description).toBeUndefined();
  });

  it('has no operations of a capability that is off', async () => {
    const { made: small, routes } = await collectRoutes(() => createTestApp('sqlite', { BOOKING: 'off' }));
    const ids = [...operationsOf(small.app).keys()];
    await small.close();
    expect(routes.some(({ url }) => url === '/api/meetings')).toBe(false);
    expect(ids).toContain('listInquiries');
    expect(ids).not.toContain('listMeetings');
    expect(ids).not.toContain('listInbox');
  });
});
