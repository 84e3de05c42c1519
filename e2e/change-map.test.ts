/**
 * The README's change map holds: a copy of the project is changed as it says, in the files that it names, and everything
 * else has followed.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { firm } from '#content/firm.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { Reports } from '#contract/inquiries/reports.ts';
import { hasChromium, hydrated } from '../tests/support/browser.ts';
import { changes, INK, type MappedChange, PAPER } from '../tests/support/change-map/changes.ts';
import { filesOfRow } from '../tests/support/change-map/map-row.ts';
import { type ChangeMapScene, openScene, REQUEST } from '../tests/support/change-map/scene.ts';

let scene: ChangeMapScene;
beforeAll(async () => {
  scene = await openScene();
}, 240_000);
afterAll(() => scene?.close());

test.each(Object.entries<MappedChange>(changes))(
  '%s touches only what its row of the map names',
  (_, change) => {
    const touched = Object.keys(change.files);
    const named = filesOfRow(change.row);
    expect(touched.filter((file) => !named.some((path) => file.startsWith(path)))).toEqual([]);
    expect(touched.length).toBeLessThanOrEqual(named.length);
  },
);

describe('a form field is one entry', () => {
  const lotSize = '3 acres, fenced';

  it('in the form, which gives it back and takes it without JavaScript', async () => {
    const post = (fields: object) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...REQUEST, lotSize, ...fields }))
        body.set(name, String(value));
      return fetch(`${scene.server.url}/contact`, { method: 'POST', body, redirect: 'manual' });
    };
    const refused = await post({ message: 'Short' });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining(`value="${lotSize}"`),
    ]);
    expect((await post({ name: 'Plain Post' })).status).toBe(303);
    const found = await scene.json<Inquiry[]>('/api/inquiries?q=Plain+Post');
    expect(found).toMatchObject([{ name: 'Plain Post', lotSize }]);
  });

  it('of the API, which checks it and tells two requests apart by it', async () => {
    await expect(scene.send({ lotSize: 'x'.repeat(61) })).rejects.toThrow('Lot size is too long');
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const send = (size: string) => {
      const body = JSON.stringify({ ...REQUEST, lotSize: size });
      return fetch(`${scene.server.url}/api/inquiries`, { method: 'POST', headers, body });
    };
    const receipts = [await send(lotSize), await send(lotSize), await send('4 acres')];
    expect(receipts.map(({ ok, status }) => (ok ? 'taken' : status))).toEqual(['taken', 'taken', 409]);
  });

  it('of the mail to staff, the export and a restored backup', async () => {
    const { id } = await scene.send({ name: 'Fay Field', lotSize });
    const { text } = await scene.mailTo(firm.email, 'Fay Field');
    expect(text).toMatch(new RegExp(`Lot Size:?\\s+${lotSize}`));
    const csv = await scene.text('/api/inquiries/export.csv?q=Fay');
    expect(csv).toMatch(new RegExp(`Lot Size[\\s\\S]+Fay Field.*"${lotSize}"`));
    expect(scene.restoredDetails(id)).toEqual({ lotSize });
  });

  it.skipIf(!hasChromium)('of the draft and the dashboard', async () => {
    await scene.visit('/contact', async (page) => {
      await hydrated(page);
      await page.getByLabel(/^Lot Size/).fill(lotSize);
      await page.getByText('Draft saved').waitFor();
      await page.reload();
      await expect.poll(() => page.getByLabel(/^Lot Size/).inputValue()).toBe(lotSize);
    });
    const { id } = await scene.send({ lotSize });
    await scene.visit(`/admin?inquiry=${id}`, async (page) => {
      await page.getByRole('heading', { name: 'Lot Size' }).waitFor();
      await page.getByText(lotSize).waitFor();
    });
  });
});

test.skipIf(!hasChromium)('a status is one line, and its words on the visitor’s page', async () => {
  const { id, link } = await scene.send({ name: 'Sid Status' });
  await scene.visit('/admin/board', async (page) => {
    await page.getByRole('button', { name: 'Move to another status: Sid Status' }).click();
    await page.getByRole('menuitem', { name: 'On Hold' }).click();
    await page.waitForSelector('[data-column="on-hold"] [data-card]:has-text("Sid Status")');
  });
  const { status, firstContactAt } = await scene.json<Inquiry>(`/api/inquiries/${id}`);
  expect([status, typeof firstContactAt]).toEqual(['on-hold', 'string']);
  expect(await scene.text('/api/inquiries/export.csv?status=on-hold')).toMatch(/,On Hold,.*Sid Status/);
  expect(await scene.text(link)).toContain('Your request rests');
});

test('a color of theme.css reaches pages, browser bar, icon, preview cards and mails', async () => {
  const html = scene.page('/team');
  expect(html).toContain(`<meta name="theme-color" content="${PAPER}"`);
  for (const kind of ['stylesheet', 'icon']) {
    const [, file = ''] = new RegExp(`<link rel="${kind}" href="([^"]+)"`).exec(html) ?? [];
    expect(await scene.text(file), kind).toContain(`--ink:${INK}`);
  }
  const card = join(scene.copy.folder, 'build/client', cardOf(html));
  const corner = await sharp(card).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
  const paper = [1, 3, 5].map((at) => Number.parseInt(PAPER.slice(at, at + 2), 16));
  paper.forEach((value, i) => void expect(Math.abs(value - (corner[i] as number))).toBeLessThan(3));
  await scene.send({ name: 'Cora Color' });
  const mail = await scene.mailTo(REQUEST.email, 'Cora Color');
  expect([mail.html?.includes(PAPER), mail.html?.includes(INK)]).toEqual([true, true]);
});

test('words of a mail are read from one file', async () => {
  await scene.send({ name: 'Wanda Words' });
  const { text, html } = await scene.mailTo(REQUEST.email, 'Wanda Words');
  for (const said of [text, html]) expect(said).toContain('Have your reference ready for the call');
});

test.skipIf(!hasChromium)('a report is one line of figures and its chart', async () => {
  await scene.send({ name: 'Rhea Report', source: { utmCampaign: 'open-house' } });
  const { rankings } = await scene.json<Reports>('/api/reports');
  expect(rankings.campaigns).toContainEqual(expect.objectContaining({ key: 'open-house', count: 1 }));
  await scene.visit('/admin/reports', async (page) => {
    const chart = page.locator('[data-figure]', { hasText: 'By campaign' });
    await chart.getByText('Show as table').click();
    await chart.getByRole('row', { name: 'open-house' }).waitFor();
  });
});

test.each([
  ['town', '/service-area/lago-vista', 'Custom Homes &amp; Remodeling in Lago Vista', '/service-area/blanco'],
  ['manufacturer', '/manufacturers/ridge-panels', 'Ridge Panels', '/sitemap'],
  ['project', '/projects/cedar-workshop', 'Cedar Workshop', '/projects'],
  ['article', '/blog/rain-on-steel', 'Rain on steel', '/blog'],
  ['public page', '/warranty', 'Warranty', '/sitemap'],
])('a %s has its page, its card, its links and its place in the sitemaps', (_kind, path, words, listed) => {
  expect(scene.page(path)).toContain(words);
  expect(scene.copy.built('sitemap.xml')).toContain(`${path}</loc>`);
  for (const from of ['/sitemap', listed]) expect(scene.page(from)).toContain(`href="${path}"`);
  expect(scene.copy.built(cardOf(scene.page(path))).length).toBeGreaterThan(10_000);
});

test('a new article is in the feed, a new member of the team on /team', () => {
  expect(scene.copy.built('blog/rss.xml')).toContain('/blog/rain-on-steel</link>');
  for (const name of ['Inez Calloway', 'Marcus Boone']) expect(scene.page('/team')).toContain(name);
});

// A minute more: `npm run test:all` and `.ci/run` take it (tests/runner/slow-suites.mjs).
if (process.env.WHOLE_CHANGE_MAP)
  test('no type and no test of the site is in the way of a change', () => {
    scene.copy.run('.bin/tsc', ['--noEmit']);
    const files = ['tests/requirements', 'site', 'content', 'contract'];
    // The mails' examples are rewritten by `-u`; a copy shows the pictures and sections of its model.
    const others =
      '^(?!.*(no picture stands for two projects|shows one building|no more than four pages|a picture that the page shows|made of the same sections))';
    scene.copy.run('.bin/vitest', ['run', '-u', '--project=unit', ...files, '-t', others], {
      NODE_ENV: 'test',
    });
  }, 600_000);

/** The card's file, which is named by its version. */
const cardOf = (html: string) => `../cards/${/og:image" content="[^"]+\?v=(\w+)"/.exec(html)?.[1]}.jpg`;
