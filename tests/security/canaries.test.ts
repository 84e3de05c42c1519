/**
 * Typed data stays where it belongs (requirements §17): marked words pass through every flow at the most verbose log
 * level, and neither log nor metrics contain one of them. Where they are stored, they are plain text.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaffAccounts } from '../../server/staff/accounts.ts';
import { engines, type SignedIn, signedIn } from '../../server/testing/test-app.ts';
import { createVisitorApp } from '../../server/visitor-page/testing/visit.ts';

/** Words that occur nowhere else, in any case. */
const CANARY = /zaunk(ö|%c3%b6|o)nig|qv7canary/i;
const word = 'qv7canary';
const MARKUP = `<img src=x onerror=alert("${word}")>`;
const FORMULA = `=HYPERLINK("http://evil.example","${word}")`;

describe.each(engines)('marked words on %s', (engine) => {
  let app: Awaited<ReturnType<typeof createVisitorApp>>;
  let owner: SignedIn;
  let id: string;
  beforeAll(async () => {
    app = await createVisitorApp(engine, { LOG_LEVEL: 'trace' });
    owner = await signedIn(app.test, 'owner');
  });
  afterAll(() => app.test.close());

  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    cookie = owner.cookie,
  ) =>
    app.test.app.inject({
      method,
      url,
      headers: { cookie, 'user-agent': word },
      ...(payload && { payload }),
    });

  it('go through every flow', async () => {
    const visitor = await app.arrive({
      name: `Zaunkönig ${MARKUP}`,
      email: `${word}@example.com`,
      phone: `+1 512 ${word}`,
      message: `${FORMULA} ${MARKUP} on eleven acres outside of Blanco.`,
      source: { landingPage: `/?utm=${word}`, referrer: `https://${word}.example`, utmCampaign: FORMULA },
    });
    id = visitor.id;
    await app.pageOf(visitor);
    await app.send(visitor, 'add', { text: `${FORMULA} ${MARKUP}` });
    await app.send(visitor, 'contact', { email: `${word}.two@example.com`, phone: word });
    await app.send(visitor, 'contact', { email: word, phone: word });
    await app.send(visitor, 'withdraw', {});
    await app.send(visitor, 'add', [['pictures', new File([word], `${word}.png`, { type: 'image/png' })]]);
    const refused = [
      call('POST', '/api/inquiries', { name: word, email: word, message: word, [word]: word }),
      call('POST', `/api/inquiries/${id}/replies`, { subject: word }),
      call('PATCH', `/api/inquiries/${id}`, { status: word }),
      call('GET', `/api/inquiries/${word}`),
      call('GET', `/api/inquiries?sort=${word}`),
      call('GET', `/inquiry/${word}`),
      call('GET', `/${word}/zaunk%C3%B6nig?q=${word}`),
      call('POST', '/api/auth/sign-in/email', { email: `${word}@example.com`, password: word }),
      call('POST', '/api/staff/set-up', {
        token: word,
        name: word,
        email: `${word}@example.com`,
        password: word,
      }),
      call('POST', '/api/auth/two-factor/enable', { password: word }),
      call('POST', '/api/cloudinary/signature', { paramsToSign: { folder: word } }),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.statusCode).toBeLessThan(500);
    const done = [
      ['PATCH', `/api/inquiries/${id}`, { notes: `Zaunkönig ${FORMULA}` }],
      ['POST', `/api/inquiries/${id}/contacts`, { kind: 'call', text: word }],
      ['POST', `/api/inquiries/${id}/replies`, { subject: word, text: `Dear Zaunkönig ${word}` }],
      ['GET', `/api/inquiries?q=${word}`],
      ['GET', '/api/inquiries?q=Zaunk%C3%B6nig'],
      ['GET', `/api/inquiries/${id}/duplicates`],
      ['GET', `/api/inquiries/${id}/events`],
      ['GET', `/api/people/export?email=${word}.two@example.com`],
      ['POST', '/api/views', { name: word, query: `q=${word}` }],
      ['POST', '/api/newsletter', { email: `${word}@example.com`, page: '/blog' }],
      ['POST', '/api/staff/forgotten-password', { email: `${word}@example.com` }],
      [
        'POST',
        '/api/staff',
        { name: `Zaunkönig ${word}`, email: `${word}.staff@example.com`, role: 'staff' },
      ],
      ['GET', '/api/reports'],
      ['GET', '/api/staff/events'],
    ] as const;
    for (const [method, url, payload] of done) {
      const answer = await call(method, url, payload);
      expect(answer.statusCode, `${method} ${url} ${answer.body}`).toBeLessThan(400);
    }
    const accounts = createStaffAccounts({ ...app.test, log: app.test.app.log });
    await accounts.setDisabled(`${word}.staff@example.com`, true);
  });

  it('lie in the database, and come to staff as data that no browser reads as a page', async () => {
    for (const url of [
      '/api/inquiries?q=acres',
      `/api/inquiries/${id}`,
      `/api/inquiries/${id}/events`,
      '/api/inquiries/export.json',
    ]) {
      const answer = await call('GET', url);
      expect(answer.body, url).toContain(word);
      expect(answer.headers['content-type'], url).toMatch(/^application\/json/);
      expect(answer.headers['x-content-type-options'], url).toBe('nosniff');
    }
  });

  it('run in no spreadsheet', async () => {
    for (const url of ['/api/inquiries/export.csv', '/api/newsletter/export.csv']) {
      const answer = await call('GET', url);
      expect(answer.headers['content-type'], url).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition'], url).toMatch(/^attachment;/);
      expect(answer.body, url).not.toMatch(/(^|[,\r\n])"?[=+\-@\t]/);
    }
    expect((await call('GET', '/api/inquiries/export.csv')).body).toContain(`'${FORMULA.slice(0, 11)}`);
  });

  it('appear in no log line and in no metric', async () => {
    await call('POST', '/api/erasures', { email: `${word}@example.com` });
    // The test's own server logs the address where it listens; no other line may contain an IP address.
    const logged = app.test.logs.filter((line) => !line.includes('Server listening')).join('');
    expect(app.test.logs.length).toBeGreaterThan(30);
    expect(logged.match(CANARY)?.[0]).toBeUndefined();
    for (const secret of [owner.email, owner.password, owner.cookie.split('=')[1] as string, '127.0.0.1'])
      expect(logged).not.toContain(secret);
    expect((await app.test.app.inject({ url: '/metrics' })).body).not.toMatch(CANARY);
  });
});

it('become markup in five places, each with text that is ours or escaped', () => {
  const root = join(import.meta.dirname, '../..');
  const raw = globSync('site/**/*.{ts,tsx}', { cwd: root })
    .filter((file) =>
      /dangerouslySetInnerHTML|\.innerHTML\s*\+?=|insertAdjacentHTML|document\.write/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
    .filter((file) => !file.includes('.test.'));
  expect(raw.sort()).toEqual([
    // JSON with `<` escaped.
    'site/components/json-ld.tsx',
    // Files of the product with escaped texts.
    'site/drawings/inline-drawing.tsx',
    // The inline script and the rules of prefetching: constants.
    'site/layout/head.tsx',
    // React's own output.
    'site/layout/island.tsx',
    // The styles of emails: a constant.
    'site/mail/sheet.tsx',
  ]);
});
