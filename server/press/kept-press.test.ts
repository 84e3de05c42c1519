/** A restart serves the last press, and a damaged or foreign copy is replaced. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import type { ContentOverlay } from '#contract/records/overlay.ts';
import { loadMemoryPages } from '../http/memory-pages.ts';
import { builtSite } from '../testing/built-site.ts';
import { pressKeeper } from './kept-press.ts';
import { readPressed } from './pressed.ts';
import { createPressing } from './pressing.ts';

const BUILD = join(import.meta.dirname, '../../build');
const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-pressed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = await builtSite.build();
const { areas } = build.entry.module.shippedRecords();
const town = (lede: string): ContentOverlay => ({ areas: { llano: { ...areas.llano!, lede } } });

/** A server that starts with published content. @returns how many pages it pressed for that, too. */
async function started(overlay: ContentOverlay, number = 1, origin = 'https://firm.example') {
  const memory = loadMemoryPages(join(BUILD, 'client'), () => ({}), { origin });
  const pressed = readPressed(readFileSync(join(BUILD, 'pressed.json'), 'utf8'));
  const now = { number, overlay };
  const source = { lastRelease: async () => now.number, published: async () => ({ ...now, redirects: {} }) };
  const site = { ...builtSite, served: { memory, pressed, cards: '', onScripts: () => {} } };
  const pressing = createPressing(site, source, pino({ level: 'silent' }), pressKeeper(folder), origin);
  await pressing.catchUp();
  return {
    pressing,
    pages: pressing.status().last?.pages,
    body: (path: string) => memory.file(path)?.body.toString() ?? null,
    async publish(next: ContentOverlay) {
      now.number += 1;
      now.overlay = next;
      await pressing.catchUp();
      await pressing.close();
    },
  };
}

it('serves after a restart what was pressed before it, without pressing', async () => {
  const before = await started(town('Granite, before the restart.'));
  expect(before.pages).toBe(1);
  await before.pressing.close();
  const after = await started(town('Granite, before the restart.'));
  expect(after.pages).toBe(0);
  expect(after.body('/service-area/llano')).toContain('Granite, before the restart.');
  expect(after.body('/service-area/llano')).toBe(before.body('/service-area/llano'));
});

it('names the origin of this start, not that of the one before', async () => {
  const before = await started(town('Granite, at the first origin.'), 1, 'https://first.example');
  expect(before.body('/service-area/llano')).toContain('"https://first.example/service-area/llano"');
  await before.pressing.close();
  const after = await started(town('Granite, at the first origin.'), 1, 'https://second.example');
  expect(after.pages).toBe(1);
  for (const path of ['/service-area/llano', '/team', '/robots.txt', '/sitemap.xml', '/blog/rss.xml']) {
    expect(after.body(path), path).toContain('https://second.example/');
    expect(after.body(path), path).not.toMatch(/first\.example|site-origin/);
  }
});

it('presses what was published while it was down, and leaves out what went', async () => {
  const hidden: ContentOverlay = { areas: { lakeway: null } };
  const before = await started(hidden);
  expect(before.body('/service-area/lakeway')).toBeNull();
  await before.pressing.close();
  const after = await started(town('Granite, published meanwhile.'), 2);
  expect(after.body('/service-area/llano')).toContain('Granite, published meanwhile.');
  expect(after.body('/service-area/lakeway')).not.toBeNull();
  await after.pressing.close();
});

it('takes no copy that is damaged, cut off or another database’s', async () => {
  const file = join(folder, 'pressed-pages');
  const before = await started(town('Granite, on a good disk.'));
  await before.pressing.close();
  const whole = readFileSync(file);
  const flipped = Buffer.from(whole);
  flipped[flipped.length - 9]! ^= 1;
  for (const bytes of [flipped, whole.subarray(0, 5000), Buffer.from('nonsense'), Buffer.alloc(0)]) {
    writeFileSync(file, bytes);
    const after = await started(town('Granite, on a good disk.'));
    expect(after.body('/service-area/llano')).toBe(before.body('/service-area/llano'));
    await after.pressing.close();
  }
  // The same number, another content: a backup was restored.
  const restored = await started(town('Granite, from the backup.'));
  expect(restored.body('/service-area/llano')).toContain('Granite, from the backup.');
  await restored.pressing.close();
});

it('renders each page once for a publishing that was tried before', async () => {
  const site = await started({});
  const overlay = town('Granite, tried and published.');
  expect(await site.pressing.trial(overlay)).toEqual([]);
  await site.publish(overlay);
  expect(site.body('/service-area/llano')).toContain('Granite, tried and published.');
  expect(site.pressing.status().last?.pages).toBe(1);
});
