import { describe, expect, it } from 'vitest';
import { editDistance, nearestPaths } from './nearest-paths.ts';

const known = [
  '/',
  '/services',
  '/services/custom-homes',
  '/services/commercial',
  '/team',
  '/manufacturers/kingspan',
  '/service-area/bee-cave',
];

describe('the paths near a mistyped one', () => {
  it('begin with the nearest', () => {
    expect(nearestPaths('/services/custom-hoems', known)[0]).toBe('/services/custom-homes');
    expect(nearestPaths('/Service', known)).toEqual(['/services']);
  });

  it('include the page of that name in another place', () => {
    expect(nearestPaths('/areas/bee-cave', known)).toEqual(['/service-area/bee-cave']);
    expect(nearestPaths('/kingspan/', known)).toEqual(['/manufacturers/kingspan']);
  });

  it('are none for what resembles nothing', () => {
    expect(nearestPaths('/wp-login.php', known)).toEqual([]);
    expect(nearestPaths('/', known)).toEqual([]);
    expect(nearestPaths(`/${'x'.repeat(100_000)}`, known)).toEqual([]);
  });
});

it('counts a swap of neighbors as one mistake', () => {
  expect(editDistance('taem', 'team')).toBe(1);
  expect(editDistance('', 'team')).toBe(4);
  expect(editDistance('team', 'team')).toBe(0);
});
