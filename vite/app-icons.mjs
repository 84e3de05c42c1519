/**
 * Draws the icons of the dashboard as an installed app, in the theme's colors. site/feeds/dashboard-manifest.ts lists
 * them.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../scripts/prepare.mjs';
import { DRAWN_ICONS } from '../site/layout/app-icons.ts';
import { readTokens } from './theme-colors.ts';

const { light } = readTokens();
const MARK = readFileSync(join(projectRoot, 'site/layout/icon.svg'), 'utf8');

export async function drawApp(folder) {
  mkdirSync(folder, { recursive: true });
  for (const icon of DRAWN_ICONS) await draw(icon, light, light.paper, join(folder, icon.name));
  // Android uses only the outline.
  const badge = { size: 96, fill: 0.9 };
  await draw(
    badge,
    { ink: '#fff', copper: '#fff' },
    { r: 0, g: 0, b: 0, alpha: 0 },
    join(folder, 'badge-96.png'),
  );
}

/** The logo of site/layout/icon.svg in these colors, as a square of `side` pixels. */
const mark = ({ ink, copper }, side) =>
  MARK.replaceAll('var(--ink)', ink)
    .replaceAll('var(--copper)', copper)
    .replace('<svg ', `<svg width="${side}" height="${side}" `);

function draw({ size, fill }, colors, background, file) {
  const drawing = Buffer.from(mark(colors, Math.round(size * fill)));
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toFile(file);
}
