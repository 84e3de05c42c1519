import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaNameFromSlug, MAX_AREA_NAME } from './area-name.ts';

test('hyphens become spaces and words get a capital', () => {
  expect(areaNameFromSlug('dripping-springs')).toBe('Dripping Springs');
  expect(areaNameFromSlug('SAN--marcos-')).toBe('San Marcos');
  expect(areaNameFromSlug("martha's-vineyard")).toBe("Martha's Vineyard");
});

test('markup stays text, for React to escape', () => {
  expect(areaNameFromSlug('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
});

test('a long name is cut, with a sign that it was', () => {
  const name = areaNameFromSlug('a'.repeat(5000));
  expect(name).toHaveLength(MAX_AREA_NAME + 1);
  expect(name.endsWith('…')).toBe(true);
});

test('an empty or unshowable slug still has a name', () => {
  for (const slug of ['', '---', '\u0000\u0001', '\u202e', '%00', '\ud800'])
    expect(areaNameFromSlug(slug).length).toBeGreaterThan(0);
  expect(areaNameFromSlug('\u0000-\u202e')).toBe('Texas');
});

test('no slug whatever yields control characters, direction overrides, broken surrogates or an endless line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (slug) => {
      const name = areaNameFromSlug(slug);
      expect(name).not.toMatch(/\p{C}/u);
      expect(name.isWellFormed()).toBe(true);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(MAX_AREA_NAME + 1);
      expect(name).toBe(name.trim());
    }),
    { numRuns: 2000 },
  );
});
