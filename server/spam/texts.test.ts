import { expect, it } from 'vitest';
import { repeatable } from './texts.ts';

const text =
  'we will send your advertising message to three million contact forms of other firms. Prices start at $49 for the smallest package.';

it('is the same with another name, number or link in it', () => {
  const one = repeatable(`Hi Rosa, ${text} https://a.example.com/1`);
  const other = repeatable(`Hello Ledge & Frame team, ${text.replace('49', '79')} www.b.example.com`);
  expect(other[0]).toBe(one[0]);
});

it('shares its long sentences with a text that has another end', () => {
  const shared = repeatable(text).filter((t) =>
    repeatable(`${text} Reply to this for a list, dear friend.`).includes(t),
  );
  expect(shared).toHaveLength(1);
});

it('is nothing for a short request: those are alike by chance', () => {
  expect(repeatable('I need a quote for a kitchen remodel, please call me.')).toEqual([]);
});
