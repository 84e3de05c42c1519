import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOCK_MS } from '#contract/inquiries/clock.ts';
import { responseFigures } from './figures.ts';

const figuresOf = (waits: number[], others = {}) =>
  responseFigures({ waits, overdue: 0, open: 0, closed: 0, ...others });

describe('response figures', () => {
  it('of nothing are no numbers', () => {
    expect(figuresOf([])).toMatchObject({ inquiries: 0, within24: null, medianMs: null, p95Ms: null });
  });

  it('share what came in time among all that was due, the unanswered included', () => {
    expect(figuresOf([1, CLOCK_MS, CLOCK_MS + 1], { overdue: 1, open: 1, closed: 1 })).toEqual({
      inquiries: 6,
      answered: 3,
      late: 1,
      overdue: 1,
      open: 1,
      closed: 1,
      within24: 0.5,
      medianMs: CLOCK_MS,
      p95Ms: CLOCK_MS + 1,
    });
  });

  it('take the middle of two, and the 95th of a hundred', () => {
    expect(figuresOf([10, 20])).toMatchObject({ medianMs: 15, p95Ms: 20 });
    const hundred = Array.from({ length: 100 }, (_, n) => n + 1).reverse();
    expect(figuresOf(hundred)).toMatchObject({ medianMs: 51, p95Ms: 95 });
  });

  it('hold whatever came in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10 * CLOCK_MS), { minLength: 1 }), (waits) => {
        const { medianMs, p95Ms, within24, answered: count } = figuresOf(waits);
        const below = (limit: number | null) => waits.filter((wait) => wait <= Number(limit)).length;
        expect(below(medianMs) * 2).toBeGreaterThanOrEqual(count);
        expect(below(p95Ms)).toBeGreaterThanOrEqual(count * 0.95);
        expect(waits).toContain(p95Ms);
        expect(within24).toBeCloseTo(below(CLOCK_MS) / count);
      }),
    );
  });
});
