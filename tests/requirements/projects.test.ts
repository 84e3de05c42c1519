import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contact } from '#content/contact.ts';
import { defaultArea } from '#content/copy/area-page.ts';
import { testimonials } from '#content/copy/testimonials.ts';
import { dollars } from '#contract/site/cost.ts';
import { DETAIL_OF, PICTURE_NAMES } from '#contract/site/figure.ts';
import type { Figure } from '#contract/site/records/fields.ts';
import { figuresOf, PROJECT_KINDS, PROJECT_STATUSES } from '#contract/site/records/project.ts';
import { floorArea, portfolioFilters } from '#site/catalog/projects.ts';
import { FloorPlan } from '#site/drawings/floor-plan/floor-plan.tsx';
import { floorPlans } from '#site/drawings/floor-plan/plans/plans.ts';
import { filterLede, filterPage } from '#site/pages/projects/filter-words.ts';
import { builtFile, builtMain, textOf } from '../support/built-page.ts';
import { areas, kindFilters, overview, projects, services, townFilters } from '../support/shipped-content.ts';

/** Service areas known to the specification (§2). */
const TOWNS =
  'austin bryan college-station bee-cave driftwood dripping-springs blanco llano spicewood johnson-city marble-falls round-rock cedar-park georgetown pflugerville lakeway wimberley fredericksburg'.split(
    ' ',
  );

/** Every figure anywhere in a record. */
function figuresIn(content: unknown): Figure[] {
  if (content === null || typeof content !== 'object') return [];
  const inside = Object.values(content).flatMap(figuresIn);
  return 'picture' in content && 'caption' in content ? [content as Figure, ...inside] : inside;
}
const CAPTIONED = /<figure(?:(?!<\/figure>)[\s\S])*<figcaption[\s\S]*?<\/figure>/g;
const textless = (html: string) => html.replaceAll('<!-- -->', '');

describe('§2 "/projects: Portfolio and gallery"', () => {
  test('there are at least eight projects, each with a story, a schedule and figures', () => {
    expect(projects.length).toBeGreaterThanOrEqual(8);
    for (const project of projects) {
      expect(project.story.length).toBeGreaterThanOrEqual(3);
      expect(project.schedule.length).toBeGreaterThanOrEqual(5);
      expect(figuresOf(project).length).toBeGreaterThanOrEqual(1);
      expect(TOWNS).toContain(project.town.slug);
      expect(PROJECT_KINDS).toHaveProperty(project.kind);
    }
  });

  test('every project is marked as sample content, and none claims to be finished work', () => {
    for (const project of projects) {
      expect(project.sample).toBe(true);
      expect(JSON.stringify(project)).not.toMatch(/completed project|we completed|our clients loved/i);
    }
  });

  test('titles are at most 60 characters, descriptions 70 to 160, sheets and all unique', () => {
    for (const { pageTitle, description } of projects) {
      expect(pageTitle.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    for (const field of ['pageTitle', 'description', 'sheet', 'name', 'summary', 'lede'] as const) {
      expect(new Set(projects.map((project) => project[field])).size).toBe(projects.length);
    }
    expect(new Set(projects.map((project) => project.ask.headline)).size).toBe(projects.length);
  });
});

describe('Figures', () => {
  test.each(projects)(
    '$slug shows each picture once, with alt text and a caption that says it is a model',
    (project) => {
      const figures = figuresOf(project);
      expect(new Set(figures.map((figure) => figure.picture)).size).toBe(figures.length);
      for (const figure of figures) {
        expect(PICTURE_NAMES).toContain(figure.picture);
        expect(figure.alt.length).toBeGreaterThan(40);
        expect(figure.caption).toMatch(/Model, 1:\d+\.$/);
      }
    },
  );

  test('no picture stands for two projects, so the portfolio never repeats itself', () => {
    const all = projects.flatMap((project) => figuresOf(project).map((figure) => figure.picture));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('One picture', () => {
  const ownFigures = projects.map((project) => ({ page: project.name, figures: figuresOf(project) }));
  const elsewhere = [
    ...areas.map(({ name, figures }) => ({ page: name, figures: [...figures] })),
    { page: 'a place without a page', figures: [...defaultArea.figures] },
    ...Object.values(services).map(({ name, ...service }) => ({
      page: name,
      figures: figuresIn({ ...service, overview: undefined }),
    })),
    { page: 'Services', figures: figuresIn(overview) },
  ];
  const pages = [...ownFigures, ...elsewhere];
  const names = projects.flatMap(({ name, town }) => [name, town.name]);

  test('shows one building: no caption elsewhere names another project or town', () => {
    for (const { page, figures } of elsewhere)
      for (const { picture, caption } of figures)
        for (const name of names) expect(caption, `${picture} on ${page}`).not.toContain(name);
  });

  test('shows one building: its scale is the same on every page', () => {
    const scales = Map.groupBy(
      pages.flatMap(({ figures }) => figures).filter(({ caption }) => /1:\d/.test(caption)),
      ({ picture }) => DETAIL_OF[picture] ?? picture,
    );
    for (const [picture, figures] of scales)
      expect(new Set(figures.map(({ caption }) => /1:[\d,]+/.exec(caption)?.[0])).size, picture).toBe(1);
  });

  /** A strip or tile that leads to another page has no caption: it is that page's picture. */
  test('is a captioned figure on no more than four pages of the whole site', () => {
    const addresses = [...builtFile('/sitemap.xml').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)];
    const shown = addresses.flatMap(([, page = '/']) => {
      // Contact is made by the server at each request, so its figures are read from its content.
      if (page === '/contact')
        return figuresIn(contact.figures).map(({ picture }) => ({ page, picture: picture as string }));
      const figures = builtMain(page).match(CAPTIONED) ?? [];
      const files = figures.flatMap((html) => [
        ...html.matchAll(/\/assets\/(\d\d[a-z]?-[a-z-]+)-[\w-]{8}\./g),
      ]);
      return [...new Set(files.map(([, picture = '']) => picture))].map((picture) => ({ page, picture }));
    });
    const pagesOf = Map.groupBy(shown, ({ picture }) => picture);
    expect(addresses.length).toBeGreaterThan(100);
    expect([...pagesOf.keys()].sort()).toEqual([...PICTURE_NAMES].sort());
    for (const [picture, on] of pagesOf)
      expect(on.length, `${picture}: ${on.map(({ page }) => page)}`).toBeLessThanOrEqual(4);
  });

  test('of a project leads to it from the areas and services that show it', () => {
    const html = textless(builtMain('/service-area/fredericksburg'));
    expect(html).toMatch(/Model,\s1:20\. *<a href="\/projects\/[a-z-]+"[^>]*>[\w ]+, Wimberley<\/a>/);
  });
});

describe('A project’s page', () => {
  const main = new Map(projects.map(({ slug }) => [slug, builtMain(`/projects/${slug}`)]));
  const of = (slug: string) => main.get(slug) ?? '';

  test.each(projects)('$slug says how far it is, when, how long, for how much and how large', (project) => {
    const text = textOf(of(project.slug));
    const { months = 0, cost = [0, 0] } = project;
    expect(months).toBeGreaterThanOrEqual(project.kind === 'custom-homes' ? 4 : 3);
    if (project.kind === 'custom-homes') expect(months).toBeLessThanOrEqual(8);
    for (const words of [
      PROJECT_STATUSES[project.status],
      String(project.year),
      `${months} months`,
      dollars(cost),
      floorArea(project) ?? '',
    ])
      expect(text).toContain(words);
    expect(of(project.slug)).toContain(`href="/service-area/${project.town.slug}"`);
  });

  test('the client’s line stands on its page, and no building has one before it is finished', () => {
    const told = projects.filter(({ slug }) => testimonials.some(({ project }) => project === slug));
    expect(told.filter(({ status }) => status !== 'built').map(({ slug }) => slug)).toEqual([]);
    expect(told.length).toBeGreaterThanOrEqual(13);
    for (const { text, project } of testimonials) if (project) expect(textOf(of(project))).toContain(text);
  });

  test('before and after stand where something stood before', () => {
    for (const { slug, change, kind } of projects) {
      if (kind === 'renovations') expect(change?.length, slug).toBeGreaterThanOrEqual(3);
      for (const row of change ?? [])
        for (const words of Object.values(row)) expect(textOf(of(slug))).toContain(words);
    }
  });

  test('the next sheet follows, the first after the last', () => {
    for (const [i, { slug }] of projects.entries()) {
      const next = projects[(i + 1) % projects.length]?.slug;
      const [, nav = ''] = of(slug).split('aria-label="Next project"');
      expect(nav.split('</nav>')[0]).toContain(`href="/projects/${next}"`);
    }
  });

  test('houses cost what the firm publishes, $280 to 320 a square foot, or more for what stands outside', () => {
    for (const project of projects.filter(({ kind }) => kind === 'custom-homes')) {
      const area = Number(floorArea(project)?.replaceAll(/[^\d]/g, '') ?? 0);
      if (area === 0) continue;
      const [low, high] = (project.cost ?? []).map((cost) => cost / area) as [number, number];
      expect(low, project.slug).toBeGreaterThanOrEqual(270);
      expect(high, project.slug).toBeLessThanOrEqual(370);
    }
  });
});

test('/projects says why there are fewer than the firm has built', () => {
  const text = textOf(builtMain('/projects'));
  expect(text).toContain('more than 100 projects');
  expect(text).toContain(`shows ${projects.length}:`);
  expect(text).not.toMatch(/[{}]/);
});

describe('Filters (product.md §12)', () => {
  test('every project is found by its kind and by its town, each at an address of its own', () => {
    for (const filters of [kindFilters, townFilters]) {
      const found = filters.flatMap((filter) => filter.projects.map((project) => project.slug));
      expect(found.toSorted()).toEqual(projects.map((project) => project.slug).toSorted());
    }
    const hrefs = portfolioFilters().map((filter) => filter.href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs).toContain('/projects/kind/custom-homes');
    expect(hrefs).toContain('/projects/town/bryan');
  });
});

describe('Filter pages', () => {
  test('a town’s page opens with a line of its own and names all its projects to search engines', () => {
    for (const filter of townFilters) {
      expect(filterLede(filter)).toContain(`In ${filter.name}`);
      for (const { name, summary } of filter.projects) {
        expect(filterLede(filter)).not.toContain(summary);
        expect(filterPage(filter).description).toContain(name);
      }
    }
  });

  test('each has a title of at most 60 characters, a description of 70 to 160, all unique', () => {
    const pages = portfolioFilters().map(filterPage);
    for (const { title, description } of pages) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description).toMatch(/[.]$/);
    }
    for (const field of ['title', 'description', 'sheet'] as const) {
      expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length);
    }
  });
});

describe('Floor plans (product.md §12)', () => {
  const drawn = projects.filter((project) => project.plan);

  test('at least four projects have one', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(4);
  });

  test.each(drawn)(
    '$slug: rooms lie on the sheet, openings no wider than a wall is long, north and scale shown',
    ({ plan }) => {
      const drawing = floorPlans[plan?.drawing ?? 'ridge-house'];
      const [left, top, width, height] = drawing.sheet;
      for (const room of drawing.rooms) {
        expect(room.at[0]).toBeGreaterThan(left);
        expect(room.at[0]).toBeLessThan(left + width);
        expect(room.at[1]).toBeGreaterThan(top);
        expect(room.at[1]).toBeLessThan(top + height);
      }
      for (const { kind, from, to } of drawing.openings) {
        const clear = Math.hypot(to[0] - from[0], to[1] - from[1]);
        expect(clear).toBeGreaterThan(2);
        if (kind === 'door') expect(clear).toBeLessThanOrEqual(3.5);
      }
      const html = renderToStaticMarkup(createElement(FloorPlan, { plan: drawing }));
      expect(html).toContain(`aria-label="${drawing.describe}"`);
      expect(html).toContain('>N<');
      expect(html).toMatch(/\d+′-\d+″/);
      expect(html).not.toContain('NaN');
      expect(html).not.toContain('style=');
    },
  );
});
