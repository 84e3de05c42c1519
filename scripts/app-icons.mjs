/** Draws what the dashboard needs to be installed as an app: its manifest and icons, in the theme's colors. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { firm } from '../content/firm.ts';
import { readTokens } from '../vite.theme-colors.ts';
import { projectRoot } from './prepare.mjs';

const { light } = readTokens();
const MARK = readFileSync(join(projectRoot, 'site/frame/icon.svg'), 'utf8');

/** The drawn mark fills so much of the icon; a phone cuts up to a fifth off each side of a maskable one. */
const ICONS = [
  { name: 'icon-192.png', size: 192, fill: 0.66, purpose: 'any' },
  { name: 'icon-512.png', size: 512, fill: 0.66, purpose: 'any' },
  { name: 'maskable-512.png', size: 512, fill: 0.5, purpose: 'maskable' },
  { name: 'icon-180.png', size: 180, fill: 0.6 },
];

export async function drawApp(folder) {
  mkdirSync(folder, { recursive: true });
  for (const icon of ICONS) await draw(icon, light, light.paper, join(folder, icon.name));
  // Android takes only its outline.
  const badge = { size: 96, fill: 0.9 };
  await draw(
    badge,
    { ink: '#fff', copper: '#fff' },
    { r: 0, g: 0, b: 0, alpha: 0 },
    join(folder, 'badge-96.png'),
  );
  writeFileSync(join(folder, 'dashboard.webmanifest'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

const manifest = () => ({
  id: '/admin',
  name: `${firm.name} dashboard`,
  short_name: firm.name,
  description: 'Consultation requests, meetings and mail of the studio.',
  lang: 'en-US',
  start_url: '/admin',
  scope: '/admin',
  display: 'standalone',
  background_color: light.paper,
  theme_color: light.paper,
  icons: ICONS.filter(({ purpose }) => purpose).map(({ name, size, purpose }) => ({
    src: `/admin/app/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  shortcuts: [
    { name: 'Inquiries', url: '/admin' },
    { name: 'Calendar', url: '/admin/calendar' },
  ],
});

/** The mark of site/frame/icon.svg in these colors, for a square of so many pixels. */
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
