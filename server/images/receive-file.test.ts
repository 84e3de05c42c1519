import { expect, it } from 'vitest';
import { isTight } from './receive-file.ts';

const MB = 1024 ** 2;
const disk = (size: number, free: number) => ({ bsize: 4096, blocks: size / 4096, bavail: free / 4096 });

it('keeps a twentieth of a small disk, and a gigabyte of a large one, from pictures', () => {
  expect(isTight(disk(1000 * MB, 51 * MB))).toBe(false);
  expect(isTight(disk(1000 * MB, 49 * MB))).toBe(true);
  expect(isTight(disk(500_000 * MB, 1025 * MB))).toBe(false);
  expect(isTight(disk(500_000 * MB, 1023 * MB))).toBe(true);
});
