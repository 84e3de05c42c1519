import { expect, it } from 'vitest';
import { bytesInWords } from './bytes-in-words.ts';

it('gives a size in the largest unit that leaves a whole number to read', () => {
  expect(bytesInWords(0)).toBe('0 bytes');
  expect(bytesInWords(999)).toBe('999 bytes');
  expect(bytesInWords(1000)).toBe('1 KB');
  expect(bytesInWords(240_300)).toBe('240 KB');
  expect(bytesInWords(999_600)).toBe('1 MB');
  expect(bytesInWords(25_800_000)).toBe('25.8 MB');
});
