import { describe, expect, it } from 'vitest';
import type { Block } from '#contract/site/records/article-body.ts';
import { bodyChanges } from './body-changes.ts';
import { bodyFindings } from './body-findings.ts';

const p = (text: string, marks?: { type: 'strong' }[]): Block => ({
  type: 'paragraph',
  content: text ? [{ type: 'text', text, ...(marks && { marks }) }] : [],
});
const h = (level: 2 | 3, text: string): Block => ({
  type: 'heading',
  attrs: { level },
  ...(text && { content: [{ type: 'text', text }] }),
});
const doc = (...content: Block[]) => ({ type: 'doc', content });
const changes = (before: unknown, after: unknown) =>
  bodyChanges(before, after, { path: ['body'], label: 'Text' }).map(({ path, label, ...rest }) => [
    path.at(-1),
    label,
    rest.before,
    rest.after,
  ]);

describe('what differs between two texts', () => {
  it('is told by paragraph: one that changed, one that came, one that went', () => {
    const before = doc(h(2, 'Rock'), p('One.'), p('Two.'), p('Three.'));
    const after = doc(h(2, 'Rock'), p('One, changed.'), p('Two.'), p('New.'), p('Three.'));
    expect(changes(before, after)).toEqual([
      [1, 'Text, paragraph', 'One.', 'One, changed.'],
      [3, 'Text, paragraph', null, 'New.'],
    ]);
    expect(changes(before, doc(h(2, 'Rock'), p('One.'), p('Three.')))).toEqual([
      [2, 'Text, paragraph', 'Two.', null],
    ]);
  });

  it('shows what words alone don’t: emphasis, the level of a heading, where a link leads, a source', () => {
    expect(changes(doc(p('Dry.')), doc(p('Dry.', [{ type: 'strong' }])))[0]).toEqual([
      0,
      'Text, paragraph',
      'Dry.',
      '**Dry.**',
    ]);
    expect(changes(doc(h(2, 'Rock')), doc(h(3, 'Rock')))[0]?.slice(2)).toEqual([
      'Heading: Rock',
      'Subheading: Rock',
    ]);
    const linked = doc({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'us', marks: [{ type: 'link', attrs: { href: '/contact' } }] },
        { type: 'footnote', attrs: { name: 'a' }, content: [{ type: 'text', text: 'IRC' }] },
      ],
    });
    expect(changes(null, linked)[0]?.[3]).toBe('us (/contact) [Citation: IRC]');
  });

  it('is nothing for equal texts', () => expect(changes(doc(p('One.')), doc(p('One.')))).toEqual([]));
});

describe('findings in a text', () => {
  const found = (...blocks: Block[]) =>
    bodyFindings(doc(...blocks), ['body']).map(({ path, text, blocks: stops }) => [path.at(-1), text, stops]);

  it('name a smaller heading without one above, an empty heading, and a link without words, at their places', () => {
    expect(
      found(p('x'), h(3, 'Deep'), h(2, ''), {
        type: 'paragraph',
        content: [{ type: 'text', text: ' ', marks: [{ type: 'link', attrs: { href: '/' } }] }],
      }),
    ).toEqual([
      [1, 'Add a heading above the subheading “Deep.”', true],
      [2, 'Add text to the empty heading, or remove it.', true],
      [3, 'Add text to the empty link, or remove it.', true],
    ]);
  });

  it('are none for a text in order', () => expect(found(h(2, 'A'), p('x'), h(3, 'B'))).toEqual([]));
});
