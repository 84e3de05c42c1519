import { expect, it } from 'vitest';
import { TAG_LIMITS } from './tag-words.ts';
import { tags } from './tags.ts';

it('keeps each tag once, in lower case, without spaces around it', () => {
  expect(tags.parse([' Hill  Country', 'hill country', "Owner's rep"])).toEqual([
    'hill country',
    'owner’s rep',
  ]);
});

it.each([
  ['too long', ['a'.repeat(TAG_LIMITS.length + 1)]],
  ['empty', [' ']],
  ['with a quotation mark', ['say "hi"']],
  ['with a wildcard', ['100%']],
  ['too many', Array.from({ length: TAG_LIMITS.number + 1 }, (_, n) => `tag ${n}`)],
])('refuses tags that are %s', (_, list) => {
  expect(tags.safeParse(list).success).toBe(false);
});
