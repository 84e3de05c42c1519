import { describe, expect, it } from 'vitest';
import { merge } from './merge.ts';

describe('two people’s changes', () => {
  const base = { name: 'Llano', facts: [{ label: 'River' }, { label: 'Rock' }], lede: 'Granite.' };

  it('come together where they touch different fields, also in rows', () => {
    const mine = { ...base, facts: [{ label: 'River' }, { label: 'Granite' }] };
    const theirs = { ...base, name: 'Llano County', facts: [{ label: 'The river' }, { label: 'Rock' }] };
    expect(merge(base, mine, theirs)).toEqual({
      value: { ...base, name: 'Llano County', facts: [{ label: 'The river' }, { label: 'Granite' }] },
      clashes: [],
    });
  });

  it('clash where both changed one field; mine stays, and theirs is told', () => {
    const merged = merge(
      base,
      { ...base, lede: 'Mine.' },
      { ...base, lede: 'Theirs.', name: 'Llano County' },
    );
    expect(merged).toEqual({
      value: { ...base, lede: 'Mine.', name: 'Llano County' },
      clashes: [{ path: 'lede', theirs: 'Theirs.' }],
    });
  });

  it('clash as a whole where rows came or went', () => {
    const longer = [...base.facts, { label: 'Oak' }];
    const { clashes, value } = merge(base, { ...base, facts: longer }, { ...base, facts: [] });
    expect(clashes).toEqual([{ path: 'facts', theirs: [] }]);
    expect(value).toEqual({ ...base, facts: longer });
    expect(merge(base, { ...base, facts: longer }, { ...base, lede: 'Clay.' })).toEqual({
      value: { ...base, facts: longer, lede: 'Clay.' },
      clashes: [],
    });
  });

  it('keep a field that was taken out, and one that came', () => {
    const { lede: _, ...without } = base;
    expect(merge(base, without, { ...base, elevation: '1,000 ft' }).value).toEqual({
      ...without,
      elevation: '1,000 ft',
    });
  });
});

describe('two people in one text', () => {
  const part = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const text = (...words: string[]) => ({ body: { type: 'doc', content: words.map(part) } });
  const base = text('One.', 'Two.', 'Three.', 'Four.');

  it('keep what each wrote, where it is in other paragraphs', () => {
    const mine = text('One, mine.', 'Two.', 'Three.', 'Four.');
    const theirs = text('One.', 'Two.', 'Three.', 'New.', 'Four, theirs.');
    expect(merge(base, mine, theirs)).toEqual({
      value: text('One, mine.', 'Two.', 'Three.', 'New.', 'Four, theirs.'),
      clashes: [],
    });
    expect(merge(base, theirs, mine).value).toEqual(merge(base, mine, theirs).value);
  });

  it('see both versions where they wrote in the same place, or put something in beside each other', () => {
    const mine = text('One.', 'Two, mine.', 'Three.', 'Four.');
    const theirs = text('One.', 'Two, theirs.', 'Three.', 'Four.');
    expect(merge(base, mine, theirs)).toEqual({
      value: mine,
      clashes: [{ path: 'body', theirs: theirs.body }],
    });
    const after = text('One.', 'Two.', 'New.', 'Three.', 'Four.');
    expect(merge(base, mine, after).clashes).toHaveLength(1);
  });
});
