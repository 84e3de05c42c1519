import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURES } from '../../site/layout/no-break-figures.ts';

const client = join(import.meta.dirname, '../../build/client');

/** A file of the build as it is served. @param path such as `/sitemap.xml`. */
export function builtFile(path: string): string {
  const file = join(client, path);
  if (!existsSync(file)) throw new Error(`${path} is not built: run \`node scripts/build.mjs\` first.`);
  return readFileSync(file, 'utf8');
}

/** A figure that doesn't wrap, with any name of its class. */
const WHOLE_FIGURE = new RegExp(`<span class="[\\w-]+">(${FIGURES.source})</span>`, 'g');

/** The main part of a built page, its entities read, so that texts compare as people see them. */
export function builtMain(path: string): string {
  const html = builtFile(join(path, 'index.html'))
    .replace(/<!-- -->/g, '')
    .replaceAll(WHOLE_FIGURE, '$1');
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Links as [text, address], the text without mark-up. */
export const linksIn = (html: string): [string, string][] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href, inner]) => [
    textOf(inner as string),
    href as string,
  ]);

export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
