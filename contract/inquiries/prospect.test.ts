import { expect, test } from 'vitest';
import { readValue, valueInBrief, valueInWords } from './prospect.ts';

test.each([
  ['650k-900k', 650_000, 900_000],
  ['650-900k', 650_000, 900_000],
  ['$650,000 – $900,000', 650_000, 900_000],
  ['$1.2M', 1_200_000, 1_200_000],
  ['.5m to 1.25M', 500_000, 1_250_000],
  [' 18,500 ', 18_500, 18_500],
  ['800k to 1.1m', 800_000, 1_100_000],
])('%j is read as %i to %i dollars', (text, low, high) => {
  expect(readValue(text)).toEqual({ low, high });
});

test.each(['', 'a lot', '900k-650k', '0', '-5', '1e9', '2,000,000,000', '650k-', '650k 900k', '12 acres'])(
  '%j is no value',
  (text) => {
    expect(readValue(text)).toBeNull();
  },
);

test.each([
  [650_000, 900_000, '$650,000–$900,000', '$650K–$900K'],
  [1_250_000, 1_250_000, '$1,250,000', '$1.25M'],
  [18_500, 18_500, '$18,500', '$18.5K'],
])('%i to %i dollars reads %s, briefly %s', (low, high, words, brief) => {
  expect(valueInWords({ low, high })).toBe(words);
  expect(valueInBrief({ low, high })).toBe(brief);
});
