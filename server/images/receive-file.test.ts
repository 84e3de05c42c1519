import { expect, it } from 'vitest';
import { isDiskNearlyFull } from './receive-file.ts';

const MB = 1024 ** 2;
const disk = (size: number, free: number) => ({ bsize: 4096, blocks: size / 4096, bavail: free / 4096 });

it('keeps a twentieth of a small disk, and a gigabyte of a large one, from pictures', () => {
  expect(isDiskNearlyFull(disk(1000 * MB, 51 * MB))).toBe(false);
  expect(isDiskNearlyFull(disk(1000 * MB, 49 * MB))).toBe(true);
  expect(isDiskNearlyFull(disk(500_000 * MB, 1025 * MB))).toBe(false);
  expect(isDiskNearlyFull(disk(500_000 * MB, 1023 * MB))).toBe(true);
});
