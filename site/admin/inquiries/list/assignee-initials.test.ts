import { expect, test } from 'vitest';
import { initialsOf } from './assignee-initials.tsx';

test.each([
  ['Ana María Ruiz', 'AR'],
  ['olivia owner', 'OO'],
  ['Cher', 'C'],
  ['  Łukasz   Żak ', 'ŁŻ'],
  ['𝒜da Q', '𝒜Q'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
