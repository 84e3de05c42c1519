import { expect, test } from 'vitest';
import { changesInWords } from './activity-notice.tsx';

const ana = { id: 'ana', name: 'Ana Ruiz' };
const ben = { id: 'ben', name: 'Ben Ortiz' };

test.each([
  [[ana], 0, '1 changed by Ana Ruiz'],
  [[ana, ana], 0, '2 changed by Ana Ruiz'],
  [[ana, ben], 0, '2 changed'],
  [[null], 0, '1 changed'],
  [['visitor'], 0, '1 changed by the client'],
  [['visitor', 'visitor'], 0, '2 changed by clients'],
  [['visitor', ana], 0, '2 changed'],
  [[ana, null], 0, '2 changed'],
  [[ana], 30, '31 changed'],
  [[], 30, '30 changed'],
] as const)('changes by %j and %i more: %s', (authors, more, words) => {
  expect(changesInWords(authors, more)).toBe(words);
});
