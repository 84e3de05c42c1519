import { describe, expect, test } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { versionsOf } from './versions.ts';

const inquiry = { status: 'contacted', notes: 'Theirs', assigneeId: 'b', spam: false } as Inquiry;
const staff = [
  { id: 'a', name: 'Ana Ruiz', disabled: false },
  { id: 'b', name: 'Ben Ortiz', disabled: false },
];

describe('both versions of a refused change', () => {
  test.each([
    [{ status: 'completed' }, 'Contacted', 'Completed'],
    [{ notes: 'Mine ' }, 'Theirs', 'Mine'],
    [{ assigneeId: 'a' }, 'Ben Ortiz', 'Ana Ruiz'],
    [{ assigneeId: null }, 'Ben Ortiz', 'Unassigned'],
    [{ assigneeId: 'gone' }, 'Ben Ortiz', 'Former colleague'],
    [{ spam: true }, 'Not spam', 'Spam'],
  ] as const)('%j', (change, theirs, yours) => {
    expect(versionsOf(inquiry, change, staff)).toMatchObject([{ theirs, yours, isSame: false }]);
  });

  test('say so when both wanted the same', () => {
    expect(versionsOf(inquiry, { status: 'contacted' }, staff)[0]?.isSame).toBe(true);
  });

  test('tell only of what was to change', () => {
    expect(versionsOf(inquiry, {}, staff)).toEqual([]);
  });
});
