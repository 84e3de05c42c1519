/** The sources of each public page: the content files that date it, and its pictures. */

import { ARTICLE_CATEGORIES, categoryHref } from '#contract/site/article-categories.ts';
import { PICTURE_NAMES, type PictureName } from '#contract/site/figure.ts';
import type { Article } from '#contract/site/records/article.ts';
import { isUploaded, pictureStem } from '#contract/site/uploaded-picture.ts';
import { articleHref } from '../catalog/articles.ts';
import { portfolioFilters } from '../catalog/projects.ts';
import { servicesOfOverview } from '../catalog/services.ts';
import { singlePages } from '../catalog/single-pages.ts';
import { derived } from '../content/snapshot.ts';

export type PageSource = {
  /** Paths from the project's root (`content/team.ts`). */
  files: string[];
  /** The content's own date, where it has one. */
  date?: string;
  pictures: PictureName[];
};

const names = new Set<unknown>(PICTURE_NAMES);

/** @param path a public path of `site/catalog/urls.ts` */
export function sourceOf(path: string): PageSource {
  const source = lists()[path] ?? articlePages()[path] ?? ownPages().get(path);
  if (!source) throw new Error(`The public page ${path} has no content.`);
  return source;
}

/** Pages of one record or one content file each. */
const ownPages = derived(({ areas, makers, projects, services }) => {
  const ofRecord = (base: string, folder: string, slug: string, record: object) =>
    [`${base}/${slug}`, fromFile(`${folder}/${slug}`, record)] as const;
  return new Map([
    ...singlePages().map(({ href, file, texts }) => [href, fromFile(file, texts)] as const),
    ...areas.map((area) => ofRecord('/service-area', 'areas', area.slug, area)),
    ...makers.map((maker) => ofRecord('/manufacturers', 'manufacturers', maker.slug, maker)),
    ...projects.map((project) => ofRecord('/projects', 'projects', project.slug, project)),
    ...Object.entries(services).map(([slug, service]) => ofRecord('/services', 'services', slug, service)),
  ]);
});

const fromFile = (file: string, content: object): PageSource => ({
  files: [`content/${file}.ts`],
  pictures: picturesIn(content),
});

const projectFile = ({ slug }: { slug: string }) => `content/projects/${slug}.ts`;

const articlePages = derived(
  ({ articles }): Record<string, PageSource> =>
    Object.fromEntries(articles.map((article) => [articleHref(article), fromArticles([article])])),
);

/** Pages that collect others. */
const lists = derived(
  ({ articles, makers, manufacturerOverview, projects }): Record<string, PageSource> => ({
    '/services': {
      files: [
        'content/services-overview.ts',
        ...servicesOfOverview().map(({ slug }) => `content/services/${slug}.ts`),
      ],
      pictures: picturesIn(servicesOfOverview()),
    },
    '/manufacturer': {
      files: [
        'content/manufacturer-overview.ts',
        ...makers.map(({ slug }) => `content/manufacturers/${slug}.ts`),
      ],
      pictures: picturesIn(manufacturerOverview),
    },
    '/projects': {
      files: ['content/projects-overview.ts', ...projects.map(projectFile)],
      pictures: picturesIn(projects.map(({ cover }) => cover)),
    },
    ...Object.fromEntries(
      portfolioFilters().map((filter) => [
        filter.href,
        {
          files: filter.projects.map(projectFile),
          pictures: picturesIn(filter.projects.map(({ cover }) => cover)),
        },
      ]),
    ),
    '/blog': fromArticles(articles),
    ...Object.fromEntries(
      ARTICLE_CATEGORIES.map((category) => [
        categoryHref(category),
        fromArticles(articles.filter((article) => article.category === category)),
      ]),
    ),
  }),
);

/** Articles carry their date; the newest, which comes first, dates the page. */
function fromArticles(list: readonly Article[]): PageSource {
  return { files: [], date: list[0]?.date, pictures: list.map(({ picture }) => picture) };
}

/** The pictures named anywhere in a page's content, each once. */
function picturesIn(content: unknown): PictureName[] {
  const found = new Set<PictureName>();
  const visit = (value: unknown) => {
    if (isUploaded(value)) found.add(pictureStem(value));
    else if (names.has(value)) found.add(value as PictureName);
    else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(content);
  return [...found];
}
