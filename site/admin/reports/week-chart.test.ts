import { expect, it } from 'vitest';
import { roundTop } from './week-chart.tsx';

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 10],
  [11, 20],
  [99, 100],
  [100, 100],
  [4100, 6000],
])('for %i the scale goes up to %i', (largest, top) => expect(roundTop(largest)).toBe(top));
