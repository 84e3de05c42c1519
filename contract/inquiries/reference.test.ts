import { describe, expect, it } from 'vitest';
import { initialsOf, REFERENCE, referenceOf } from './reference.ts';

describe('the initials of a firm', () => {
  it.each([
    ['Ledge & Frame', 'LF'],
    ['The Stone and Timber Company', 'STC'],
    ['Oak & Iron, LLC', 'OI'],
    ['Haus', 'HA'],
    ['O’Brien Builders', 'OB'],
    ['Äther Öl', 'AO'],
    ['J.B. Hill Country Design Build Studio', 'JHC'],
    ['3D Homes', '3H'],
    ['X', 'X'],
    ['The Co.', 'TC'],
    ['工务店', 'RQ'],
    ['&', 'RQ'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
    expect(referenceOf(name, '7K3M-92')).toMatch(REFERENCE);
  });
});
