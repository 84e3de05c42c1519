import { describe, expect, test } from 'vitest';
import { undoneInWords } from '../queries/undo-change.ts';
import { toggled } from './chosen.ts';

const chosen = (...ids: string[]) => ({ ids: new Set(ids), all: false });

describe('what is ticked', () => {
  test('a tick comes and goes', () => {
    expect([...toggled(chosen(), 'a').ids]).toEqual(['a']);
    expect([...toggled(chosen('a', 'b'), 'a').ids]).toEqual(['b']);
  });

  test('with Shift, all between get what the last one got', () => {
    expect([...toggled(chosen('a'), 'c', ['a', 'b', 'c']).ids].sort()).toEqual(['a', 'b', 'c']);
    expect([...toggled(chosen('a', 'b', 'c'), 'c', ['b', 'c']).ids]).toEqual(['a']);
  });

  test('one tick taken away ends "all that is found"', () => {
    expect(toggled({ ids: new Set(['a']), all: true }, 'b').all).toBe(false);
  });
});

test('an undo says what a colleague’s later change kept from coming back', () => {
  const kept = [{ id: '1', reference: 'LF-1', name: 'Visitor One' }];
  expect(undoneInWords({ restored: 4, kept: 0, keptInquiries: [] })).toBe('4 inquiries restored.');
  expect(undoneInWords({ restored: 2, kept: 0, keptInquiries: [], meetingsLost: 1 })).toBe(
    '2 inquiries restored. 1 meeting is still canceled because its time was taken.',
  );
  expect(undoneInWords({ restored: 1, kept: 3, keptInquiries: kept })).toBe(
    '1 inquiry restored. 3 inquiries weren’t restored because a colleague has since changed them: Visitor One and 2 more.',
  );
});
