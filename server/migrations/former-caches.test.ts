import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeFormerCaches } from './former-caches.ts';

it('copies of pictures that a version before 1.0 kept on the disk are removed, and nothing else', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-caches-'));
  for (const folder of ['picture-cache/ab', 'mark-cache', 'site-picture-cache/cd', 'pressed-pages', 'images'])
    mkdirSync(join(dataDir, folder), { recursive: true });
  writeFileSync(join(dataDir, 'picture-cache/ab/abcd.webp'), 'a picture');
  writeFileSync(join(dataDir, 'images/kept.webp'), 'a picture');
  await removeFormerCaches(dataDir);
  expect(readdirSync(dataDir, { recursive: true })).toEqual(['images', 'images/kept.webp']);
  await removeFormerCaches(dataDir);
});
