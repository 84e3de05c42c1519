/** Reads the content that ships from its files, without a build. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firm } from '#content/firm.ts';
import { mdxToArticle } from '#contract/site/articles/mdx.ts';
import { asJson, type Shipped } from '#server/content/overlay.ts';
import { recordsOf } from '#site/content/overlay.ts';
import { shippedPages } from '#site/content/shipped-pages.ts';

const CONTENT = join(import.meta.dirname, '../../content');

export async function shippedContent(): Promise<Shipped> {
  const [areas, manufacturers, projects, services, articles] = await Promise.all([
    recordsIn('areas', 'area'),
    recordsIn('manufacturers', 'manufacturer'),
    recordsIn('projects', 'project'),
    recordsIn('services', 'service'),
    articlesIn('blog'),
  ]);
  const records = { firm, pages: shippedPages, areas, manufacturers, projects, services, articles };
  return asJson(recordsOf(records as Parameters<typeof recordsOf>[0]));
}

async function recordsIn(folder: string, name: string): Promise<Record<string, unknown>> {
  const files = readdirSync(join(CONTENT, folder)).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const records = await Promise.all(
    files.map(async (file) => [
      file.slice(0, -3),
      ((await import(join(CONTENT, folder, file))) as Record<string, unknown>)[name],
    ]),
  );
  return Object.fromEntries(records.filter(([, record]) => record !== undefined));
}

async function articlesIn(folder: string): Promise<Record<string, unknown>> {
  const files = readdirSync(join(CONTENT, folder)).filter((file) => file.endsWith('.mdx'));
  const articles = await Promise.all(
    files.map(async (file) => {
      const { head, body } = mdxToArticle(await readFile(join(CONTENT, folder, file), 'utf8'));
      return [file.slice(0, -4), { ...head, body }];
    }),
  );
  return Object.fromEntries(articles);
}
