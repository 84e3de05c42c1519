import { expect, it } from 'vitest';
import { inOrder } from './orders.ts';

it('arranges what is named, and keeps the rest behind it as it was', () => {
  const list = ['c', 'new', 'a', 'b', 'newer'];
  expect(inOrder(list, (one) => one, ['a', 'gone', 'b', 'c'])).toEqual(['a', 'b', 'c', 'new', 'newer']);
  expect(inOrder(list, (one) => one)).toEqual(list);
});
