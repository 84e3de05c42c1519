import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const draws = (seed: string) => {
  const chance = seededRandom(seed);
  return Array.from({ length: 20 }, () => chance.next());
};

test('the same seed draws the same numbers, whatever was drawn elsewhere in between', () => {
  const first = draws('bee-cave');
  draws('llano');
  expect(draws('bee-cave')).toEqual(first);
});

test('these are the draws of every build, so a page does not change its words by itself', () => {
  const chance = seededRandom('bee-cave');
  expect([chance.between(0, 999), chance.between(0, 999), chance.between(0, 999)]).toMatchInlineSnapshot(`
    [
      410,
      33,
      252,
    ]
  `);
});

test('different seeds draw differently', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      fc.pre(a !== b);
      expect(draws(a)).not.toEqual(draws(b));
    }),
  );
});

test('numbers stay from 0 up to 1, whole numbers within their bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, low, span) => {
      const chance = seededRandom(seed);
      const n = chance.next();
      expect(n >= 0 && n < 1).toBe(true);
      const whole = chance.between(low, low + span);
      expect(Number.isInteger(whole) && whole >= low && whole <= low + span).toBe(true);
    }),
  );
});

test('a sample holds different members of its list, never more than there are', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.integer()), fc.nat(30), (seed, list, count) => {
      const drawn = seededRandom(seed).sample(list, count);
      expect(drawn).toHaveLength(Math.min(count, list.length));
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(drawn.every((member) => list.includes(member))).toBe(true);
    }),
  );
});

test('every member of a list is picked now and then', () => {
  const picked = new Set(
    Array.from({ length: 200 }, (_, i) => seededRandom(`town-${i}`).pick(['a', 'b', 'c', 'd', 'e'])),
  );
  expect(picked.size).toBe(5);
});

test('picking from nothing is an error, not undefined', () => {
  expect(() => seededRandom('x').pick([])).toThrow(RangeError);
});
