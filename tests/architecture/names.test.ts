/** Exported names: a type's name is clear without its file, so no two types have the same name. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './layers.ts';

const TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;

/** Names of exported types that several of these files declare, each with its files. */
function homonyms(sources: Iterable<readonly [file: string, source: string]>): [string, string[]][] {
  const files = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const [, name = ''] of source.matchAll(TYPE)) files.set(name, [...(files.get(name) ?? []), file]);
  return [...files].filter(([, declaring]) => declaring.length > 1);
}

it('no two exported types share a name', () => {
  const files = globSync(
    '{bench,commands,content,contract,e2e,scripts,server,site,tests,vite}/**/*.{ts,tsx,mts}',
    {
      cwd: root,
    },
  );
  expect(files.length).toBeGreaterThan(1500);
  const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  expect(homonyms(sources)).toEqual([]);
  const planted = ['server/planted.ts', 'export type Inquiry = { id: string };\n'] as const;
  expect(homonyms([...sources, planted]).map(([name]) => name)).toEqual(['Inquiry']);
});
