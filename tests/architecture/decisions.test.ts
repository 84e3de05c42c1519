/** docs/decisions: records are numbered without gaps, short and have one structure, and every citation has a target. */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './layers.ts';

const FOLDER = 'docs/decisions';
const MOST_RECORDS = 30;
const MOST_LINES = 40;
const LONGEST_LINE = 120;
const PARTS = [
  /^# \d{4}\. \S/m,
  /^Status: accepted/m,
  /^## Context$/m,
  /^## Decision$/m,
  /^## Consequences$/m,
];

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = readdirSync(join(root, FOLDER)).sort();
const records = files.filter((file) => /^\d{4}-/.test(file));
const numbers = new Set(records.map((file) => Number(file.slice(0, 4))));
const index = read(`${FOLDER}/README.md`);

const CITING = [
  '{bench,commands,content,contract,docs,e2e,scripts,server,site,tests,vite}/**/*.{ts,tsx,mts,mjs,css,md,sh,conf,service}',
  '{docs,.github,.ci,.devcontainer}/**/*',
  '*.{md,ts,json,yaml,yml}',
  '{Containerfile,.containerignore,.env.example,.gitignore}',
];
/** Generated, third-party or binary files; and this file, whose samples are wrong on purpose. */
const NOT_CITING =
  /^tests\/fixtures\/|^tests\/architecture\/decisions\.test\.ts$|^package-lock\.json$|\.(?:webp|png|svg)$/;

/** Ways to cite a record: by path with or without its title, in a list of numbers, and by "decision 12". */
const CITATION =
  /\bdecisions\/(\d{4}(?:-[\w-]+\.md)?(?:(?:,| and) \d{4}\b)*)|\bdecisions? (\d{1,2}(?:(?:,| and) \d{1,2})*)\b(?!\.\d)/gi;

/** Citations with the number or title of a record that doesn't exist. */
function unknownCitations(text: string): string[] {
  return [...text.matchAll(CITATION)]
    .filter(([, path, plain]) => {
      if (path?.endsWith('.md')) return !records.includes(path);
      return [...(path ?? plain ?? '').matchAll(/\d+/g)].some(([number]) => !numbers.has(Number(number)));
    })
    .map(([citation]) => citation);
}

/** Names of decision files that aren't records, such as the list of alternatives. */
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/\bdecisions\/([A-Za-z]\w*\.md)\b/g)].map(([, file = '']) => file);

describe('records of decisions', () => {
  it('are numbered from 1 without gaps, and few', () => {
    expect(records.map((file) => Number(file.slice(0, 4)))).toEqual(records.map((_, at) => at + 1));
    expect(records.length).toBeGreaterThan(0);
    expect(records.length).toBeLessThanOrEqual(MOST_RECORDS);
    expect(files.filter((file) => !records.includes(file))).toEqual(['README.md', 'alternatives.md']);
  });

  it.each(records)('%s has each part, few lines, and tests that exist', (file) => {
    const text = read(`${FOLDER}/${file}`);
    for (const part of PARTS) expect(text).toMatch(part);
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 4)}\\.`));
    const lines = text.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
    const tests = [...(text.split('\nTests: ')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((path) => !/\.test\.tsx?$/.test(path) || !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(records)('%s is in the index by its title', (file) => {
    const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(read(`${FOLDER}/${file}`)) ?? [];
    expect(index).toContain(`| [${number}](${file}) | ${title} | accepted |`);
  });

  it.each(files)('%s names files that exist', (file) => {
    const paths = [...read(`${FOLDER}/${file}`).matchAll(/`((?:\w[\w-]*\/)+[\w.-]+\.\w+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('build/') && !path.startsWith('path/'));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('citations of decisions', () => {
  it('all have their record', { timeout: 60_000 }, () => {
    const citing = globSync(CITING, { cwd: root }).filter(
      (file) => !NOT_CITING.test(file) && statSync(join(root, file)).isFile(),
    );
    const wrong = citing.flatMap((file) => {
      const text = read(file);
      const missing = namedFiles(text).filter((name) => !files.includes(name));
      return [...unknownCitations(text), ...missing].map((citation) => `${file}: ${citation}`);
    });
    expect(citing.length).toBeGreaterThan(1500);
    expect(wrong).toEqual([]);
  });

  it('would notice a record that is gone', () => {
    expect(unknownCitations('see docs/decisions/0001, 0099 and decision 2')).toEqual([
      'decisions/0001, 0099',
    ]);
    expect(unknownCitations('[decision 1](decisions/0001-gone.md)')).toEqual(['decisions/0001-gone.md']);
    expect(unknownCitations('decisions 3 and 77; requirements §13')).toEqual(['decisions 3 and 77']);
    expect(namedFiles('docs/decisions/gone.md')).toEqual(['gone.md']);
  });
});
