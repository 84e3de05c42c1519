/** Specification §2 "Home (/)", §9. */
import { describe, expect, test } from 'vitest';
import { homeHeadlines, homeSubheadings } from '#content/copy/home.ts';
import { builtMain, linksIn, textOf } from '../support/built-page.ts';

const html = builtMain('/');
const text = textOf(html);
const links = linksIn(html);
const sections = html.split('<section').slice(1);
const sectionOf = (heading: string) => sections.find((section) => section.includes(`>${heading}</h2>`)) ?? '';

describe('§2 "Hero: headline, a subheading chosen at random per page view, and buttons"', () => {
  test('the headline is one of the pool of 8', () => {
    expect(homeHeadlines).toHaveLength(8);
    expect(homeHeadlines as readonly string[]).toContain(/<h1[^>]*>([^<]+)</.exec(html)?.[1]);
  });
  test('all 7 subheadings stand in one place, for the script to choose from', () => {
    const pool = homeSubheadings.map((words) => `<p>${words}</p>`).join('');
    expect(html).toContain(pool);
    expect(homeSubheadings).toHaveLength(7);
  });
  test.each([
    ['Begin Your Project', '/contact'],
    ['View Our Work', '/projects'],
  ])('the button "%s" leads to %s', (name, href) => expect(links).toContainEqual([name, href]));
  test('the picture is the ridge house, and the same house at dusk', () => {
    expect(html).toContain('01-hero-ridge-house');
    expect(html).toContain('01b-hero-ridge-house-dusk');
  });
});

describe('§2 "Hill Country Communities grid of 8 towns"', () => {
  const towns = [
    'Austin',
    'Bee Cave',
    'Dripping Springs',
    'Johnson City',
    'Blanco',
    'Marble Falls',
    'Wimberley',
    'Fredericksburg',
  ];
  const found = linksIn(sectionOf('Hill Country Communities'));
  test('"Each links to /service-area/{name lowercased, first space replaced by a hyphen}", in this order', () => {
    expect(found.map(([, href]) => href)).toEqual(
      towns.map((n) => `/service-area/${n.toLowerCase().replace(' ', '-')}`),
    );
    for (const [index, name] of towns.entries()) expect(found[index]?.[0]).toContain(name);
  });
});

describe('§2 "Three-step approach: Foundation, Envelope, Systems"', () => {
  test('in this order', () => {
    const places = ['Foundation', 'Envelope', 'Systems'].map((step) =>
      html.search(new RegExp(`<h3[^>]*>(<span[^>]*>[^<]*</span>)?${step}</h3>`)),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
  test('with the performance standards of §9', () => {
    for (const figure of ['R-30 or more', '1.0 ACH50 or less', 'SEER 20 or more', 'net-zero ready'])
      expect(text).toContain(figure);
  });
});

describe('§2 "Design & Build section: six service blurbs and four photos"', () => {
  const section = sectionOf('Design & Build');
  test('six blurbs, each a link to its service', () => {
    expect(linksIn(section)).toHaveLength(6);
    for (const [, href] of linksIn(section)) expect(href).toMatch(/^\/services\//);
  });
  test('four pictures', () => expect(section.match(/<figure/g)).toHaveLength(4));
});

describe('§2 "Building Components: four cards linking to manufacturer pages"', () => {
  test('four, each to another maker', () => {
    const hrefs = linksIn(sectionOf('Building Components')).map(([, href]) => href);
    expect(new Set(hrefs).size).toBe(4);
    for (const href of hrefs) expect(href).toMatch(/^\/manufacturers\//);
  });
});

test('§9 "solar roof 25-year power generation warranty", "up to R-30", "4-8 months"', () => {
  expect(text).toContain('25 years');
  expect(text).toContain('up to R-30');
  expect(text).toContain('4-8 months');
});
