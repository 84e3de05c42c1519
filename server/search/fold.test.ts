import { expect, it } from 'vitest';
import { foldText } from '#contract/shared/fold-text.ts';
import { processorMs } from '../testing/processor-time.ts';

it('reads over case, accents and typographic marks', () => {
  expect(foldText('JOSÉ O’Brien')).toBe("jose o'brien");
  expect(foldText('e\u0323\u0301x')).toBe('ex');
  expect(foldText('Straße')).toBe('strasse');
});

it('takes no longer for thousands of marks upon one letter', async () => {
  // Unicode's order of marks is made pair by pair: each four times as many take sixteen times as long.
  const heap = (marks: number) => `b${'\u0315'.repeat(marks)}${'\u0316'.repeat(marks)}`;
  const text = heap(40_000);
  expect(await processorMs(() => foldText(text))).toBeLessThan(1000);
});
