/** What each public page is made of: its content files, which date it, and the pictures it shows. */

import { type Article, categoryHref } from '#contract/article.ts';
import { PICTURE_NAMES, type PictureName } from '#contract/figure.ts';
import { articleHref, articles } from '../parts/article/articles.ts';
import { makers } from '../parts/manufacturer/manufacturers.ts';
import { portfolioFilters, projects } from '../parts/portfolio/projects.ts';
import { overview } from '../parts/services/services.ts';

export type PageSource = {
  /** Paths from the project's root (`content/team.ts`). */
  files: string[];
  /** Calendar date of its own, where the content carries one. */
  date?: string;
  pictures: PictureName[];
};

const names = new Set<unknown>(PICTURE_NAMES);
const modules = import.meta.glob('../../content/**/*.ts', { eager: true });

/** Pages that one content file makes; the folders' pages follow from their path. */
const SINGLE: Record<string, string> = {
  '/': 'home',
  '/how-we-build': 'how-we-build',
  '/cost-comparison': 'cost-comparison',
  '/contact': 'contact',
  '/team': 'team',
  '/contractor-partnerships': 'partnerships',
  '/privacy-policy': 'legal/privacy-policy',
  '/terms-of-service': 'legal/terms-of-service',
  '/sitemap': 'site-map',
};
const FOLDERS: Record<string, string> = {
  'service-area': 'areas',
  manufacturers: 'manufacturers',
  services: 'services',
  projects: 'projects',
};

/** @param path a public path of `site/urls.ts` */
export function sourceOf(path: string): PageSource {
  return LISTS[path] ?? articlePages[path] ?? fromFile(fileOf(path));
}

function fileOf(path: string): string {
  const [folder = '', slug] = path.slice(1).split('/');
  const file = slug ? `${FOLDERS[folder]}/${slug}` : SINGLE[path];
  return `content/${file}.ts`;
}

function fromFile(file: string): PageSource {
  const content = modules[`../../${file}`];
  if (!content) throw new Error(`No content file ${file}: a new public page needs a line in page-sources.ts`);
  return { files: [file], pictures: picturesIn(content) };
}

const projectFile = ({ slug }: { slug: string }) => `content/projects/${slug}.ts`;

const articlePages: Record<string, PageSource> = Object.fromEntries(
  articles.map((article) => [articleHref(article), fromArticles([article])]),
);

/** Pages that gather others. */
const LISTS: Record<string, PageSource> = {
  '/services': {
    files: ['content/services-overview.ts', ...overview.map(({ slug }) => `content/services/${slug}.ts`)],
    pictures: picturesIn(overview),
  },
  '/manufacturer': {
    files: [
      'content/manufacturer-overview.ts',
      ...makers.map(({ slug }) => `content/manufacturers/${slug}.ts`),
    ],
    pictures: picturesIn(makers.map(({ partner }) => partner)),
  },
  '/projects': { files: projects.map(projectFile), pictures: picturesIn(projects.map(({ cover }) => cover)) },
  ...Object.fromEntries(
    portfolioFilters.map((filter) => [
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
};

/** Articles carry their date; the newest dates the page. They come newest first. */
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
