import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { dollars } from '#contract/site/cost.ts';
import { figuresOf } from '#contract/site/project-figures.ts';
import { PROJECT_KINDS, PROJECT_STATUSES } from '#contract/site/project-kinds.ts';
import { floorArea, portfolioFilters } from '#site/catalog/projects.ts';
import { FloorPlan } from '#site/drawings/floor-plan/floor-plan.tsx';
import { floorPlans } from '#site/drawings/floor-plan/plans/plans.ts';
import { filterLede, filterPage } from '#site/pages/projects/filter-words.ts';
import { builtMain, textOf } from '../support/built-page.ts';
import { kindFilters, projects, townFilters } from '../support/shipped-content.ts';

/** Service areas of requirements §3.10. */
const TOWNS =
  'austin bryan college-station bee-cave driftwood dripping-springs blanco llano spicewood johnson-city marble-falls round-rock cedar-park georgetown pflugerville lakeway wimberley fredericksburg'.split(
    ' ',
  );

describe('/projects: portfolio and gallery (requirements §3.14)', () => {
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

  test('the next sheet follows, the first after the last', () => {
    for (const [i, { slug }] of projects.entries()) {
      const next = projects[(i + 1) % projects.length]?.slug;
      const [, nav = ''] = of(slug).split('aria-label="Next project"');
      expect(nav.split('</nav>')[0]).toContain(`href="/projects/${next}"`);
    }
  });
});

describe('Filters (requirements §3.20)', () => {
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
});

describe('Floor plans (requirements §3.20)', () => {
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
