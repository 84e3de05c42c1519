import { describe, expect, it } from 'vitest';
import { groupCommit } from './group-commit.ts';

describe('group commit', () => {
  it('commits together what arrives in one turn, and what arrives meanwhile', async () => {
    const groups: number[][] = [];
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const save = groupCommit(async (items: number[]) => {
      groups.push(items);
      begun.resolve();
      await gate.promise;
      return items.map((item) => item * 10);
    });
    const first = [1, 2].map(save);
    await begun.promise;
    const second = [3, 4, 5].map(save);
    gate.resolve();
    expect(await Promise.all([...first, ...second])).toEqual([10, 20, 30, 40, 50]);
    expect(groups).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    expect(await save(6)).toBe(60);
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
    expect(tries).toBe(1);
  });
});
