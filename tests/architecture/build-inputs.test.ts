/**
 * A container's build gets the files that the build reads and no others, and only a change to one of them triggers a rebuild
 * (vite/build-inputs.mjs).
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import routes from '../../site/routes.ts';

const root = join(import.meta.dirname, '../..');
const { buildInputs, buildPrint }: BuildInputs = await import(join(root, 'vite/build-inputs.mjs'));
type BuildInputs = Record<'buildPrint', (folder: string) => string> &
  Record<'buildInputs', (folder: string) => string[]>;
const IGNORE = readFileSync(join(root, '.containerignore'), 'utf8');
const inputs = new Set(buildInputs(root));

describe('the build of a container', () => {
  it('gets the same from Docker as from Podman', () => {
    expect(readFileSync(join(root, '.dockerignore'), 'utf8')).toBe(IGNORE);
  });

  it('gets no file that git ignores, such as settings, backups, certificates or data', () => {
    const git = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    const known = new Set(execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\0'));
    expect([...inputs].filter((path) => !known.has(path))).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-context-'));
    writeFileSync(join(folder, '.containerignore'), IGNORE);
    const secret = [
      '.env',
      '.npmrc',
      'backups/a.tar.gz',
      'certificates/privkey.pem',
      'data/ledge-frame.sqlite',
    ];
    for (const path of [...secret, '.git/config', 'node_modules/vite/package.json', 'build/app/main.js']) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), '');
    }
    expect(buildInputs(folder)).toEqual(['.containerignore']);
  });
});

describe('a build', () => {
  /** Entry points of the build: its configurations and programs, the server's programs, the pages. */
  const entries = [
    ...['vite.config.ts', 'react-router.config.ts', 'scripts/image.mjs', 'site/admin/worker/worker.ts'],
    ...['site/root.tsx', 'site/routes.ts', 'site/entry.client.tsx', 'site/entry.server.tsx'],
    ...routes.map(({ file }) => `site/${file}`),
    ...globSync(
      [
        'scripts/{build,image,prepare}.mjs',
        'vite/{build,cards,page-styles}.mjs',
        'server/main.ts',
        'server/**/*-process.ts',
        'server/database/threads/thread.ts',
      ],
      {
        cwd: root,
      },
    ),
    ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ];

  it('reads no file that the list of its inputs lacks', () => {
    const read = filesReadFrom(entries);
    // Ensures that the search finds these files.
    expect(read).toEqual(
      expect.arrayContaining([
        'vite/articles.ts',
        'contract/site/articles/mdx.ts',
        'content/firm.ts',
        'site/theme.css',
      ]),
    );
    expect(read.length).toBeGreaterThan(900);
    expect(read.filter((path) => !inputs.has(path))).toEqual([]);
  });

  it('is done again when a configuration changes, and not for a test', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-inputs-'));
    writeFileSync(join(folder, '.containerignore'), IGNORE);
    const write = (path: string) => {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      appendFileSync(join(folder, path), 'changed');
    };
    const isOther = (path: string) => {
      const before = buildPrint(folder);
      write(path);
      return before !== buildPrint(folder);
    };
    const configurations = [...inputs].filter((path) => !path.includes('/'));
    expect(configurations).toContain('tsconfig.json');
    for (const path of [...configurations, 'vite/of-tomorrow.ts', 'site/root.tsx', 'content/blog/new.mdx'])
      expect([path, isOther(path), isOther(path)]).toEqual([path, true, true]);
    for (const path of [
      'server/app.test.ts',
      'site/a/b.test.tsx',
      'docs/operations.md',
      'tests/x.ts',
      'README.md',
    ])
      expect([path, isOther(path)]).toEqual([path, false]);
  });
});

/** @returns these files and all project files that they import, directly or indirectly, in any form of import. */
function filesReadFrom(entries: readonly string[]): string[] {
  const read = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (read.has(path)) continue;
    read.add(path);
    if (/\.(tsx?|mjs|css|mdx)$/.test(path)) waiting.push(...namedIn(path));
  }
  return [...read].sort();
}

const NAMED = [
  /\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*\(?\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g,
  /@import\s+['"]([^'"]+)['"]/g,
  /\burl\(['"]?([^'")]+)['"]?\)/g,
];

function namedIn(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const names = NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name as string));
  const found = names.flatMap((name) => {
    const file = /^[.#]/.test(name) ? resolved(name.replace(/[?].*$/, ''), path) : null;
    return file && existsSync(file) && statSync(file).isFile() ? [relative(root, file)] : [];
  });
  const globs = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/g)].flatMap(
    ([, written]) =>
      [...(written as string).matchAll(/['"]([^'"!][^'"]*)['"]/g)].map(([, glob]) => glob as string),
  );
  return [
    ...found,
    ...globs.flatMap((glob) => globSync(relative(root, resolved(glob, path)), { cwd: root })),
  ];
}

/** Resolves the names of `imports` in package.json. */
const resolved = (name: string, from: string): string =>
  name.startsWith('#') ? join(root, name.slice(1)) : resolve(root, dirname(from), name);
