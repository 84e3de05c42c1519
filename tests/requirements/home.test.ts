/** Specification §2 "Home (/)", §9. */
import { describe, expect, test } from 'vitest';
import { homeHeadlines, homeSubheadings } from '#content/copy/home.ts';
import { aboutIntros } from '#content/copy/studio.ts';
import { firm } from '#content/firm.ts';
import { feature } from '#content/home.ts';
import { figuresOf } from '#contract/site/records/project.ts';
import { withFirmWords } from '../../site/content/firm-words.ts';
import { builtMain, linksIn, textOf } from '../support/built-page.ts';
import { projects } from '../support/shipped-content.ts';

const html = builtMain('/');
const text = textOf(html);
const links = linksIn(html);
const sections = html.split('<section').slice(1);
const sectionOf = (heading: string) => sections.find((section) => section.includes(`>${heading}</h2>`)) ?? '';

describe('§2 "Hero: headline, a subheading chosen at random per page view, and buttons"', () => {
  const pools = [
    ['8 headlines', homeHeadlines, 8, 'span'],
    ['7 subheadings', homeSubheadings, 7, 'p'],
    ['6 about intros', aboutIntros, 6, 'span'],
  ] as const;
  test.each(pools)('all %s are in one place, for the script to choose from', (_, pool, count, tag) => {
    expect(pool).toHaveLength(count);
    const shown = withFirmWords(pool, firm);
    expect(html).toContain(`>${shown.map((words) => `<${tag}>${words}</${tag}>`).join('')}</`);
  });
  test('the headlines are the page’s one h1', () => {
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(
      homeHeadlines.map((words) => `<span>${words}</span>`).join(''),
    );
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

describe('After the hero: one large project, then proof, then the towns', () => {
  const project = projects.find(({ slug }) => slug === feature.project);

  test('in this order', () => {
    const order = [`${project?.name}, ${project?.town.name}`, 'On the record', 'Hill Country Communities'];
    const places = order.map((heading) => html.indexOf(`>${heading}</h2>`));
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
  test('the picture is one of that project’s own', () => {
    expect(project && figuresOf(project).map(({ picture }) => picture)).toContain(feature.figure.picture);
  });
  test.each([
    ['15+', 'Years'],
    ['100+', 'Projects'],
    ['10', 'Counties'],
    ['10 yr', 'Frame warranty'],
  ])('§9 the dimension line says %s %s', (value, unit) => {
    const figure = sectionOf('On the record')
      .split('<div')
      .find((part) => part.includes(`>${unit}</dt>`));
    expect(figure).toContain(`>${value}<`);
  });
  test('with a client’s words and the price per square foot', () => {
    const proof = sectionOf('On the record');
    expect(proof).toMatch(/<blockquote/);
    expect(textOf(proof)).toContain('$280–320 per square foot');
    expect(linksIn(proof).map(([, href]) => href)).toContain('/cost-comparison');
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
  expect(text).toContain('4–8 months');
});
