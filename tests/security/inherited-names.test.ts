/** Names of inherited properties, such as `constructor`: no route finds anything under them, and none fails. */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesOf } from '../../server/http/rendered-pages.ts';
import { fixedPagesOf } from '../../server/render/site-build.ts';
import { builtSite } from '../../server/testing/built-site.ts';
import { collectRoutes, type Route } from '../../server/testing/routes.ts';
import { servedSite } from '../../server/testing/served-site.ts';
import { createTestApp, type SignedIn, signedIn, type TestApp } from '../../server/testing/test-app.ts';
import { MAILBOX } from './actors.ts';
import { nameOf } from './route-table.ts';

const NAMES = Object.getOwnPropertyNames(Object.prototype);
/** The event stream never ends on its own. */
const ENDLESS = '/api/live';

describe('names that objects have by nature', () => {
  let test: TestApp;
  let routes: Route[];
  let pages: string[];
  let owner: SignedIn;
  beforeAll(async () => {
    const { site } = servedSite();
    const build = await builtSite.build();
    pages = Object.values(build.routes).flatMap((route) =>
      route?.path && !fixedPagesOf(build).includes(`/${route.path}`) ? [`/${route.path}`] : [],
    );
    ({ made: test, routes } = await collectRoutes(() =>
      createTestApp('sqlite', { IMAP_URL: MAILBOX }, pagesOf(build, 'production'), { site }),
    ));
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());

  /** One URL for each path parameter, with the name there and valid values elsewhere, and one with the name everywhere. */
  function urls(url: string, name: string): string[] {
    const parts = url.match(/:\w+\??|\*/g) ?? [];
    const filled = (at: number) => {
      let next = 0;
      return url.replace(/:(\w+)\??|\*/g, (_, part: string) =>
        at === next++ || at === parts.length ? name : (THERE[part] ?? 'none'),
      );
    };
    return [...new Set([...parts.keys(), parts.length].map(filled))];
  }
  /** Valid values for the path parameters other than the one under test. */
  const THERE: Record<string, string> = { collection: 'pages', slug: 'home', by: 'town', step: 'confirmed' };

  const ask = async (method: string, url: string, payload?: object) => {
    const { statusCode } = await test.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: { cookie: owner.cookie, ...(payload && { 'if-match': '"0"' }) },
      ...(payload && { payload }),
    });
    return statusCode;
  };

  it('are under no part of an address', async () => {
    const parted = routes.filter(({ method, url }) => method === 'GET' && /[:*]/.test(url));
    expect(parted.map(nameOf)).toEqual(expect.arrayContaining(['GET /api/content/:collection/:slug']));
    expect(pages).toEqual(expect.arrayContaining(['/services/:slug', '/blog/category/:category']));
    const found: string[] = [];
    for (const url of [...parted.map((route) => route.url), ...pages].filter(
      (one) => !one.startsWith('/admin'),
    ))
      for (const name of NAMES)
        for (const address of urls(url, name)) {
          const status = await ask('GET', address);

          if (status >= 500) found.push(`${address} ${status}`);
        }
    expect(found).toEqual([]);
  });

  it('fail no route that is asked with a body, nor one that is asked for more', async () => {
    const failed: string[] = [];
    for (const { method, url } of routes.filter(
      (route) => route.url !== ENDLESS && !/^\/api\/(auth|staff)/.test(route.url),
    ))
      for (const name of NAMES) {
        const body = {
          [name]: name,
          [`${name}[]`]: 1,
          name,
          kind: name,
          status: name,
          role: name,
          collection: name,
        };
        const query = `?${name}=${name}&sort=${name}&status=${name}&words=${name}&q=${name}&from=${name}&path=/${name}`;
        const address = (urls(url, name).at(-1) ?? url) + query;
        const status = await ask(method, address, ['GET', 'HEAD'].includes(method) ? undefined : body);
        if (status >= 500) failed.push(`${method} ${address} ${status}`);
      }
    expect(failed).toEqual([]);
  });
});
