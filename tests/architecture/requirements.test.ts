/** docs/requirements.md: its numbers and tests, and every citation of them in the code. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Requirement = { number: string; text: string; tests: string[] };

const { sections, requirements } = parseRequirements(read('docs/requirements.md'));
const cited = sourceFiles().flatMap((path) =>
  citedNumbers(read(path)).map((number) => ({ path, number, isTest: isTestFile(path) })),
);

describe('docs/requirements.md', () => {
  it('has the sections 1 to 20, and 3.1 to 3.21', () => {
    const upTo = (last: number, prefix = '') => Array.from({ length: last }, (_, n) => `${prefix}${n + 1}`);
    expect(sections).toEqual(upTo(20).flatMap((n) => (n === '3' ? [n, ...upTo(21, '3.')] : n)));
  });

  it('numbers the requirements of a section from 1, without a gap', () => {
    for (const section of sections) {
      const own = requirements.map(({ number }) => number).filter((number) => sectionOf(number) === section);
      expect(own).toEqual(own.map((_, n) => `${section}.${n + 1}`));
      expect(own.length > 0 || section === '3', section).toBe(true);
    }
  });

  it.each(requirements)('$number says what must hold, and names its tests', ({ text, tests }) => {
    if (text === 'Withdrawn.') return expect(tests).toEqual([]);
    expect(text).toMatch(/\bmust\b.*\."?$/);
    expect(tests).not.toEqual([]);
    expect(tests.filter((path) => !isTestFile(path) || !existsSync(join(root, path)))).toEqual([]);
  });

  it('quotes texts that the product has, word for word', () => {
    const product = sourceFiles().filter((path) => /^(content|contract|server|site)\//.test(path));
    const texts = product
      .filter((path) => !isTestFile(path))
      .map(read)
      .join('\n');
    const quoted = requirements.flatMap(({ text }) =>
      [...text.matchAll(/"([^"{]+)"/g)].map(([, quote]) => quote as string),
    );
    expect(quoted.length).toBeGreaterThan(40);
    expect(quoted.filter((quote) => !texts.includes(quote))).toEqual([]);
  });
});

describe('citations of requirements', () => {
  it('name a section or a requirement that exists', () => {
    const known = new Set([...sections, ...requirements.map(({ number }) => number)]);
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  it.each(sections.filter((section) => Number(section) >= 3 && section !== '3'))(
    'are in a test of section %s',
    (section) => {
      const inTests = cited.filter(({ isTest }) => isTest).map(({ number }) => number);
      expect(inTests.some((number) => number === section || sectionOf(number) === section)).toBe(true);
    },
  );

  it('are the only ones: no brief outside of the repository is cited', () => {
    const brief = /\b(specification|product decisions?|product\.md) §/i;
    expect(sourceFiles().filter((path) => brief.test(read(path)))).toEqual([]);
  });
});

it('would notice a number that is unknown or written otherwise, and reads lists and ranges', () => {
  expect(citedNumbers('(requirements §3.2, §10)')).toEqual(['3.2', '10']);
  expect(citedNumbers('Requirements §4 to §6, §99.1: more (RFC 1 §5)')).toEqual(['4', '6', '99.1']);
  expect(citedNumbers(' * requirements\n * §3.10.2 and §5')).toEqual(['3.10.2', '5']);
  const { requirements: two } = parseRequirements(
    '## 7. A\n\n| 7.1 | It must. | `a.test.ts`, `b.test.ts` |\n',
  );
  expect(two).toEqual([{ number: '7.1', text: 'It must.', tests: ['a.test.ts', 'b.test.ts'] }]);
});

function parseRequirements(text: string): { sections: string[]; requirements: Requirement[] } {
  return {
    sections: [...text.matchAll(/^#{2,3} ([\d.]*\d)\.? \S/gm)].map(([, number]) => number as string),
    requirements: [...text.matchAll(/^\| (\d[\d.]*) \| (.*) \| ([^|]*)\|$/gm)].map(
      ([, number = '', sentence = '', tests = '']) => ({
        number,
        text: sentence,
        tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path as string),
      }),
    ),
  };
}

/** The numbers behind each "requirements §", in lists and ranges too. */
function citedNumbers(text: string): string[] {
  const lists = text.matchAll(/requirements[\s*]+((?:(?:, | to | and )?§\d[\d.]*)+)/gi);
  return [...lists].flatMap(([, list = '']) =>
    [...list.matchAll(/§(\d+(?:\.\d+)*)/g)].map(([, number]) => number as string),
  );
}

const sectionOf = (number: string) => number.slice(0, number.lastIndexOf('.'));

/** Tests, files that only tests use, and benchmarks, which measure figures that no test asserts. */
function isTestFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^(tests|bench)\//.test(path);
}

/** Files of the repository that may cite requirements, except this test, which contains sample citations. */
function sourceFiles(): string[] {
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const known = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\0');
  return known.filter(
    (path) =>
      /\.(ts|tsx|mjs|css|sql|md|mdx|yaml)$/.test(path) &&
      path !== 'tests/architecture/requirements.test.ts' &&
      existsSync(join(root, path)),
  );
}
