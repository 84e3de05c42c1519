import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from '#contract/shared/fold-text.ts';
import { matchParts } from './matches.ts';

const shown = (text: string, search: string, near?: Record<string, string[]>) =>
  matchParts(text, search, near)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['José Núñez', 'nune', 'José [Núñe]z'],
  ['Jose\u0301 Delgado', 'jose', '[Jose\u0301] Delgado'],
  ['Weiß & Weißmann', 'weiss', '[Weiß] & [Weiß]mann'],
  ['Siobhán O’Brien', "o'brien", 'Siobhán [O’Brien]'],
  ['A kitchen by Christmas', 'christmas KITCHEN', 'A [kitchen] by [Christmas]'],
  ['+1 (512) 555-0188', '5125550188', '+1 ([512) 555-0188]'],
  ['512-555-0188', '+1 512 555 0188', '[512-555-0188]'],
  ['call again and recall again', '"call again"', '[call again] and recall again'],
  ['call\n  again', '“call again”', '[call\n  again]'],
  ['Again, please call', '"call again"', 'Again, please call'],
  ['A house (of 2"x4")', 'a 2"x4"', 'A house (of [2"x4"])'],
  ['[a] or a.b', 'a.b', '[a] or [a.b]'],
  ['kitchen', 'itch kit', '[kitch]en'],
  ['kitchen', 'nothing', 'kitchen'],
  ['kitchen', '', 'kitchen'],
])('%j searched for %j reads %j', (text, search, expected) => {
  expect(shown(text, search)).toBe(expected);
});

it('marks the words that were found in place of unknown ones', () => {
  expect(shown('Ann Wilson', 'wilsn', { wilsn: ['wilson'] })).toBe('Ann [Wilson]');
  expect(shown('ann.wilson@example.com', 'ann.wilsn@', { wilsn: ['wilson'] })).toBe(
    'ann.[wilson]@example.com',
  );
  expect(shown('Ann Wilson', '"wilsn"', { wilsn: ['wilson'] })).toBe('Ann Wilson');
});

it('loses no letter, and marks only what folds to the word', () => {
  const letters = fc.constantFrom('a', 'É', 'ß', '\u0301', '🏡', ' ', '\n', 'Σ', 'ﬁ', '"', '\ud800', 'x');
  const text = fc.array(letters, { maxLength: 20 }).map((list) => list.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom('ae', 'ss', 'fi', 'xa', 'e a', 'σx'), (given, search) => {
      const parts = matchParts(given, search);
      expect(parts.map((part) => part.text).join('')).toBe(given);
      const isThere = search.split(' ').some((word) => word.length > 1 && foldText(given).includes(word));
      expect(parts.some(({ isMatch }) => isMatch)).toBe(isThere);
    }),
    { numRuns: 1000 },
  );
});
