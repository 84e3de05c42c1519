import { describe, expect, it } from 'vitest';
import { groupCommit } from './group-commit.ts';

describe('group commit', () => {
  it('commits a lone item at once, and together what arrives meanwhile', async () => {
    const groups: number[][] = [];
    const save = groupCommit(async (items: number[]) => {
      groups.push(items);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return items.map((item) => item * 10);
    });
    expect(await Promise.all([1, 2, 3, 4].map(save))).toEqual([10, 20, 30, 40]);
    expect(groups).toEqual([[1], [2, 3, 4]]);
    expect(await save(5)).toBe(50);
  });

  it('lets one bad item fail alone', async () => {
    const saved: number[] = [];
    const save = groupCommit(async (items: number[]) => {
      await Promise.resolve();
      if (items.includes(3)) throw new Error('three');
      saved.push(...items);
      return items;
    });
    const results = await Promise.allSettled([1, 2, 3, 4].map(save));
    expect(results.map((r) => r.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(saved).toEqual([1, 2, 4]);
  });

  it('lets all fail at once when none of them is the reason', async () => {
    let tries = 0;
    const save = groupCommit(
      async (): Promise<number[]> => {
        tries++;
        await Promise.resolve();
        throw new Error('no database');
      },
      (error) => (error as Error).message === 'no database',
    );
    const results = await Promise.allSettled([1, 2, 3, 4].map(save));
    expect(results.map((r) => r.status)).toEqual(Array(4).fill('rejected'));
    expect(tries).toBe(2);
  });
});
