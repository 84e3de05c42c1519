import { expect, it } from 'vitest';
import { suggestPriority } from './priority.ts';

it.each([
  ['Our roof leaks since the storm', 'leaks'],
  ['The pipe BURST last night', 'burst'],
  ['Part of the deck collapsed', 'collapsed'],
  ['Water is coming through the ceiling', 'water is coming through'],
  ['There is standing water in the crawl space', 'standing water'],
  ['A tree fell on the garage', 'tree fell'],
])('%s suggests an emergency', (text, because) => {
  expect(suggestPriority(text)).toEqual({ priority: 'emergency', because });
});

it.each([
  'A home with a view of the water',
  'Waterfront lot on Lake Travis, 11 acres',
  'We want a leak-free flat roof',
  'Custom home, no leaks and no drama',
  'A sunroom for next spring',
])('%s suggests nothing', (text) => {
  expect(suggestPriority(text)).toEqual({ priority: 'normal', because: null });
});
