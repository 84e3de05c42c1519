/** The shipped content, for tests that compare pages with it. */
import { portfolioFilters } from '#site/catalog/projects.ts';
import { servicesOfOverview } from '#site/catalog/services.ts';
import { isPrerendered, publicPaths as publicPathsNow } from '#site/catalog/urls.ts';
import { shipped } from '#site/content/shipped.ts';

export const { areas, articles, makers, projects, services } = shipped;
export const overview = servicesOfOverview();
export const kindFilters = portfolioFilters().filter(({ by }) => by === 'kind');
export const townFilters = portfolioFilters().filter(({ by }) => by === 'town');
export const publicPaths = publicPathsNow();
export const prerenderedPaths = publicPaths.filter(isPrerendered);
export const areaSlugs = areas.map(({ slug }) => slug).toSorted();
export const manufacturerSlugs = makers.map(({ slug }) => slug).toSorted();
