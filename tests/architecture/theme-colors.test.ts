/** `site/theme.css` is the only source of colors: code that a stylesheet can't reach derives them from its tokens. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { iconIn, readTokens, THEME, themeColors } from '../../vite/theme-colors.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-theme-'));
const copy = join(folder, 'theme.css');
const PAPER = { light: '#010203', dark: '#040506' };
const COPPER = { light: '#a1b2c3', dark: '#d4e5f6' };
let vite: ViteDevServer;

beforeAll(async () => {
  const { light, dark } = readTokens();
  const css = readFileSync(THEME, 'utf8')
    .replace(`--paper: ${light.paper}`, `--paper: ${PAPER.light}`)
    .replace(`--paper: ${dark.paper}`, `--paper: ${PAPER.dark}`)
    .replace(`--copper: ${light.copper}`, `--copper: ${COPPER.light}`)
    .replace(`--copper: ${dark.copper}`, `--copper: ${COPPER.dark}`);
  writeFileSync(copy, css);
  vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    plugins: [themeColors(copy)],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(async () => {
  await vite.close();
  rmSync(folder, { recursive: true });
});

it('reaches the theme-color meta tags', async () => {
  const { themeColors: colors } = await vite.ssrLoadModule('/site/layout/theme-colors.ts');
  expect(colors).toEqual(PAPER);
});

it('reaches the mails, in both themes', async () => {
  const { light, mailStyles: stylesOf, copper } = await vite.ssrLoadModule('/site/mail/paint.ts');
  expect(light.copper).toBe(COPPER.light);
  const mailStyles = stylesOf(copper(null));
  expect(mailStyles).toContain(`.paper{background-color:${PAPER.dark}!important}`);
  expect(mailStyles).toContain(`.copper-line{border-color:${COPPER.dark}!important}`);
});

it('reaches the icon', () => {
  const icon = iconIn(readFileSync(join(root, 'site/layout/icon.svg'), 'utf8'), readTokens(copy));
  expect(icon).toContain(`--copper:${COPPER.light}`);
  expect(icon).toContain(`--copper:${COPPER.dark}`);
  expect(icon).not.toContain('undefined');
});

it('reaches the preview cards', async () => {
  const { cardColors } = await vite.ssrLoadModule('/site/layout/theme-colors.ts');
  expect(cardColors()).toMatchObject({ paper: PAPER.light, accent: COPPER.light });
});

it('leaves no color written anywhere else in the site', async () => {
  const modules = Object.entries(
    import.meta.glob('../../site/**/*.{ts,tsx,svg}', { query: '?raw', import: 'default' }),
  );
  const written = await Promise.all(
    modules.map(async ([path, load]) => [path, String(await load())] as const),
  );
  expect(
    written
      .filter(([path, source]) => !path.includes('.test.') && /['":(]#[0-9a-f]{6}\b/i.test(source))
      .map(([path]) => path),
  ).toEqual([]);
});
