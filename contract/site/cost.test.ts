import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUILDING_SYSTEMS,
  type BuildingSystem,
  dollars,
  estimateCost,
  FLOOR_AREA,
  inMonths,
  readCostQuestion,
} from './cost.ts';
import type { SystemFigures } from './records/pages/costs.ts';

const figures: Record<BuildingSystem, SystemFigures> = {
  steel: { perSquareFoot: [280, 320], months: [4, 6], tenYearMaintenance: [2000, 4000] },
  wood: { perSquareFoot: [260, 300], months: [6, 8], tenYearMaintenance: [5000, 8000] },
};
const ask = (query: string) => readCostQuestion(new URLSearchParams(query));

describe('an estimate', () => {
  test('multiplies the price per square foot by the floor area', () => {
    expect(estimateCost(2800, figures.steel).build).toEqual([784_000, 896_000]);
    expect(estimateCost(2800, figures.wood).build).toEqual([728_000, 840_000]);
  });

  test('adds ten years of upkeep to the cost of building', () => {
    expect(estimateCost(2000, figures.wood).tenYears).toEqual([525_000, 608_000]);
  });

  test('takes months and upkeep from the system alone', () => {
    const area = fc.integer({ min: FLOOR_AREA.min, max: FLOOR_AREA.max });
    fc.assert(
      fc.property(area, fc.constantFrom(...BUILDING_SYSTEMS), (area, system) => {
        const here = estimateCost(area, figures[system]);
        const small = estimateCost(FLOOR_AREA.min, figures[system]);
        expect([here.months, here.maintenance]).toEqual([small.months, small.maintenance]);
        expect(here.build[0]).toBeLessThan(here.build[1]);
      }),
    );
  });
});

describe('a question in the address', () => {
  test.each(['2800', '2,800', '2800 sf', '2,800 sq ft', ' 2800.5 '])(
    'reads %j as 2,800 square feet',
    (area) => {
      expect(ask(new URLSearchParams({ area, system: 'wood' }).toString()).question).toEqual({
        area: 2800,
        system: 'wood',
      });
    },
  );

  test.each(['', '0', '-2800', '499', '12001', '1e9', '28,00', 'large', '<b>', '9'.repeat(400)])(
    'answers the area %j with a message and what was typed',
    (area) => {
      const read = ask(new URLSearchParams({ area, system: 'wood' }).toString());
      expect(read.error).toBe('Enter a floor area between 500 and 12,000 square feet');
      expect(area.startsWith(read.typed)).toBe(true);
    },
  );

  test('takes an unknown system for steel', () => {
    expect(ask('area=2800&system=straw').question?.system).toBe('steel');
    expect(ask('area=2800').question?.system).toBe('steel');
  });

  test('never throws, whatever the query holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (area, system) => {
        const read = readCostQuestion(new URLSearchParams({ area, system }));
        expect(Boolean(read.error)).toBe(read.question === undefined);
      }),
    );
  });
});

test('ranges are written as the published ones are', () => {
  expect(dollars([784_000, 896_000])).toBe('$784,000–896,000');
  expect(inMonths([4, 6])).toBe('4–6 months');
});
