import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { ManufacturerSection } from '#contract/site/records/manufacturer.ts';
import ManufacturerPage from '#site/pages/manufacturers/manufacturer.tsx';
import ManufacturerOverview from '#site/pages/manufacturers/manufacturer-overview.tsx';
import { makers, prerenderedPaths } from '../support/shipped-content.ts';

/** The route table of §2, and the three further slugs that it links to. */
const ROUTE_TABLE =
  'zip-system huber-sip-panels kingspan tesla-solar-roof icon-3d-printed-homes dusty-robotics metl-span premier-sips mitsubishi-electric trane-hvac triple-s-steel panasonic-oasys falk-insulated-panels insulspan-sips clarkdietrich-steel cemco-steel-framing'.split(
    ' ',
  );
const LINKED = ['smart-hvac-systems', 'premier-building-systems', 'r-control'];
const SLUGS = [...ROUTE_TABLE, ...LINKED];

const maker = (slug: string) => {
  const found = makers.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No manufacturer ${slug}`);
  return found;
};

const render = (path: string) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: [path] },
      createElement(
        Routes,
        null,
        createElement(Route, { path: '/manufacturer', element: createElement(ManufacturerOverview) }),
        createElement(Route, { path: '/manufacturers/:slug', element: createElement(ManufacturerPage) }),
      ),
    ),
  );
const page = (slug: string) => render(`/manufacturers/${slug}`);

type Link = { href: string; text: string; newTab: boolean };
const linksIn = (html: string): Link[] =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    text: inner.replace(/<[^>]+>/g, '').trim(),
    newTab: attributes.includes('target="_blank"'),
  }));
const paths = (html: string) => new Set(linksIn(html).map(({ href }) => href.replace(/[?#].*/, '')));
const external = (html: string) => linksIn(html).filter(({ href }) => href.startsWith('http'));
/** The page's visible text. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

type Of<Kind extends ManufacturerSection['kind']> = Extract<ManufacturerSection, { kind: Kind }>;
const sections = <Kind extends ManufacturerSection['kind']>(slug: string, kind: Kind) =>
  maker(slug).sections.filter((section): section is Of<Kind> => section.kind === kind);
const count = (slug: string, kind: 'benefits' | 'products' | 'specifications' | 'applications') =>
  sections(slug, kind).flatMap((section) => Object(section)[kind]).length;

describe('§2 Route table "Manufacturer page. Slugs: …" and the links beyond it', () => {
  test('every slug has a page, and every page is prerendered', () => {
    expect(makers.map(({ slug }) => slug)).toEqual(expect.arrayContaining(SLUGS));
    for (const slug of SLUGS) expect(prerenderedPaths).toContain(`/manufacturers/${slug}`);
    expect(prerenderedPaths).toContain('/manufacturer');
  });

  test('titles are at most 60 characters, descriptions 70 to 160; these, headings and sheets are unique', () => {
    for (const { meta } of makers) {
      expect(meta.title.length, meta.title).toBeLessThanOrEqual(60);
      expect(meta.description.length, meta.description).toBeGreaterThanOrEqual(70);
      expect(meta.description.length, meta.description).toBeLessThanOrEqual(160);
    }
    for (const field of [
      makers.map(({ meta }) => meta.title),
      makers.map(({ meta }) => meta.description),
      makers.map(({ meta }) => meta.sheet),
      makers.map(({ heading }) => heading),
      makers.map(({ ask }) => ask.heading),
    ])
      expect(new Set(field).size).toBe(makers.length);
  });
});

describe('§2 "Manufacturers overview (/manufacturer)"', () => {
  const html = render('/manufacturer');

  test('"Seven partner cards, each with category, description, four features and a Learn More link"', () => {
    const seven = [
      'zip-system',
      'huber-sip-panels',
      'kingspan',
      'tesla-solar-roof',
      'icon-3d-printed-homes',
      'dusty-robotics',
      'smart-hvac-systems',
    ];
    const learnMore = linksIn(html).filter(({ text }) => text.startsWith('Learn More'));
    expect(learnMore.map(({ href }) => href)).toEqual(
      expect.arrayContaining(seven.map((slug) => `/manufacturers/${slug}`)),
    );
    const text = textOf(html);
    for (const slug of seven) {
      const { partner, category } = maker(slug);
      expect(partner?.features).toHaveLength(4);
      for (const words of [category, partner?.description, ...(partner?.features ?? [])])
        expect(text).toContain(words);
    }
  });

  test('"A Why We Choose These Partners block: quality assurance, innovation, energy efficiency"', () => {
    const block = html.slice(html.indexOf('Why We Choose These Partners'));
    const titles = [...block.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title]) => title);
    expect(titles.slice(0, 3)).toEqual(['Quality assurance', 'Innovation', 'Energy efficiency']);
  });

  test('every manufacturer page is reachable from it', () => {
    for (const { slug } of makers) expect(paths(html)).toContain(`/manufacturers/${slug}`);
  });
});

describe('§2 "Manufacturer pages (/manufacturers/{slug})"', () => {
  test.each(SLUGS)('"Each pushes toward a quote": %s leads to /contact from top and bottom', (slug) => {
    const toContact = linksIn(page(slug)).filter(({ href }) => href.startsWith('/contact?service='));
    expect(toContact.length).toBeGreaterThanOrEqual(2);
  });

  test.each(SLUGS)('"External manufacturer links open in a new tab": %s', (slug) => {
    for (const { newTab, text, href } of linksIn(page(slug))) {
      expect(newTab, href).toBe(href.startsWith('http'));
      if (newTab) expect(text).toContain('opens in a new tab');
    }
  });

  test.each(SLUGS)('%s has one h1, a breadcrumb and at least one figure, no picture twice', (slug) => {
    const html = page(slug);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Breadcrumb"');
    const pictures = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src);
    expect(pictures.length).toBeGreaterThanOrEqual(1);
    expect(new Set(pictures).size).toBe(pictures.length);
    const numbers = [...html.matchAll(/Fig\. (\d+)\. /g)].map(([, number]) => Number(number));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
  });

  test('zip-system: "benefits; specification table; links to /contact, /manufacturer and an external manufacturer site"', () => {
    const html = page('zip-system');
    expect(count('zip-system', 'benefits')).toBeGreaterThanOrEqual(4);
    expect(sections('zip-system', 'specifications')[0]?.form).toBe('table');
    expect(paths(html)).toContain('/manufacturer');
    expect(external(html).map(({ href }) => href)).toContain('https://www.huberwood.com/zip-system');
  });

  test('huber-sip-panels: "benefits; specification table; links to /contact and /manufacturer"', () => {
    expect(count('huber-sip-panels', 'benefits')).toBeGreaterThanOrEqual(4);
    expect(sections('huber-sip-panels', 'specifications')[0]?.form).toBe('table');
    expect(paths(page('huber-sip-panels'))).toContain('/manufacturer');
  });

  test('kingspan: hero to /contact and /cost-comparison, four benefit and two application cards, long copy', () => {
    const { actions, ask } = maker('kingspan');
    expect(actions.map(({ href }) => href.replace(/\?.*/, ''))).toEqual(['/contact', '/cost-comparison']);
    expect(count('kingspan', 'benefits')).toBe(4);
    const [cards] = sections('kingspan', 'applications');
    expect(cards?.applications.map(({ serviceLink }) => serviceLink)).toEqual([
      '/services/custom-homes',
      '/services/commercial',
    ]);
    const copy = sections('kingspan', 'copy').flatMap(({ paragraphs }) => paragraphs.flat());
    const words = copy.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(' ');
    expect(words.split(/\s+/).length).toBeGreaterThan(250);
    expect(ask.heading).toBeTruthy();
  });

  test('kingspan: "compatible technologies (…); service-area links (…)"', () => {
    const [links] = sections('kingspan', 'links');
    expect(links?.columns.map((column) => column.links.map(({ href }) => href))).toEqual([
      ['triple-s-steel', 'zip-system', 'panasonic-oasys', 'tesla-solar-roof'].map(
        (slug) => `/manufacturers/${slug}`,
      ),
      ['austin', 'dripping-springs', 'bee-cave', 'lakeway', 'marble-falls', 'johnson-city'].map(
        (slug) => `/service-area/${slug}`,
      ),
    ]);
  });

  test.each(['tesla-solar-roof', 'icon-3d-printed-homes'])(
    '%s: "benefits; specification list; links to /contact and /manufacturer"',
    (slug) => {
      expect(count(slug, 'benefits')).toBeGreaterThanOrEqual(4);
      expect(sections(slug, 'specifications')[0]?.form).toBe('list');
      expect(paths(page(slug))).toContain('/manufacturer');
    },
  );

  test('tesla-solar-roof: "external link"', () => {
    const hrefs = external(page('tesla-solar-roof')).map(({ href }) => href);
    expect(hrefs).toContain('https://www.tesla.com/solarroof');
  });

  test('dusty-robotics: "benefits; before/after comparison; specification list"', () => {
    expect(count('dusty-robotics', 'benefits')).toBeGreaterThanOrEqual(4);
    const [comparison] = sections('dusty-robotics', 'comparison');
    expect(comparison?.rows.length).toBeGreaterThanOrEqual(5);
    expect(sections('dusty-robotics', 'specifications')[0]?.form).toBe('list');
  });

  test.each([
    ['metl-span', 3],
    ['premier-sips', 3],
    ['mitsubishi-electric', 4],
    ['trane-hvac', 4],
    ['triple-s-steel', 4],
    ['panasonic-oasys', 4],
  ] as const)('%s: %i products, each with a link that leaves the site', (slug, expected) => {
    const products = sections(slug, 'products').flatMap((section) => section.products);
    expect(products).toHaveLength(expected);
    const links = external(page(slug)).filter(({ text }) => text.startsWith('Details'));
    expect(links).toHaveLength(expected);
    for (const { name, description, features, link } of products) {
      // A link of its own, to be read as such; the name is its heading, and for screen readers in the link as well.
      const own = links.filter(({ text }) => text.startsWith(`Details of ${name}`));
      expect(own.map(({ href }) => href)).toEqual([link]);
      expect(page(slug)).toContain(`>${name.replace('&', '&amp;')}</h3>`);
      // Where several products share one page of the maker's, it is no product page, and the words name the site.
      const hasPage = products.filter((other) => other.link === link).length === 1;
      const site = new URL(link).hostname.replace(/^www\./, '');
      expect(own[0]?.text.includes(` on ${site}`)).toBe(!hasPage);
      expect(description.length).toBeGreaterThan(40);
      expect(features.length).toBeGreaterThanOrEqual(3);
      expect(new URL(link).protocol).toBe('https:');
    }
    // Said once, below the products: where the details are.
    const [{ linksLeadTo = '' } = {}] = sections(slug, 'products');
    const domain = new URL(products[0]?.link ?? '').hostname.replace(/^www\./, '');
    expect(linksLeadTo).toContain(domain);
    expect(textOf(page(slug)).split(linksLeadTo)).toHaveLength(2);
  });

  test('premier-sips: "plus specifications"', () => {
    expect(count('premier-sips', 'specifications')).toBeGreaterThanOrEqual(5);
  });
});

describe('§2 "falk-insulated-panels, insulspan-sips, clarkdietrich-steel, cemco-steel-framing"', () => {
  const related: [slug: string, links: string[]][] = [
    ['falk-insulated-panels', ['kingspan', 'metl-span', 'triple-s-steel', 'premier-sips']],
    ['insulspan-sips', ['premier-sips', 'huber-sip-panels', 'kingspan', 'zip-system']],
    ['clarkdietrich-steel', ['triple-s-steel', 'cemco-steel-framing', 'kingspan', 'zip-system']],
    ['cemco-steel-framing', ['clarkdietrich-steel', 'triple-s-steel', 'kingspan', 'metl-span']],
  ];

  test.each(related)(
    '%s: "a hero with Get Quote (/contact) and a compare link (/cost-comparison)"',
    (slug) => {
      const [quote, compare] = maker(slug).actions;
      expect(quote?.text).toBe('Get Quote');
      expect(quote?.href).toMatch(/^\/contact(\?|$)/);
      expect(compare?.text).toMatch(/^Compare/);
      expect(compare?.href).toBe('/cost-comparison');
    },
  );

  test.each(related)('%s: "a benefits list, an applications list, a specification list"', (slug) => {
    for (const kind of ['benefits', 'applications', 'specifications'] as const)
      expect(count(slug, kind)).toBeGreaterThanOrEqual(3);
  });

  test.each(related)('%s: "a copy block with six generated cross-reference links"', (slug) => {
    const nearby = /aria-label="Where we work"(.*?)<\/nav>/s.exec(page(slug))?.[1] ?? '';
    const links = linksIn(nearby);
    expect(links).toHaveLength(6);
    for (const { href, text } of links) {
      const city = text.slice(text.lastIndexOf(' in ') + 4);
      expect(href).toBe(`/service-area/${city.toLowerCase().replaceAll(' ', '-')}`);
    }
    expect(page(slug)).toBe(page(slug));
  });

  test('the generated links differ from page to page', () => {
    const drawn = related.map(([slug]) => /aria-label="Where we work"(.*?)<\/nav>/s.exec(page(slug))?.[1]);
    expect(new Set(drawn).size).toBe(4);
  });

  test.each(related)('%s: "a related-manufacturers sidebar", exactly as listed', (slug, expected) => {
    const sidebar = /<aside(.*?)<\/aside>/s.exec(page(slug))?.[1] ?? '';
    expect(linksIn(sidebar).map(({ href }) => href)).toEqual(
      expected.map((name) => `/manufacturers/${name}`),
    );
  });

  test.each(related)('%s: "Inline links … also go to trane-hvac and mitsubishi-electric"', (slug) => {
    expect(paths(page(slug))).toContain('/manufacturers/trane-hvac');
    expect(paths(page(slug))).toContain('/manufacturers/mitsubishi-electric');
  });
});

describe('§9 "Manufacturer marketing figures"', () => {
  test.each([
    ['kingspan', ['up to R-30']],
    ['metl-span', ['up to R-30']],
    ['falk-insulated-panels', ['up to R-30']],
    ['zip-system', ['7/16 and 5/8 inch', '30-year limited', 'Climate zones all']],
    ['huber-sip-panels', ['4.5 to 12.25 inches', 'EPS', 'OSB', 'up to R-50', 'up to 24 feet']],
    ['premier-sips', ['4.5 to 12.25 inches', 'EPS', 'OSB', 'up to R-50', 'up to 24 feet']],
    ['insulspan-sips', ['4.5 to 12.25 inches', 'EPS', 'OSB', 'up to R-50', 'up to 24 feet']],
    ['tesla-solar-roof', ['Power generation warranty 25 years']],
    ['dusty-robotics', ['1/16 inch', '80% less']],
    ['mitsubishi-electric', ['up to 30.5 SEER2', '12-year', '5-year']],
    ['trane-hvac', ['up to 22 SEER', '10-year']],
    ['panasonic-oasys', ['up to 26 SEER']],
  ] as [string, string[]][])('%s states them', (slug, figures) => {
    const text = textOf(page(slug)).toLowerCase();
    for (const figure of figures) expect(text).toContain(figure.toLowerCase());
  });

  test('no page states an R-value, SEER or warranty that the specification does not give', () => {
    const allowed = /^(R-30|R-50|SEER 20|22 SEER|26 SEER|30\.5 SEER2|(5|10|12|25|30)-year|R-25–30)$/;
    for (const { slug } of makers) {
      const found = textOf(page(slug)).match(/R-\d+([-–]\d+)?|SEER \d+|[\d.]+ SEER2?|\b\d+-year/g) ?? [];
      for (const figure of found) expect(figure, slug).toMatch(allowed);
    }
  });
});

describe('Pictures and drawings of the makers', () => {
  /** Captioned; the projects below have pages of their own, whose pictures they are. */
  const picturesOf = (slug: string) =>
    new Set(
      [...withoutTiles(page(slug)).matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src as string),
    );
  const withoutTiles = (html: string) => html.replace(/<article[\s\S]*?<\/article>/g, '');
  const drawingsIn = (html: string) =>
    [...html.matchAll(/makers\.svg#maker-([a-z-]+)"/g)].map(([, name]) => name as string);

  test('each page draws what the maker makes, and no two draw the same', () => {
    const drawn = SLUGS.flatMap((slug) => drawingsIn(page(slug)));
    expect(drawn).toHaveLength(SLUGS.length);
    expect(new Set(drawn).size).toBe(SLUGS.length);
  });

  test('no picture stands on more than two makers’ pages', () => {
    const all = makers.flatMap(({ slug }) => [...picturesOf(slug)]);
    expect(all.filter((src) => all.filter((other) => other === src).length > 2)).toEqual([]);
    expect(all.length - new Set(all).size).toBeLessThanOrEqual(1);
  });
});

test.each(makers.map(({ slug }) => slug))('%s ends with two projects of ours', (slug) => {
  const strip = page(slug).split('<article').slice(1);
  expect(strip).toHaveLength(2);
  for (const [i, project] of (maker(slug).work?.projects ?? []).entries())
    expect(strip[i]).toContain(`/projects/${project}"`);
  expect(maker(slug).work?.heading).toBeTruthy();
});

describe('No two manufacturer pages share more than their frame and calls to action', () => {
  /** Eight words in a row, of a maker's own words. */
  function shingles(slug: string): Set<string> {
    const { meta: _meta, actions: _actions, ...own } = maker(slug);
    const words = wordsOf(own).flatMap((text) => [
      ...(text.toLowerCase().match(/[\p{L}\d’./-]+/gu) ?? []),
      '|',
    ]);
    const found = new Set<string>();
    for (let i = 0; i + 8 <= words.length; i++) {
      const run = words.slice(i, i + 8);
      if (!run.includes('|')) found.add(run.join(' '));
    }
    return found;
  }

  /** All texts in a value but those that name a file or an address. */
  function wordsOf(value: unknown): string[] {
    if (typeof value === 'string') return /^(https?:|\/)/.test(value) ? [] : [value];
    if (value === null || typeof value !== 'object') return [];
    return Object.values(value).flatMap(wordsOf);
  }

  test('not eight words in a row', () => {
    const seen = new Map<string, string>();
    for (const { slug } of makers)
      for (const shingle of shingles(slug)) {
        expect(seen.get(shingle), `${slug}: ${shingle}`).toBeUndefined();
        seen.set(shingle, slug);
      }
    expect(seen.size).toBeGreaterThan(2000);
  });

  test('not one heading', () => {
    const own = makers.flatMap(({ sections }) =>
      sections.map(({ heading }) => heading).filter((heading) => !GIVEN.has(heading)),
    );
    expect(new Set(own).size).toBe(own.length);
  });

  /** The specification's own names for parts of the last four pages. */
  const GIVEN = new Set(['Benefits', 'Applications', 'Specification']);

  test('no two pages are made of the same sections in the same order and form', () => {
    const shapes = makers.map(({ opening, sections }) =>
      [opening, ...sections.map((section) => section.kind + ('form' in section ? section.form : ''))].join(
        ' ',
      ),
    );
    expect(new Set(shapes).size).toBe(makers.length);
  });
});
