import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArticleBody, articleBody, type Block, type Mark, type Words } from '../records/article-body.ts';
import { articleToMdx, mdxToArticle } from './mdx.ts';
import { tidyBody } from './tidy.ts';

const BLOG = join(import.meta.dirname, '../../content/blog');
const files = readdirSync(BLOG).map((file) => [file, readFileSync(join(BLOG, file), 'utf8')] as const);
const { head } = mdxToArticle(files[0]?.[1] ?? '');
const withText = (markdown: string) =>
  `${(files[0]?.[1] ?? '').split('---\n').slice(0, 2).join('---\n')}---\n\n${markdown}\n`;

describe.each(files)('%s', (_, text) => {
  const article = mdxToArticle(text);
  const written = articleToMdx(article.head, article.body);

  it('is the same article when it is written and read again', () => {
    expect(mdxToArticle(written)).toEqual(article);
  });

  it('is written the same way each time', () => {
    const again = mdxToArticle(written);
    expect(articleToMdx(again.head, again.body)).toBe(written);
  });
});

describe('any article that could be published', () => {
  const word = fc.oneof(
    fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
    fc.constantFrom(
      '<script>',
      '{7*7}',
      '**',
      '_a_',
      '# no',
      '- x',
      '1. y',
      '[^1]',
      '&amp;',
      'https://a.example',
      'a@b.example',
      '|',
      '```',
      '$',
      '![x](y)',
      '<Plate />',
      '\\',
      '~~',
      'www.a.example',
      '---',
      '> q',
    ),
  );
  // Typed text begins and ends with a visible character.
  const text = fc.array(word, { minLength: 1, maxLength: 5 }).map(
    (words) =>
      words
        .map((one) => one.replace(/\s/g, ''))
        .filter(Boolean)
        .join(' ') || 'x',
  );
  const mark = fc.constantFrom<Mark>(
    { type: 'strong' },
    { type: 'em' },
    { type: 'link', attrs: { href: '/contact' } },
    { type: 'link', attrs: { href: 'https://a.example/?x=1&y=(2)' } },
  );
  const words: fc.Arbitrary<Words> = fc.record({
    type: fc.constant('text' as const),
    text,
    marks: fc.array(mark, { maxLength: 2 }),
  });
  const note = fc.record({
    type: fc.constant('footnote' as const),
    attrs: fc.record({ name: fc.constantFrom('a', 'b-c', 'irc506') }),
    content: fc.array(words, { minLength: 1, maxLength: 2 }),
  });
  const inline = fc.array(fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: note }), {
    minLength: 1,
    maxLength: 5,
  });
  const paragraph = fc.record({ type: fc.constant('paragraph' as const), content: inline });
  const item = fc.record({
    type: fc.constant('listItem' as const),
    content: fc.array(paragraph, { minLength: 1, maxLength: 2 }),
  });
  const list = fc.record({
    type: fc.constantFrom('bulletList' as const, 'orderedList' as const),
    content: fc.array(item, { minLength: 1, maxLength: 3 }),
  });
  const outer = fc.record({
    type: fc.constantFrom('bulletList' as const, 'orderedList' as const),
    content: fc.array(
      fc.record({ type: fc.constant('listItem' as const), content: fc.tuple(paragraph, list) }),
      { minLength: 1, maxLength: 2 },
    ),
  });
  const cell = fc.record({
    type: fc.constant('tableCell' as const),
    attrs: fc.record({ align: fc.constantFrom('left', 'right') }),
    content: fc.tuple(paragraph),
  });
  const table = fc.record({
    type: fc.constant('table' as const),
    content: fc.array(
      fc.record({
        type: fc.constant('tableRow' as const),
        content: fc.array(cell, { minLength: 1, maxLength: 3 }),
      }),
      { minLength: 2, maxLength: 3 },
    ),
  });
  const heading = fc.record({
    type: fc.constant('heading' as const),
    attrs: fc.record({ level: fc.constantFrom(2, 3) }),
    content: fc.array(words, { minLength: 1, maxLength: 2 }),
  });
  const plate = fc.record({
    type: fc.constant('plate' as const),
    attrs: fc.record({
      picture: fc.constantFrom('24-steel-yard', '32-blower-door'),
      alt: text,
      caption: text,
    }),
  });
  const body = fc
    .array(fc.oneof(paragraph, heading, list, outer, table, plate), { minLength: 1, maxLength: 6 })
    .map((content) => ({ type: 'doc', content }));

  it('survives being written as MDX and read', () => {
    fc.assert(
      fc.property(body, (loose) => {
        const before = trimmed(tidyBody(loose));
        fc.pre(articleBody.safeParse(before).success);
        const read = mdxToArticle(articleToMdx(head, before)).body;
        expect(read).toEqual(before);
        expect(articleToMdx(head, read)).toBe(articleToMdx(head, before));
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 300) },
    );
  });
});

/** Two lists of one kind beside each other are one in Markdown; texts there have single spaces, and none at their ends. */
function trimmed(body: ArticleBody): ArticleBody {
  const tidy = JSON.parse(
    JSON.stringify(body, (key, value) =>
      key === 'text' && typeof value === 'string' ? value.replace(/\s+/g, ' ') : value,
    ),
  ) as ArticleBody;
  const content = tidy.content.filter(
    (block, at): block is Block =>
      !(block.type.endsWith('List') && tidy.content[at - 1]?.type.endsWith('List')),
  );
  return { type: 'doc', content };
}

describe('what no article can hold', () => {
  it.each([
    ['code that would run', '{process.exit(1)}', /mdxFlowExpression/],
    ['code in a sentence', 'One {7*7} two.', /mdxTextExpression/],
    ['an import', "import x from 'node:fs'", /mdxjsEsm/],
    ['an element of another name', '<Script src="x" />', /only element is <Plate/],
    ['a value in braces', '<Plate picture={evil} alt="a" caption="b" />', /texts in quotes/],
    ['a picture by its address', '![a](https://a.example/x.png)', /image/],
    ['a link that runs something', '[a](javascript:alert(1))', /text/i],
    ['a heading of the first level', '# One', /levels 2 and 3/],
    ['code', '```\nx\n```', /code/],
    ['a picture without a description', '<Plate picture="24-steel-yard" alt="" caption="b" />', /is empty/],
  ])('refuses %s, in words', (_, markdown, words) => {
    const read = () => mdxToArticle(withText(markdown));
    if (markdown.includes('javascript:')) expect(JSON.stringify(read().body)).not.toContain('javascript:');
    else expect(read).toThrow(words);
  });

  it('says in which line', () => {
    expect(() => mdxToArticle(withText('Fine.\n\n{no}'))).toThrow(/^Line \d+: /);
  });
});
