import { useState } from 'react';

/**
 * Keys of a list's rows, which have no names of their own: what is open moves with its row.
 * @param count of rows now; what undo or a colleague brings goes to the end.
 */
export function useRowKeys(count: number) {
  const [{ keys, next }, setKeys] = useState({ keys: numbers(0, count), next: count });
  const now = keys.length < count ? [...keys, ...numbers(next, count - keys.length)] : keys.slice(0, count);
  const change = (changed: number[]) =>
    setKeys({ keys: changed, next: Math.max(next, ...now.map((key) => key + 1)) });
  return {
    keys: now,
    move: (from: number, to: number) => change(now.toSpliced(from, 1).toSpliced(to, 0, now[from] as number)),
    remove: (index: number) => change(now.toSpliced(index, 1)),
  };
}

const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);
