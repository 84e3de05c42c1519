/** Every Markdown file: links and cited paths resolve, and documents stay short enough to be read. Comments: cited paths. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const MAX_WORDS = 30_000;
const MAX_LINE = 120;

/** Maximum length of a document, in lines. */
const LIMITS: Record<string, number> = {
  'README.md': 100,
  'CONTRIBUTING.md': 80,
  'SECURITY.md': 20,
  'docs/architecture.md': 240,
  'docs/change-map.md': 190,
  'docs/configuration.md': 100,
  'docs/deploy.md': 180,
  'docs/guarantees.md': 80,
  'docs/operations.md': 330,
  'docs/performance.md': 120,
  'docs/requirements.md': 500,
  'docs/security.md': 150,
  'docs/style.md': 300,
  'docs/testing.md': 150,
  'docs/decisions/README.md': 64,
  'docs/decisions/alternatives.md': 60,
};
const DECISION_LIMIT = 40;

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.md'],
  { cwd: root, encoding: 'utf8' },
);
const documents = listed
  .trim()
  .split('\n')
  .filter((path) => !path.startsWith('tests/fixtures/') && existsSync(join(root, path)));

const linesOf = (path: string): string[] => readFileSync(join(root, path), 'utf8').trimEnd().split('\n');

/** Numbered lines outside fenced code. */
function prose(lines: readonly string[]): [number: number, line: string][] {
  let isCode = false;
  return lines.flatMap((line, i): [number, string][] => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    return isFence || isCode ? [] : [[i + 1, line]];
  });
}

const tooLong = (lines: readonly string[]): number[] =>
  prose(lines).flatMap(([number, line]) => (line.length > MAX_LINE && !/^\s*\|/.test(line) ? number : []));

/** Words to read: code, paths in backticks and targets of links aren't counted. */
function wordsIn(lines: readonly string[]): number {
  const text = prose(lines).map(([, line]) => line.replace(/`[^`]*`|(?<=\])\([^)]*\)/g, ' '));
  return text.join('\n').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (lines: readonly string[]): string[] =>
  prose(lines).flatMap(([, line]) => /^#+ (.+)/.exec(line)?.slice(1).map(anchorOf) ?? []);

/** Relative links without a target. */
function brokenLinks(path: string, lines: readonly string[]): string[] {
  const text = prose(lines)
    .map(([, line]) => line.replace(/`[^`]*`/g, ''))
    .join('\n');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^(https?|mailto):/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    if (file === '') return !anchorsIn(lines).includes(anchor ?? '');
    const to = normalize(join(dirname(path), file));
    if (!existsSync(join(root, to))) return true;
    return anchor !== undefined && to.endsWith('.md') && !anchorsIn(linesOf(to)).includes(anchor);
  });
}

const PATH = /^(bench|commands|content|contract|docs|e2e|pictures|scripts|server|site|tests|vite)\/[\w./-]+$/;

/** Paths in backticks that don't exist. */
const missingPaths = (lines: readonly string[]): string[] =>
  prose(lines)
    .flatMap(([, line]) => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code))
    .filter((code) => PATH.test(code) && !existsSync(join(root, code)));

const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/)(.*)|(?:\/\*\*|\s\/\/) (.*)/;
const CITED =
  /(?<![\w./#-])(?:bench|commands|content|contract|docs|e2e|pictures|scripts|server|site|tests|vite)\/[\w./-]*\w/g;

/** Paths in comments that don't exist. decisions.test.ts checks citations of decisions. */
const missingInComments = (source: string): string[] =>
  source
    .split('\n')
    .flatMap((line) => COMMENT.exec(line)?.slice(1).join(' ').match(CITED) ?? [])
    .filter((path) => !/^docs\/decisions\/\d{4}$/.test(path) && !existsSync(join(root, path)));

describe('the documents', () => {
  it('are all there', () => {
    expect(Object.keys(LIMITS).filter((path) => !documents.includes(path))).toEqual([]);
  });

  it.each(documents)('%s links only to what exists', (path) => {
    expect(brokenLinks(path, linesOf(path))).toEqual([]);
  });

  it.each(documents)('%s cites only paths that exist', (path) => {
    expect(missingPaths(linesOf(path))).toEqual([]);
  });

  it.each(documents)('%s has no line over 120 characters outside tables and code', (path) => {
    expect(tooLong(linesOf(path))).toEqual([]);
  });

  it.each(documents)('%s is within its limit of lines', (path) => {
    const limit = LIMITS[path] ?? (path.startsWith('docs/decisions/') ? DECISION_LIMIT : Infinity);
    expect(linesOf(path).length).toBeLessThanOrEqual(limit);
  });

  it('have at most 30,000 words together, in docs/ and at the top', () => {
    const read = documents.filter((path) => path.startsWith('docs/') || !path.includes('/'));
    const words = read.map((path) => wordsIn(linesOf(path)));
    expect(words.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAX_WORDS);
  });
});

it('comments cite only paths that exist', () => {
  const files = globSync(
    '{bench,commands,content,contract,e2e,scripts,server,site,tests,vite}/**/*.{ts,tsx,mjs,css}',
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(1500);
  const sources = files
    .filter((file) => file !== 'tests/architecture/docs.test.ts')
    .map((file) => join(root, file));
  const missing = sources.flatMap((file) => missingInComments(readFileSync(file, 'utf8')));
  expect(missing).toEqual([]);
});

describe('the checks', () => {
  const long = 'x'.repeat(MAX_LINE + 1);

  it('report a long line, but not in a table or in code', () => {
    expect(tooLong([long, `| ${long} |`, '```', long, '```', long])).toEqual([1, 6]);
  });

  it('count words, not code', () => {
    const lines = [
      '| Two words | `a path` [linked text](gone.md) |',
      '|---|',
      '```',
      'code',
      '```',
      'and three more',
    ];
    expect(wordsIn(lines)).toBe(7);
  });

  it('report links and anchors that lead nowhere', () => {
    const lines = [
      '# A heading, in parts',
      '[a](gone.md) [b](#a-heading-in-parts) [c](#gone)',
      '`[d](code.md)`',
    ];
    expect(brokenLinks('docs/planted.md', ['[e](../README.md)', ...lines])).toEqual(['gone.md', '#gone']);
  });

  it('report paths of comments that don’t exist', () => {
    const lines = [
      '/** See server/app.ts, docs/decisions/0001 and server/gone.ts. */',
      ' * site/gone.tsx',
      'a // e2e/gone.ts',
    ];
    expect(missingInComments(lines.join('\n'))).toEqual(['server/gone.ts', 'site/gone.tsx', 'e2e/gone.ts']);
    expect(missingInComments("import '../server/gone.ts'; 'server/gone.ts'")).toEqual([]);
  });

  it('report paths that don’t exist', () => {
    expect(missingPaths(['`server/app.ts` `server/gone.ts` `server/FOLDER/wire.ts`'])).toEqual([
      'server/gone.ts',
      'server/FOLDER/wire.ts',
    ]);
  });
});
