import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { alwaysLinked, areaTechnologies } from '#content/copy/area-page.ts';
import { testimonials } from '#content/copy/testimonials.ts';
import { areaPageOf } from '#site/pages/areas/area-page.ts';
import { generatedWords } from '#site/pages/areas/generated-words.ts';
import { technologiesHere, testimonialsOf } from '#site/pages/areas/sections.tsx';
import { loader, ServiceAreaPage } from '#site/pages/areas/service-area.tsx';
import { areaSlugs, areas, prerenderedPaths } from '../support/shipped-content.ts';

const SPECIFIED =
  'austin bryan college-station bee-cave driftwood dripping-springs blanco llano spicewood johnson-city marble-falls round-rock cedar-park georgetown pflugerville hill-country-west-austin lakeway wimberley fredericksburg travis-county hayes-county brazos-county'.split(
    ' ',
  );

/** The specified areas, and those added since. */
const SLUGS = areas.map(({ slug }) => slug);

const rendered = (slug: string) =>
  renderToStaticMarkup(createElement(ServiceAreaPage, { page: areaPageOf(slug) }));
const html = new Map(SLUGS.map((slug) => [slug, rendered(slug)]));
const textOf = (markup: string) =>
  markup
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
const everyPage = (check: (markup: string, slug: string) => void) => {
  for (const [slug, markup] of html) check(markup, slug);
};
const linksOf = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);

describe('service-area slugs (requirements §3.10)', () => {
  test('all 22 have a file of their own and are prerendered', () => {
    expect(areaSlugs).toEqual(expect.arrayContaining(SPECIFIED));
    for (const slug of SPECIFIED) expect(prerenderedPaths).toContain(`/service-area/${slug}`);
  });
});

describe('hero: a headquarters-style title for Bryan, College Station and Austin (requirements §3.10)', () => {
  test.each(['bryan', 'college-station', 'austin'])('%s has a headquarters-style title', (slug) => {
    expect(textOf(rendered(slug).match(/<h1[\s\S]*?<\/h1>/)?.[0] ?? '')).toMatch(/Headquarters (in|for) /);
  });
  test('all others read "Custom Homes & Remodeling in {area}"', () => {
    for (const area of areas.filter(({ slug }) => !['bryan', 'college-station', 'austin'].includes(slug))) {
      const headings = (html.get(area.slug) ?? '').match(/<h1[\s\S]*?<\/h1>/g) ?? [];
      expect(headings.map(textOf).map((text) => text.trim())).toEqual([
        `Custom Homes & Remodeling in ${area.name}`,
      ]);
    }
  });
});

describe('parts of a service area page (requirements §3.10)', () => {
  test('every specialty of the area is listed', () => {
    for (const area of areas) {
      expect(area.specialties.length).toBeGreaterThanOrEqual(5);
      for (const specialty of area.specialties)
        expect(textOf(html.get(area.slug) ?? '')).toContain(specialty);
    }
  });
  test('Request Consultation leads to /contact and knows the town', () => {
    everyPage((markup, slug) =>
      expect(markup).toMatch(new RegExp(`<a href="/contact\\?area=${slug}"[^>]*>Request Consultation</a>`)),
    );
  });
  test('three service cards, each with the town’s own words', () => {
    for (const { slug, work } of areas) {
      expect(Object.values(work)).toHaveLength(3);
      for (const text of Object.values(work)) expect(textOf(html.get(slug) ?? '')).toContain(text);
    }
  });
  test('two fixed testimonials, from nearest by: name, location, rating 5, text', () => {
    everyPage((markup, slug) => {
      const two = testimonialsOf(areaPageOf(slug));
      expect(two).toHaveLength(2);
      expect(testimonialsOf(areaPageOf(slug))).toEqual(two);
      for (const { sample, name, location, rating, text } of two) {
        expect([sample, rating]).toEqual([true, 5]);
        for (const words of [name, location, text, 'Rated 5 of 5']) expect(textOf(markup)).toContain(words);
      }
      expect(markup.match(/<blockquote/g)).toHaveLength(2);
    });
    const from = (slug: string) => testimonialsOf(areaPageOf(slug)).map(({ town }) => town);
    expect(from('college-station')).toEqual(['bryan', 'bryan']);
    expect(from('dripping-springs')).toEqual(['dripping-springs', 'dripping-springs']);
  });
});

describe('the technologies list', () => {
  test('says what each is for on the ground and under the sky of the place, with no word of a place we don’t know', () => {
    const notes = new Set<string>();
    for (const { slug } of areas) {
      const here = technologiesHere(areaPageOf(slug));
      expect(here?.notes).toHaveLength(areaTechnologies.length);
      for (const note of here?.notes ?? []) expect(textOf(html.get(slug) ?? ''), slug).toContain(note);
      notes.add([here?.heading, ...(here?.notes ?? [])].join());
    }
    expect(notes.size).toBeGreaterThanOrEqual(7);
    expect(technologiesHere(areaPageOf('san-marcos'))).toBeNull();
  });
});

describe('generated text and cross-references (requirements §3.10, §3.18)', () => {
  test('four sentences, drawn by the slug: the same at every rendering, different from town to town', () => {
    const paragraphs = SLUGS.map((slug) => generatedWords(areaPageOf(slug)).paragraph);
    expect(SLUGS.map((slug) => generatedWords(areaPageOf(slug)).paragraph)).toEqual(paragraphs);
    expect(new Set(paragraphs).size).toBe(SLUGS.length);
    for (const [i, paragraph] of paragraphs.entries()) {
      expect(paragraph).not.toMatch(/[{}]|undefined/);
      expect(textOf(html.get(SLUGS[i] ?? '') ?? '')).toContain(paragraph);
    }
  });
  test('every cross-reference resolves to a page of ours, also on the page of a place that we don’t know', () => {
    for (const slug of [...SLUGS, 'san-marcos', 'x'])
      for (const { href } of generatedWords(areaPageOf(slug)).crossReferences)
        expect(prerenderedPaths, slug).toContain(href);
  });
  test('a county has no distance, since it is no one place', () => {
    everyPage((markup, slug) => {
      const text = textOf(markup);
      const county = areas.find((area) => area.slug === slug)?.kind === 'county';
      expect(/\d+ miles (north|south|east|west)/.test(text), slug).toBe(!county);
      expect(/Distances are straight-line/.test(text), slug).toBe(!county);
      expect(text, slug).not.toMatch(/\b[01] miles /);
    });
  });
  test('4 to 8 lines of cross-references, none twice, none to the page itself', () => {
    for (const slug of SLUGS) {
      const links = generatedWords(areaPageOf(slug)).crossReferences;
      expect(links.length).toBeGreaterThanOrEqual(4);
      expect(links.length).toBeLessThanOrEqual(8);
      expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
      expect(links.map(({ href }) => href)).not.toContain(`/service-area/${slug}`);
    }
  });
});

describe('links and closing call to action of a service area page (requirements §3.10)', () => {
  test('every page has them all', () => {
    everyPage((markup, slug) => {
      const links = linksOf(markup);
      for (const service of ['custom-homes', 'renovations', 'design-consulting', 'handyman'])
        expect(links, slug).toContain(`/services/${service}`);
      for (const area of alwaysLinked) expect(links, slug).toContain(`/service-area/${area}`);
      for (const maker of ['kingspan', 'triple-s-steel', 'panasonic-oasys', 'tesla-solar-roof'])
        expect(links, slug).toContain(`/manufacturers/${maker}`);
      expect(markup).toMatch(/<a href="\/projects"[^>]*>View Our Work<\/a>/);
      expect(markup.lastIndexOf('href="/contact')).toBeGreaterThan(markup.lastIndexOf('<h2'));
    });
  });
});

describe('an unknown slug, its hyphens turned into spaces (requirements §3.10)', () => {
  const load = (area: string) => loader({ params: { area } } as unknown as Parameters<typeof loader>[0]);

  test('san-marcos reads San Marcos, and is kept out of search results', () => {
    expect(textOf(rendered('san-marcos'))).toContain('Custom Homes & Remodeling in San Marcos');
    expect(load('san-marcos').noindex).toBe(true);
    expect(load('bee-cave').noindex).toBe(false);
  });
  test('the default page still links, lists and asks as every area page does', () => {
    const markup = rendered('san-marcos');
    const links = linksOf(markup);
    for (const slug of alwaysLinked) expect(links).toContain(`/service-area/${slug}`);
    for (const { href } of areaTechnologies) expect(links).toContain(href);
    expect(links).toContain('/contact');
    expect(textOf(markup)).toContain(testimonials[0]?.text);
    expect(markup).not.toContain('application/ld+json">{"@context":"https://schema.org","@type":"Service"');
  });
  test('no bytes in the path become markup, break the page or grow it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (slug) => {
        fc.pre(!SLUGS.includes(slug));
        const markup = rendered(slug);
        const names = markup.match(/<h1[\s\S]*?<\/h1>/g) ?? [];
        expect(names).toHaveLength(1);
        expect(textOf(markup)).not.toMatch(/\p{Cc}/u);
        expect(markup.length).toBeLessThan(rendered('x').length + 6000);
        const { page } = load(slug);
        expect(page.title.length).toBeLessThanOrEqual(60);
        expect(page.description.length).toBeLessThanOrEqual(160);
      }),
      { numRuns: 60 },
    );
  });
  test('markup in a slug is shown as text', () => {
    expect(rendered('<img src=x onerror=alert(1)>')).not.toContain('<img src=x');
    expect(rendered('"><script>')).not.toContain('"><script>');
  });
});
