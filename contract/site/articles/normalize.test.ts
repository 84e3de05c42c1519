import { describe, expect, it } from 'vitest';
import { articleBody } from '../records/article-body.ts';
import { normalizeBody } from './normalize.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const issues = (body: unknown) =>
  articleBody.safeParse(body).error?.issues.map(({ message }) => message) ?? [];

describe('a text that wasn’t written in the editor', () => {
  it.each([
    [
      'a link that runs something',
      doc(paragraph(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))),
      /Link to a page on this website/,
    ],
    [
      'a link in disguise',
      doc(paragraph(text('x', { type: 'link', attrs: { href: 'JaVaScript:alert(1)' } }))),
      /Link to a page on this website/,
    ],
    [
      'an address without a scheme',
      doc(paragraph(text('x', { type: 'link', attrs: { href: '//evil.example' } }))),
      /Link to a page on this website/,
    ],
    [
      'data',
      doc(paragraph(text('x', { type: 'link', attrs: { href: 'data:text/html,x' } }))),
      /Link to a page on this website/,
    ],
    ['an unknown node', doc({ type: 'script', content: [] }), /can’t be used in an article/],
    ['an unknown mark', doc(paragraph(text('x', { type: 'onclick' }))), /can’t be used in an article/],
    ['an attribute more', doc({ ...paragraph(text('x')), attrs: { onclick: 'x' } }), /./],
    [
      'marks that turn the direction',
      doc(paragraph({ type: 'text', text: 'a\u202eb' })),
      /invalid character/,
    ],
    [
      'a picture without a description',
      doc({ type: 'plate', attrs: { picture: '24-steel-yard', alt: '', caption: 'x' } }),
      /is required/,
    ],
    ['nothing', doc(), /Add some text/],
    [
      'too much',
      doc(...Array.from({ length: 4 }, () => paragraph({ type: 'text', text: 'x'.repeat(19_000) }))),
      /60,000 characters/,
    ],
  ])('is refused with %s, in words', (_, body, words) => {
    expect(issues(body).join(' ')).toMatch(words);
  });

  it('is refused with lists deeper than the layout carries', () => {
    let deep: object = paragraph({ type: 'text', text: 'x' });
    for (let level = 0; level < 5; level++)
      deep = {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: level ? [paragraph({ type: 'text', text: 'x' }), deep] : [deep] },
        ],
      };
    expect(issues(doc(deep)).join(' ')).toMatch(/Lists can have up to/);
    expect(issues(normalizeBody(doc(deep)))).toEqual([]);
  });

  it('numbers a list from where it goes on, and from one for whatever is no number', () => {
    const list = (type: string, start: unknown) =>
      doc({
        ...{ type, attrs: { start } },
        content: [{ type: 'listItem', content: [paragraph({ type: 'text', text: 'Pour' })] }],
      });
    expect(normalizeBody(list('orderedList', 3))).toEqual(list('orderedList', 3));
    expect(issues(list('orderedList', 3))).toEqual([]);
    for (const start of [1, 0, -2, 2.5, 1e9, 'x', {}, null])
      expect(normalizeBody(list('orderedList', start)).content[0]).not.toHaveProperty('attrs');
    expect(normalizeBody(list('bulletList', 3)).content[0]).not.toHaveProperty('attrs');
    expect(issues(list('bulletList', 3))).not.toEqual([]);
  });

  it('becomes a text that can be edited, whatever it is', () => {
    let deep: object = text('x');
    for (let level = 0; level < 10_000; level++) deep = { type: 'div', content: [deep] };
    for (const any of [
      null,
      7,
      'x',
      [],
      {},
      doc(deep),
      { content: 'x' },
      doc({ type: 'table', content: [{}] }),
    ])
      expect(normalizeBody(any).type).toBe('doc');
    expect(
      normalizeBody(
        doc(paragraph(text('a\u202eb\n', { type: 'link', attrs: { href: 'javascript:1' } })), {
          type: 'aside',
          content: [paragraph(text('kept'))],
        }),
      ),
    ).toEqual(
      doc(
        { type: 'paragraph', content: [{ type: 'text', text: 'ab ' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'kept' }] },
      ),
    );
  });

  it('has sources with names of their own, and tables with even rows', () => {
    const note = { type: 'footnote', attrs: { name: 'irc' }, content: [text('IRC')] };
    const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(text(words))] });
    const body = normalizeBody(
      doc(paragraph(note, note), {
        type: 'table',
        content: [{ content: [cell('A'), cell('B')] }, { content: [cell('1')] }],
      }),
    );
    expect(JSON.stringify(body)).toContain('"irc-2"');
    expect(issues(body)).toEqual([]);
  });
});
