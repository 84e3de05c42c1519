import { DETAIL_OF, type PictureName } from '#contract/site/figure.ts';
import { figuresOf } from '#contract/site/project-figures.ts';
import { PROJECT_KINDS, type ProjectKind } from '#contract/site/project-kinds.ts';
import type { Figure } from '#contract/site/records/fields.ts';
import type { Project } from '#contract/site/records/project.ts';
import { pictureStem } from '#contract/site/uploaded-picture.ts';
import type { PortfolioProject, SiteContent } from '../content/site-content.ts';
import { content, derived } from '../content/snapshot.ts';
import { areaBySlug, nearestFirst, type ServiceArea, wayBetween } from './areas.ts';

export type { PortfolioProject };

export function projectHref(project: Pick<PortfolioProject, 'slug'>): string {
  return `/projects/${project.slug}`;
}

/** The first floor area in a project's schedule (`2,940 sq ft`). */
export function floorArea(project: Project): string | undefined {
  return project.schedule.map(({ value }) => value.match(/[\d,]+ sq ft/)?.[0]).find(Boolean);
}

/** The result of a project's blower door test (`0.8 ACH50`). */
export function measuredAirtightness({ results }: Project): string | undefined {
  const measured = results?.ach50?.measured;
  return measured === undefined ? undefined : `${measured.toFixed(1)} ACH50`;
}

const bySlug = derived(({ projects }) => new Map(projects.map((project) => [project.slug, project])));

export function projectBySlug(slug: string | undefined): PortfolioProject | undefined {
  return slug === undefined ? undefined : bySlug().get(slug);
}

/** The named projects that are on the site, for a strip. */
export const projectsNamed = (slugs: readonly string[]): NearProject[] =>
  slugs.flatMap((slug) => {
    const project = projectBySlug(slug);
    return project ? [{ project }] : [];
  });

const byPicture = derived(
  ({ projects }) =>
    new Map(
      projects.flatMap((project) =>
        figuresOf(project).map(({ picture }) => [pictureStem(picture), project] as const),
      ),
    ),
);

/** The project that a picture shows, if it shows one of ours. */
export function projectShowing(picture: PictureName): PortfolioProject | undefined {
  return byPicture().get(DETAIL_OF[picture] ?? pictureStem(picture));
}

/** The next sheet; the first follows the last. */
export function projectAfter(project: PortfolioProject): PortfolioProject {
  const { projects } = content();
  return projects[(projects.indexOf(project) + 1) % projects.length] as PortfolioProject;
}

/** A project as a reader in some place sees it. */
export type NearProject = { project: PortfolioProject; away?: string };

/**
 * The projects nearest to an area, those in it first, each with the way there. A project whose cover the page
 * already shows is left out: its caption leads there. A county shows one of each of its towns before a second
 * one of any, and those with a headquarters' page last, so that its page isn't its largest town's again.
 */
export function projectsNear(
  area: ServiceArea,
  { count, shown }: { count: number; shown: readonly PictureName[] },
): NearProject[] {
  const unseen = content().projects.filter(({ cover }) => !isShown(shown, cover.picture));
  const candidates = area.kind === 'county' ? oneOfEachTownFirst(unseen.toReversed()) : unseen;
  return nearestFirst(candidates, area, ({ town }) => town.slug)
    .slice(0, count)
    .map((project) => {
      const town = areaBySlug(project.town.slug);
      return { project, away: town && wayBetween(area, town) };
    });
}

function oneOfEachTownFirst(list: readonly PortfolioProject[]): PortfolioProject[] {
  const isFirst = ({ town }: PortfolioProject, i: number) =>
    list.findIndex((other) => other.town.slug === town.slug) === i;
  const firsts = list.filter(isFirst);
  const hasOffice = ({ town }: PortfolioProject) => areaBySlug(town.slug)?.headquarters !== undefined;
  return [
    ...firsts.filter((project) => !hasOffice(project)),
    ...firsts.filter(hasOffice),
    ...list.filter((project, i) => !isFirst(project, i)),
  ];
}

/** The first of a project's figures whose picture isn't on the page yet, or its cover. */
export function figureBeside(shown: readonly PictureName[], project: PortfolioProject): Figure {
  return figuresOf(project).find(({ picture }) => !isShown(shown, picture)) ?? project.cover;
}

/** For any part of it that is in sight. */
const isShown = (shown: readonly PictureName[], picture: PictureName): boolean =>
  shown.some((one) => pictureStem(one) === pictureStem(picture));

/** One choice of the portfolio's filter: its page, its name and its projects. */
export type PortfolioFilter = {
  by: 'kind' | 'town';
  slug: string;
  name: string;
  href: string;
  projects: readonly PortfolioProject[];
};

/** Filters by kind of work, in the order of the services; kinds without a project are left out. Then by town, in alphabetical order. */
export function portfolioFiltersOf({ projects }: Pick<SiteContent, 'projects'>): readonly PortfolioFilter[] {
  const filter = (by: 'kind' | 'town', slug: string, name: string): PortfolioFilter => ({
    by,
    slug,
    name,
    href: `/projects/${by}/${slug}`,
    projects: projects.filter((project) => (by === 'kind' ? project.kind : project.town.slug) === slug),
  });
  const kinds = (Object.keys(PROJECT_KINDS) as ProjectKind[])
    .map((kind) => filter('kind', kind, PROJECT_KINDS[kind]))
    .filter(({ projects }) => projects.length > 0);
  const towns = [...new Map(projects.map(({ town }) => [town.slug, town.name]))]
    .toSorted(([, a], [, b]) => a.localeCompare(b))
    .map(([slug, name]) => filter('town', slug, name));
  return [...kinds, ...towns];
}

export const portfolioFilters = derived(portfolioFiltersOf);
