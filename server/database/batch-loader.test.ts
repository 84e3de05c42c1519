import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { batchPerTick } from './batch-loader.ts';

it('asks once for all that is asked in one turn, and again in the next', async () => {
  const asked: number[][] = [];
  const double = batchPerTick(async (keys: number[]) => {
    asked.push(keys);
    await nextTurn();
    return keys.map((key) => key * 2);
  });
  expect(await Promise.all([double(1), double(2), double(1), double(3)])).toEqual([2, 4, 2, 6]);
  const first = double(4);
  await nextTurn();
  expect(await Promise.all([first, double(5)])).toEqual([8, 10]);
  expect(asked).toEqual([[1, 2, 3], [4], [5]]);
});

it('asks for fifty at most at once', async () => {
  const sizes: number[] = [];
  const same = batchPerTick(async (keys: number[]) => {
    sizes.push(keys.length);
    return keys;
  });
  const keys = Array.from({ length: 120 }, (_, index) => index);
  expect(await Promise.all(keys.map(same))).toEqual(keys);
  expect(sizes).toEqual([50, 50, 20]);
});

it('tells everybody of the failure, and is none the worse for it', async () => {
  let fails = true;
  const same = batchPerTick(async (keys: number[]) => {
    if (fails) throw new Error('no database');
    return keys;
  });
  const told = await Promise.allSettled([same(1), same(2)]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await same(3)).toBe(3);
});
