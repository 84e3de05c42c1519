import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProofKeeper } from './proof-keeper.ts';

describe('the proof', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is computed once per key, however often someone types', async () => {
    const solve = vi.fn(async (key: string) => `proof of ${key}`);
    const keeper = createProofKeeper(solve);
    for (let n = 0; n < 5; n++) keeper.begin('a');
    expect(await keeper.proofFor('a')).toBe('proof of a');
    expect(await keeper.proofFor('b')).toBe('proof of b');
    expect(solve.mock.calls).toEqual([['a'], ['b']]);
  });

  it('is computed anew once the challenge is old', async () => {
    const solve = vi.fn(async () => 'proof');
    const keeper = createProofKeeper(solve);
    keeper.begin('a');
    vi.advanceTimersByTime(111 * 60_000);
    await keeper.proofFor('a');
    expect(solve).toHaveBeenCalledTimes(2);
  });

  it('never holds a request up for more than four seconds', async () => {
    const keeper = createProofKeeper(() => new Promise(() => {}));
    const proof = keeper.proofFor('a');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await proof).toBeNull();
  });

  it('that fails is null, and tried again with the next keystroke', async () => {
    const solve = vi.fn().mockRejectedValueOnce(new TypeError('no crypto.subtle')).mockResolvedValue('proof');
    const keeper = createProofKeeper(solve);
    expect(await keeper.proofFor('a')).toBeNull();
    expect(await keeper.proofFor('a')).toBe('proof');
  });
});
