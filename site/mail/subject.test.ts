import { expect, it } from 'vitest';
import { shortened, subjectLine } from './subject.ts';

it('makes one line of whatever it is given', () => {
  expect(subjectLine('Rosa\r\nBcc: all@example.com')).toBe('Rosa Bcc: all@example.com');
  expect(subjectLine('a\u2028b\u2029c\u0000d\te')).toBe('a b c d e');
  expect(subjectLine('photo\u202Egnp.exe')).toBe('photo gnp.exe');
  expect(subjectLine('lone \uD83D')).toBe('lone \uFFFD');
});

it('cuts at its limit, never through a letter', () => {
  expect(subjectLine('x'.repeat(500))).toHaveLength(160);
  expect(shortened('Zoë e\u0301e\u0301e\u0301', 8)).toBe('Zoë e\u0301…');
  expect(shortened('Li', 2)).toBe('Li');
});
