/**
 * The color tokens of `site/theme.css` for everything a stylesheet can't reach: emails, preview cards and
 * theme-color meta tags (`virtual:theme-colors`), and the icon.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

type Tokens = Record<string, string>;

const NAME = 'virtual:theme-colors';
const ICON = 'icon.svg?url';
export const THEME = join(import.meta.dirname, '../site/theme.css');

/** @param stylesheet path of the file with the tokens. */
export function themeColors(stylesheet = THEME): Plugin {
  return {
    name: 'theme-colors',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === NAME) return `\0${NAME}`;
      if (!importer || !id.endsWith(ICON)) return;
      const source = readFileSync(join(dirname(importer), id.replace(/\?url$/, '')), 'utf8');
      const drawn = join(import.meta.dirname, '../node_modules/.cache/theme/icon.svg');
      mkdirSync(dirname(drawn), { recursive: true });
      writeFileSync(drawn, iconIn(source, readTokens(stylesheet)));
      return `${drawn}?url`;
    },
    load(id) {
      if (id !== `\0${NAME}`) return;
      this.addWatchFile(stylesheet);
      const { light, dark } = readTokens(stylesheet);
      return `export const light = ${JSON.stringify(light)};\nexport const dark = ${JSON.stringify(dark)};`;
    },
  };
}

/** Both themes' colors by token name (`paper`: `#f7f4ed`). */
export function readTokens(stylesheet = THEME): { light: Tokens; dark: Tokens } {
  const css = readFileSync(stylesheet, 'utf8');
  const tokens = tokensIn(css.slice(css.indexOf(':root {'), css.indexOf('@theme')));
  if (!tokens.light.paper || !tokens.dark.paper)
    throw new Error(`${stylesheet} has no color --paper in both themes.`);
  return tokens;
}

/** Both themes' colors of a rule and its dark variant. */
export function tokensIn(rules: string): { light: Tokens; dark: Tokens } {
  const [light = {}, dark = {}] = rules
    .split('@variant dark')
    .map((block) =>
      Object.fromEntries(
        [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/gi)].map(([, name, color]) => [name, color]),
      ),
    );
  return { light, dark };
}

/** Defines the custom properties that the icon is drawn with: a browser shows it outside of any page. */
export function iconIn(source: string, { light, dark }: { light: Tokens; dark: Tokens }): string {
  const used = [...new Set([...source.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name as string))];
  const rule = (tokens: Tokens) => `:root{${used.map((name) => `--${name}:${tokens[name]}`).join(';')}}`;
  return source.replace('<style>', `<style>${rule(light)}@media(prefers-color-scheme:dark){${rule(dark)}}`);
}
