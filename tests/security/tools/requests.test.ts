import { expect, it } from 'vitest';
import { ROUTE_TABLE } from '../route-table.ts';
import { EXAMPLES } from './requests.ts';

it('every route is scanned, or says why not', () => {
  expect(Object.keys(ROUTE_TABLE).filter((name) => !EXAMPLES[name])).toEqual([]);
  expect(Object.keys(EXAMPLES).filter((name) => !ROUTE_TABLE[name])).toEqual([]);
});
