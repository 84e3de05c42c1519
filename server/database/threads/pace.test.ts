import { expect, it } from 'vitest';
import { Pace } from './pace.ts';

it('takes a statement for short once it was, and not before it ran', () => {
  const pace = new Pace();
  expect(pace.isShort('select 1')).toBe(false);
  pace.note('select 1', 2);
  expect(pace.isShort('select 1')).toBe(true);
  expect(pace.isShort('select 2')).toBe(false);
});

it('takes one that was long for short again after many short ones, not after one', () => {
  const pace = new Pace();
  pace.note('select count(*) from inquiries', 2000);
  pace.note('select count(*) from inquiries', 1);
  expect(pace.isShort('select count(*) from inquiries')).toBe(false);
  for (let times = 0; times < 30; times++) pace.note('select count(*) from inquiries', 1);
  expect(pace.isShort('select count(*) from inquiries')).toBe(true);
});

it('takes lists of any length for one statement', () => {
  const pace = new Pace();
  pace.note('select * from images where id in (?, ?, ?) and width = ?', 1);
  expect(pace.isShort('select * from images where id in (?, ?) and width = ?')).toBe(true);
  expect(pace.isShort('select * from images where id in (?, ?) and height = ?')).toBe(false);
});
