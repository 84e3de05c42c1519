import { expect, it } from 'vitest';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import { processorMs } from '../testing/processor-time.ts';
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

it('leaves mail addresses out', () => {
  const one = repeatable(`Write to rosa@example.com. ${text}`);
  expect(repeatable(`Write to <sales@other.example>. ${text}`)[0]).toBe(one[0]);
});

it('takes no longer for a text made to keep it busy', async () => {
  // The longest message of one word: plain letters, and some that NFKC turns into two, three or six.
  for (const letter of ['a', '1', 'İ', 'ﬃ', '⑽', '㌖', 'a\u0315\u0300']) {
    const message = letter.repeat(INQUIRY_LIMITS.messageMax / letter.length);
    // Without the limits, this took 25 seconds.
    expect(await processorMs(() => repeatable(message)), letter).toBeLessThan(1000);
  }
});
