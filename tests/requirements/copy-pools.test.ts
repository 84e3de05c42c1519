import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossReferenceCities, crossReferenceServices } from '#content/copy/cross-references.ts';
import { homeHeadlines, homeSubheadings } from '#content/copy/home.ts';
import { aboutIntros, servicesDescriptions, technologyFocus } from '#content/copy/studio.ts';
import { seededRandom } from '#contract/shared/seeded-random.ts';
import { areaHref, crossReferences } from '#contract/site/cross-references.ts';
import { areaSlugs } from '../support/shipped-content.ts';

describe('pools of random copy (requirements §10): 8 home headlines, 7 subheadings, 6 about intros, 5 services descriptions, 5 technology focus lines', () => {
  test.each([
    ['home headlines', homeHeadlines, 8],
    ['subheadings', homeSubheadings, 7],
    ['about intros', aboutIntros, 6],
    ['services descriptions', servicesDescriptions, 5],
    ['technology focus lines', technologyFocus, 5],
  ] as const)('%s', (_, pool, count) => {
    expect(pool).toHaveLength(count);
    expect(new Set(pool).size).toBe(count);
    for (const line of pool) expect(line).toMatch(/^\S.{15,}[.?]$/u);
  });

  test('a headline has at most 16 words', () => {
    for (const headline of homeHeadlines) expect(headline.split(' ').length).toBeLessThanOrEqual(16);
  });
});

describe('4 to 7 generated links from 8 services and 15 cities (requirements §3.18, §4)', () => {
  const pools = { services: crossReferenceServices, cities: crossReferenceCities };

  test('there are 8 services and 15 cities, and every city has a page', () => {
    expect(new Set(crossReferenceServices).size).toBe(8);
    expect(new Set(crossReferenceCities).size).toBe(15);
    for (const city of crossReferenceCities)
      expect(areaSlugs, city).toContain(areaHref(city).replace('/service-area/', ''));
  });

  test('"{service} in {city}" leads to /service-area/{city in lower case, spaces to hyphens}', () => {
    for (const { text, href } of crossReferences(seededRandom('falk'), pools)) {
      const [service, city] = text.split(' in ') as [string, string];
      expect(crossReferenceServices).toContain(service);
      expect(crossReferenceCities).toContain(city);
      expect(href).toBe(`/service-area/${city.toLowerCase().replaceAll(' ', '-')}`);
    }
  });

  test('any seed makes 4 to 7 links, no city twice, the same ones each time', () => {
    const counts = new Set<number>();
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const links = crossReferences(seededRandom(seed), pools);
        counts.add(links.length);
        expect(links.length).toBeGreaterThanOrEqual(4);
        expect(links.length).toBeLessThanOrEqual(7);
        expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
        expect(crossReferences(seededRandom(seed), pools)).toEqual(links);
      }),
      { numRuns: 300 },
    );
    expect([...counts].sort()).toEqual([4, 5, 6, 7]);
  });

  test('a manufacturer page asks for exactly six', () => {
    expect(crossReferences(seededRandom('falk'), pools, 6)).toHaveLength(6);
  });
});
