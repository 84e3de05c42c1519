import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mdxToArticle } from './mdx.ts';

const BLOG = join(import.meta.dirname, '../../../content/blog');
const files = readdirSync(BLOG).map((file) => [file, readFileSync(join(BLOG, file), 'utf8')] as const);
const withText = (markdown: string) =>
  `${(files[0]?.[1] ?? '').split('---\n').slice(0, 2).join('---\n')}---\n\n${markdown}\n`;

describe('every node that an article can hold', () => {
  it('is read from its Markdown', () => {
    const { body } = mdxToArticle(
      withText(
        `## Slab\n\n### Edge\n\nOne **bold** *slanted* [link](/contact).[^irc]\n\n- Dig\n\n  3. Form\n\n| Item | Cost |\n| --- | ---: |\n| Pier | $9 |\n\n<Plate picture="24-steel-yard" alt="A yard" caption="Steel" />\n\n[^irc]: IRC R403`,
      ),
    );
    const text = (words: string, ...marks: object[]) =>
      marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words };
    const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
    const cell = (words: string, align: string, type = 'tableCell') => ({
      ...{ type, attrs: { align } },
      content: [paragraph(text(words))],
    });
    expect(body.content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [text('Slab')] },
      { type: 'heading', attrs: { level: 3 }, content: [text('Edge')] },
      paragraph(
        ...[
          text('One '),
          text('bold', { type: 'strong' }),
          text(' '),
          text('slanted', { type: 'em' }),
          text(' '),
        ],
        ...[text('link', { type: 'link', attrs: { href: '/contact' } }), text('.')],
        { type: 'footnote', attrs: { name: 'irc' }, content: [text('IRC R403')] },
      ),
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('Dig')),
              {
                type: 'orderedList',
                attrs: { start: 3 },
                content: [{ type: 'listItem', content: [paragraph(text('Form'))] }],
              },
            ],
          },
        ],
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [cell('Item', 'left', 'tableHeader'), cell('Cost', 'right', 'tableHeader')],
          },
          { type: 'tableRow', content: [cell('Pier', 'left'), cell('$9', 'right')] },
        ],
      },
      { type: 'plate', attrs: { picture: '24-steel-yard', alt: 'A yard', caption: 'Steel' } },
    ]);
  });

  it.each(files)('is all that %s holds', (_, text) => {
    expect(mdxToArticle(text).body.content.length).toBeGreaterThan(10);
  });
});

describe('what no article can hold', () => {
  it.each([
    ['code that would run', '{process.exit(1)}', /mdxFlowExpression/],
    ['code in a sentence', 'One {7*7} two.', /mdxTextExpression/],
    ['an import', "import x from 'node:fs'", /mdxjsEsm/],
    ['an element of another name', '<Script src="x" />', /only element allowed is <Plate/],
    ['a value in braces', '<Plate picture={evil} alt="a" caption="b" />', /quoted text/],
    ['a picture by its address', '![a](https://a.example/x.png)', /image/],
    ['a link that runs something', '[a](javascript:alert(1))', /text/i],
    ['a heading of the first level', '# One', /levels 2 and 3/],
    ['code', '```\nx\n```', /code/],
    [
      'a picture without a description',
      '<Plate picture="24-steel-yard" alt="" caption="b" />',
      /is required/,
    ],
  ])('refuses %s, in words', (_, markdown, words) => {
    const read = () => mdxToArticle(withText(markdown));
    if (markdown.includes('javascript:')) expect(JSON.stringify(read().body)).not.toContain('javascript:');
    else expect(read).toThrow(words);
  });

  it('says in which line', () => {
    expect(() => mdxToArticle(withText('Fine.\n\n{no}'))).toThrow(/^Line \d+: /);
  });
});
