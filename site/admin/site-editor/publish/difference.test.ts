import { expect, it } from 'vitest';
import { difference } from './difference.ts';

it('marks only the words that differ', () => {
  expect(difference('We build in Llano County', 'We build and restore in Llano County')).toEqual({
    start: 'We build ',
    before: '',
    after: 'and restore ',
    end: 'in Llano County',
  });
});

it('keeps a word whole when only its end differs', () => {
  expect(difference('12 houses', '12 homes')).toEqual({
    ...{ start: '12 ', before: 'houses', after: 'homes', end: '' },
  });
});

it('shortens what is shared to the words nearby', () => {
  const long = 'limestone '.repeat(40);
  const { start, before, after, end } = difference(`${long}old ${long}`, `${long}new ${long}`);
  expect([before, after]).toEqual(['old', 'new']);
  expect(start).toMatch(/^… ?limestone .{0,60}$/);
  expect(end).toMatch(/^ ?limestone .{0,60}…$/);
});

it('finds the difference of texts that repeat themselves', () => {
  const { before, after } = difference('a a', 'a a a');
  expect([before.trim(), after.trim()]).toEqual(['', 'a']);
});
