import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxTypos, mistakesBetween, nearestWords, soundLetters } from './similar-words.ts';

it.each([
  ['wilsn', 'wilson', 1],
  ['restuarant', 'restaurant', 1],
  ['kowalsky', 'kowalski', 1],
  ['jon', 'john', 1],
  ['abcd', 'badc', 2],
  ['kitchen', 'kitchen', 0],
  ['kitchen', 'chicken', 3],
  ['a', 'abcdef', 3],
])('between %s and %s are %d mistakes', (a, b, mistakes) => {
  expect(mistakesBetween(a, b)).toBe(mistakes);
  expect(mistakesBetween(b, a)).toBe(mistakes);
});

it.each([
  ['wilsn', ['wilson', 'wilder', 'wilsen', 'nilsen'], ['wilsen', 'wilson']],
  ['fredriksbrg', ['fredericksburg', 'fredriksberg', 'friedrichsburg'], ['fredriksberg']],
  // Two mistakes only where there is nothing with one, and only in long words.
  ['restuarnt', ['restaurants', 'restaurant', 'restroom'], ['restaurant']],
  ['hosue', ['house', 'horse'], ['house']],
  ['hoxxe', ['house'], []],
  // While it is typed.
  ['restuar', ['restaurant', 'restrooms'], ['restaurant']],
  ['jon', ['john'], []],
  ['5550188', ['5550189'], []],
])('%s is near to %j: %j', (word, candidates, expected) => {
  expect(nearestWords(word, candidates)).toEqual(expected);
});

it('looks up every word with one mistake, wherever it is, by its start or its end', () => {
  const letters = fc.constantFrom(...'abcx');
  const word = fc.array(letters, { minLength: 4, maxLength: 12 }).map((all) => all.join(''));
  const mistake = fc.record({
    kind: fc.constantFrom('add', 'omit', 'replace', 'swap'),
    at: fc.nat(),
    letter: letters,
  });
  fc.assert(
    fc.property(word, mistake, (typed, { kind, at, letter }) => {
      const place = at % typed.length;
      const [before, after] = [typed.slice(0, place), typed.slice(place)];
      const meant = {
        add: before + letter + after,
        omit: before + after.slice(1),
        replace: before + letter + after.slice(1),
        swap: before + (after[1] ?? '') + after.slice(0, 1) + after.slice(2),
      }[kind] as string;
      const { start, end } = soundLetters(typed);
      expect(maxTypos(typed)).toBeGreaterThan(0);
      expect(mistakesBetween(typed, meant)).toBeLessThanOrEqual(1);
      expect(meant.startsWith(typed.slice(0, start)) || meant.endsWith(typed.slice(-end))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
