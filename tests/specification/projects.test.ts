import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PICTURE_NAMES } from '#contract/figure.ts';
import { figuresOf, PROJECT_KINDS } from '#contract/project.ts';
import { kindFilters, portfolioFilters, projects, townFilters } from '#site/catalog/projects.ts';
import { FloorPlan } from '#site/drawings/floor-plan/floor-plan.tsx';
import { floorPlans } from '#site/drawings/floor-plan/plans/plans.ts';
import { filterPage } from '#site/pages/projects/filter-words.ts';

/** Service areas known to the specification (§2). */
const TOWNS =
  'austin bryan college-station bee-cave driftwood dripping-springs blanco llano spicewood johnson-city marble-falls round-rock cedar-park georgetown pflugerville lakeway wimberley fredericksburg'.split(
    ' ',
  );

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

describe('Filters (product.md §12)', () => {
  test('every project is found by its kind and by its town, each at an address of its own', () => {
    for (const filters of [kindFilters, townFilters]) {
      const found = filters.flatMap((filter) => filter.projects.map((project) => project.slug));
      expect(found.toSorted()).toEqual(projects.map((project) => project.slug).toSorted());
    }
    const hrefs = portfolioFilters.map((filter) => filter.href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs).toContain('/projects/kind/custom-homes');
    expect(hrefs).toContain('/projects/town/bryan');
  });
});

describe('Filter pages', () => {
  test('each has a title of at most 60 characters, a description of 70 to 160, all unique', () => {
    const pages = portfolioFilters.map(filterPage);
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
