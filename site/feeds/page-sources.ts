/** The sources of each public page: the content files that date it, and its pictures. */

import { type Article, categoryHref } from '#contract/article.ts';
import { PICTURE_NAMES, type PictureName } from '#contract/figure.ts';
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
const modules = import.meta.glob('../../content/**/*.ts', { eager: true });

const singleFiles = derived(() => new Map(singlePages().map(({ href, file }) => [href, file])));
const FOLDERS: Record<string, string> = {
  'service-area': 'areas',
  manufacturers: 'manufacturers',
  services: 'services',
  projects: 'projects',
};

/** @param path a public path of `site/catalog/urls.ts` */
export function sourceOf(path: string): PageSource {
  return lists()[path] ?? articlePages()[path] ?? fromFile(fileOf(path));
}

function fileOf(path: string): string {
  const [folder = '', slug] = path.slice(1).split('/');
  const file = singleFiles().get(path) ?? `${FOLDERS[folder]}/${slug}`;
  return `content/${file}.ts`;
}

function fromFile(file: string): PageSource {
  const module = modules[`../../${file}`];
  if (!module) throw new Error(`A public page has no content file ${file}.`);
  return { files: [file], pictures: picturesIn(module) };
}

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
      articles.map(({ category }) => [
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
    if (names.has(value)) found.add(value as PictureName);
    else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(content);
  return [...found];
}
