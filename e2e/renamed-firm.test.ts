/** After a studio changes its name in *Site*, hides the samples and changes its domain, its old name appears nowhere. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditedRecord, PendingChanges, SiteOverview } from '#contract/site/site-records.ts';
import { type MailServer, startMailServer } from '../server/testing/mail-server.ts';
import { becomeOwner, sendInquiry } from '../tests/support/office.ts';
import { type RunningServer, startServer } from '../tests/support/running-server.ts';

const ORIGIN = 'http://www.copperoak.example';
const FIRM = {
  name: 'Copper Oak Builders',
  phone: '512-555-0163',
  email: 'hello@copperoak.example',
  address: { street: '12 Mill Road', city: 'Waco', state: 'Texas', postalCode: '76701', country: 'US' },
};

/** The old name, initials, phone, street and domain. Storage keys such as `ledge-frame-theme` don't count. */
const OLD =
  /.{0,60}(?:ledge\s*(?:&(?:amp;)?|and|\+)?\s*frame|ledgeandframe|\bLF-|979-?555-?0142|410 South Main|77803|site-origin).{0,40}/is;
const SAMPLES = ['projects', 'team', 'testimonials'] as const;

describe('a firm renamed by its owner', () => {
  let mail: MailServer;
  let server: RunningServer;
  let cookie: string;
  let oldReference: string;
  const hidden: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-renamed-'));

  async function call<Answer>(method: string, path: string, body?: object, headers = {}): Promise<Answer> {
    const answer = await fetch(server.url + path, {
      method,
      headers: { cookie, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json().catch(() => null)) as Answer;
  }
  const textAt = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
    const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    return { status: answer.status, body: await answer.text(), head };
  };
  const put = async (path: string, change: object, hide = false) => {
    const { value, version } = await call<EditedRecord>('GET', `/api/content${path}`);
    const draft = { value: { ...(value as object), ...change }, hidden: hide };
    await call('PUT', `/api/content${path}`, draft, { 'if-match': `"${version}"` });
  };

  beforeAll(async () => {
    mail = await startMailServer();
    const settings = { DATA_DIR: dataDir, SMTP_URL: mail.url };
    server = await startServer(settings);
    cookie = await becomeOwner(server);
    await sendInquiry(server, { name: 'Olga Early', email: 'olga@example.com' });
    [{ reference: oldReference }] = await call<[{ reference: string }]>('GET', '/api/inquiries');
    await put('/firm/firm', FIRM);
    const { collections } = await call<SiteOverview>('GET', '/api/content');
    for (const { collection, records } of collections)
      if ((SAMPLES as readonly string[]).includes(collection))
        for (const { slug, name } of records) {
          if (collection !== 'testimonials') hidden.push(name);
          await put(`/${collection}/${slug}`, {}, true);
        }
    const { changes } = await call<PendingChanges>('GET', '/api/content/changes');
    const linking = changes.flatMap(({ findings }) => findings.filter(({ blocks }) => blocks));
    expect(linking).toEqual([]);
    const records = changes.map(({ collection, slug, version }) => ({ collection, slug, version }));
    await call('POST', '/api/content/releases', { records });
    await mail.takes(2);
    await server.kill('SIGTERM');
    mail.received.length = 0;
    server = await startServer({ ...settings, SITE_ORIGIN: ORIGIN });
  });
  afterAll(async () => {
    await server?.remove();
    await mail?.stop();
  });

  it('has its new name and domain on every page, in every feed and drawing, and the old ones nowhere', async () => {
    const { body: siteMap } = await textAt('/sitemap.xml');
    const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(listed.length).toBeGreaterThan(60);
    for (const url of listed) expect(url).toMatch(/^http:\/\/www\.copperoak\.example\//);
    const more = ['/robots.txt', '/blog/rss.xml', '/newsletter', '/contact/thank-you?reference=LF-7K3M-92'];
    const wrong = ['/nowhere', '/inquiry/no-such-token', '/api/nowhere', '/service-area/no-such-town'];
    const dashboard = ['/admin', '/admin/offline', '/admin/app/dashboard.webmanifest', '/admin/worker.js'];
    const linked = new Set<string>();
    const paths = [
      '/',
      '/sitemap',
      '/sitemap.xml',
      '/offline',
      ...listed.map((url) => new URL(url).pathname),
    ];
    for (const path of new Set([...paths, ...more, ...wrong, ...dashboard])) {
      const { body, head } = await textAt(path, path.startsWith('/admin') ? { cookie } : {});
      const own = body.replaceAll('LF-7K3M-92', '');
      expect(OLD.exec(own)?.[0] ?? OLD.exec(head)?.[0], path).toBeUndefined();
      for (const name of hidden) expect(own.includes(name), `${path} names ${name}`).toBe(false);
      for (const [, file = ''] of body.matchAll(
        /(?:src|href)="(\/(?:assets|drawings)\/[^"#]+\.(?:js|css|svg))/g,
      ))
        linked.add(file);
    }
    expect(linked.size).toBeGreaterThan(10);
    for (const file of linked) expect(OLD.exec((await textAt(file)).body)?.[0], file).toBeUndefined();

    const { body: home } = await textAt('/');
    expect(home).toContain(`<link rel="canonical" href="${ORIGIN}/"`);
    expect(home).toContain(`<meta property="og:url" content="${ORIGIN}/"`);
    expect(home).toContain('Copper Oak Builders is a design-build studio in Waco, Texas.');
    expect((await textAt('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect((await textAt('/service-area/no-such-town')).body).toContain('design-build studio in Waco');
  });

  it('answers the same page in each encoding', async () => {
    const bodies = ['identity', 'gzip', 'br'].map(async (encoding) => {
      const { body, head } = await textAt('/team', { 'accept-encoding': encoding });
      expect(head).toContain(encoding === 'identity' ? 'vary' : `content-encoding: ${encoding}`);
      return body;
    });
    expect(new Set(await Promise.all(bodies)).size).toBe(1);
  });

  it('has no page for what is hidden', async () => {
    for (const path of ['/projects/ridge-house', '/projects/long-gable'])
      expect((await textAt(path)).status, path).toBe(404);
  });

  it('writes mail, calendars and exports under its new name, and finds a request by its old reference', async () => {
    await sendInquiry(server, { name: 'Nadia New', email: 'nadia@example.com' });
    const [{ id, reference }] = await call<[{ id: string; reference: string }]>('GET', '/api/inquiries');
    expect(reference).toMatch(/^COB-[0-9A-Z]{4}-\d\d$/);
    await call(
      'POST',
      `/api/inquiries/${id}/replies`,
      { subject: 'Your eleven acres', text: 'Tuesday at nine?' },
      { 'idempotency-key': crypto.randomUUID() },
    );
    await call('POST', '/api/newsletter', { email: 'reader@example.com' });
    await call('POST', '/api/staff', { name: 'Ana', email: 'ana@example.com', role: 'staff' });
    for (const { raw, from, messageId } of await mail.takes(5)) {
      const { subject, text, html, from: sender, replyTo } = await PostalMime.parse(raw);
      expect([from, sender?.name]).toEqual([FIRM.email, FIRM.name]);
      expect(messageId).toContain('@copperoak.example');
      const all = [subject, text, html, JSON.stringify(replyTo)].join('\n');
      expect(OLD.exec(`${all}\n${raw}`)?.[0], subject).toBeUndefined();
      for (const [url] of all.matchAll(/https?:\/\/[\w.:-]+/g))
        if (!/w3\.org/.test(url)) expect(url, subject).toBe(ORIGIN);
    }
    const found = await call<{ reference: string }[]>('GET', `/api/inquiries?q=${oldReference}`);
    expect(found.map((one) => one.reference)).toEqual([oldReference]);

    const { url } = await call<{ url: string }>('POST', '/api/booking/feed', {
      action: 'renew',
      names: true,
    });
    const exports = ['/api/inquiries/export.csv', '/api/newsletter/export.csv', new URL(url).pathname];
    for (const path of exports) {
      const { status, body, head } = await textAt(path, { cookie });
      expect([path, status]).toEqual([path, 200]);
      const own = body.replaceAll(oldReference, '');
      expect(OLD.exec(own)?.[0] ?? OLD.exec(head)?.[0], path).toBeUndefined();
    }
  });
});
