/** The API document has every route for staff, except the groups below. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentApp, operationsOf } from '../../server/openapi/testing/document-app.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import { needsSession, ROUTE_TABLE } from './route-table.ts';

/** Routes that no API client of staff needs. */
const LEFT_OUT: { routes: RegExp; because: string }[] = [
  {
    routes: / \/(api\/content|admin\/preview)/,
    because: 'the site editor works on drafts that only it understands',
  },
  {
    routes: / \/api\/auth\//,
    because: 'passwords and second factors stay between a person and the sign-in page',
  },
  { routes: / \/api\/staff\/(account|sessions|passkeys)/, because: 'a person’s own devices and sign-ins' },
  { routes: / \/api\/staff\/push/, because: 'a browser’s push subscription' },
  {
    routes: / \/api\/staff\/templates/,
    because: 'edited on the page of the account; getOwnProfile returns them',
  },
  {
    routes: / \/api\/live$| \/api\/inquiries\/:id\/viewing$/,
    because: 'the live updates of an open dashboard',
  },
  { routes: / \/api\/inquiries\/copies$/, because: 'copies that a phone keeps for reading offline' },
  { routes: / \/api\/inquiries\/:id\/attachment-views$/, because: 'records that a person opened a picture' },
];

const ofStaff = Object.entries(ROUTE_TABLE)
  .filter(([, access]) => needsSession(access))
  .map(([name]) => name);

describe('the API document', () => {
  let test: TestApp;
  let documented: Map<string, { isPublic: boolean }>;
  beforeAll(async () => {
    test = await documentApp();
    const operations = [...operationsOf(test.app).values()];
    documented = new Map(
      operations.map(({ method, path, security }) => [
        `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        {
          isPublic:
            security?.length === 0 ||
            security?.some((need) => Object.keys(Object(need)).length === 0) === true,
        },
      ]),
    );
  });
  afterAll(() => test.close());

  it('has every route of staff, or a reason without one', () => {
    const leftOut = ofStaff.filter((name) => LEFT_OUT.some(({ routes }) => routes.test(name)));
    const missing = ofStaff.filter((name) => !documented.has(name) && !leftOut.includes(name));
    expect(missing).toEqual([]);
    expect(leftOut.filter((name) => documented.has(name))).toEqual([]);
  });

  it.each(LEFT_OUT)('leaves out $routes for a reason that still applies', ({ routes }) => {
    expect(ofStaff.some((name) => routes.test(name))).toBe(true);
  });

  it('asks for a session where the server does', () => {
    expect(documented.size).toBeGreaterThan(80);
    for (const [name, { isPublic }] of documented)
      expect(needsSession(ROUTE_TABLE[name]), name).toBe(!isPublic);
  });
});
