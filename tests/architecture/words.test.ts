import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './layers.ts';

type Passage = { kind: 'string' | 'comment' | 'doc'; text: string; line: number };
type Hit = { rule: string; file: string; line: number; found: string; use: string; text: string };
type Counts = Record<string, Record<string, number>>;
type WordLinter = {
  lintWords: () => Hit[];
  hitsIn: (file: string, passage: Passage) => Hit[];
  codePassages: (file: string, source: string) => Passage[];
  docPassages: (source: string) => Passage[];
  countsOf: (hits: Hit[]) => Counts;
  increases: (hits: Hit[], allowed?: Counts) => string[];
  baseline: () => Counts;
};

const { baseline, codePassages, countsOf, docPassages, hitsIn, increases, lintWords }: WordLinter =
  await import(join(root, 'scripts/lint-words.mjs'));

const rulesIn = (file: string, source: string) =>
  codePassages(file, source).flatMap((passage) => hitsIn(file, passage).map(({ rule }) => rule));

describe('the words of the interface, comments and docs', () => {
  it('hold no more hits per rule and folder than the baseline', { timeout: 180_000 }, () => {
    expect(increases(lintWords())).toEqual([]);
  });

  it('use one term per concept in every string of the interface', () => {
    expect(Object.keys(baseline()).filter((rule) => rule.startsWith('term/'))).toEqual([]);
  });
});

describe('the word linter', () => {
  it.each([
    ['JSX text', 'site/admin/x.tsx', 'export const a = <p>The visitor is here</p>;', 'term/client'],
    [
      'an attribute',
      'site/admin/x.tsx',
      'export const a = <p title="The visitor is here" />;',
      'term/client',
    ],
    ['a template', 'server/x.ts', 'export const a = `Wait for the visitor, please`;', 'term/client'],
    ['a sum', 'server/x.ts', "export const a = 'Ask the visitor. ' + 'Then wait.';", 'term/client'],
    ['a comment', 'server/x.ts', '/** The server hangs up. */', 'prose/hang-up'],
    ['a sentence over two lines', 'server/x.ts', '// The server hangs\n// up.', 'prose/hang-up'],
    ['a log line', 'server/x.ts', "log.warn('the restore was broken off');", 'prose/broken-off'],
    ['the start of a comment', 'server/x.ts', '/** What waits longest. */', 'prose/openers'],
    ['the start of a parameter', 'server/x.ts', '/** Sends. @param id Of the email. */', 'prose/openers'],
  ])('finds %s', (_, file, source, rule) => {
    expect(rulesIn(file, source)).toContain(rule);
  });

  it.each([
    [
      'a client’s page, where a request is a request',
      'site/pages/visitor/x.tsx',
      '<p>Your request was sent</p>;',
    ],
    ['class names', 'site/admin/x.tsx', '<p className="no connection here" />;'],
    [
      'classes in an expression',
      'site/admin/x.tsx',
      "export const a = 'border-cancelled bg-cancelled text-ink';",
    ],
    ['a compared value', 'server/x.ts', "export const a = (b: string) => b === 'no connection here';"],
    ['an import', 'server/x.ts', "import '../no connection here.ts';"],
    ['code in a comment', 'server/x.ts', '/** Calls `nobody hangs up`. */'],
    ['a question', 'server/x.ts', '/** What happens now? The server stops. */'],
  ])('leaves %s', (_, file, source) => {
    expect(rulesIn(file, source)).toEqual([]);
  });

  it('reads Markdown without code and addresses', () => {
    const [passage] = docPassages(
      '# At once\n\n`nobody`\n\n```\nnobody\n```\n\n[a](https://x.example/nobody)\n',
    );
    const hits = hitsIn('docs/x.md', passage as Passage);
    expect(hits.map(({ rule, line }) => [rule, line])).toEqual([['prose/at-once', 1]]);
  });

  it('allows fewer hits than the baseline, and no more', () => {
    const hit = { rule: 'prose/mend', file: 'docs/x.md', line: 1, found: 'mend', use: 'fix', text: 'mend' };
    expect(countsOf([hit, hit])).toEqual({ 'prose/mend': { docs: 2 } });
    expect(increases([hit], { 'prose/mend': { docs: 2 } })).toEqual([]);
    expect(increases([hit, hit], { 'prose/mend': { docs: 1 } })).toHaveLength(3);
  });
});
