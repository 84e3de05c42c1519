/** The site's content, as pages read it: records in their order, with slugs, and words that name the firm. */
import { phoneHref } from '#content/firm.ts';
import { mailWords } from '#content/mail-words.ts';
import { meetingWords } from '#content/meeting-words.ts';
import { visitorWords } from '#content/visitor-words.ts';
import { referenceOf } from '#contract/inquiries/reference.ts';
import { mailtoHref } from '#contract/mail/mailto.ts';
import { accentOf } from '#contract/site/accent.ts';
import { iconOf, shownLogo } from '#contract/site/logo.ts';
import type { Area } from '#contract/site/records/area.ts';
import type { Article, ArticleRecord } from '#contract/site/records/article.ts';
import type { Firm } from '#contract/site/records/firm.ts';
import { type IsHiddenPath, nothingHidden } from '#contract/site/records/hidden-pages.ts';
import type { Manufacturer } from '#contract/site/records/manufacturer.ts';
import { inOrder } from '#contract/site/records/orders.ts';
import type { Project } from '#contract/site/records/project.ts';
import type { Service } from '#contract/site/records/service.ts';
import { completeArticle, completeProject } from './complete-records.ts';
import { withFirmWords } from './firm-words.ts';
import type { ShippedPageTexts } from './shipped-pages.ts';

/** An area with its slug, which is its file's name. */
export type ServiceArea = Area & { slug: string };
export type Maker = Manufacturer & { slug: string };
export type PortfolioProject = Project & { slug: string };

/** The collections by slug, the firm, and the texts of each page. */
export type ContentRecords = {
  firm: Firm;
  pages: ShippedPageTexts;
  areas: Record<string, Area>;
  manufacturers: Record<string, Manufacturer>;
  projects: Record<string, Project>;
  /** Unnamed projects come after, in the order of sheets. */
  projectOrder?: readonly string[] | undefined;
  services: Record<string, Service>;
  articles: Record<string, ArticleRecord>;
  isHidden?: IsHiddenPath;
};

export type SiteContent = ReturnType<typeof contentOf>;

/** Orders the records as the site shows them. */
export function contentOf({ firm, pages, isHidden = nothingHidden, ...records }: ContentRecords) {
  return {
    firm,
    /** Whether the page at a path is off the website. */
    isHidden,
    accent: accentOf(firm),
    mark: shownLogo(firm),
    icon: iconOf(firm),
    phoneHref: phoneHref(firm),
    emailHref: mailtoHref(firm.email),
    ...withFirmWords(pages, firm),
    mailWords: mailWords(firm),
    meetingWords: meetingWords(firm),
    visitorWords: visitorWords(firm, referenceOf(firm.name, '7K3M-92')),
    /** By name. */
    areas: withSlugs(records.areas).sort((a, b) => a.name.localeCompare(b.name, 'en-US')),
    /** In the order of their sheets. */
    makers: withSlugs(records.manufacturers).sort((a, b) => a.meta.sheet.localeCompare(b.meta.sheet)),
    projects: inOrder(
      withSlugs(records.projects)
        .map((project) => ({ ...completeProject(project, firm), slug: project.slug }))
        .sort((a, b) => a.sheet.localeCompare(b.sheet)),
      ({ slug }) => slug,
      records.projectOrder,
    ),
    services: records.services,
    /** Newest first. */
    articles: Object.entries(records.articles)
      .map(([slug, article]): Article => ({ ...completeArticle(article), slug }))
      .sort((a, b) => b.date.localeCompare(a.date)),
    articleBodies: Object.fromEntries(
      Object.entries(records.articles).map(([slug, { body }]) => [slug, body]),
    ),
  };
}

const withSlugs = <T>(records: Record<string, T>) =>
  Object.entries(records).map(([slug, record]) => ({ ...record, slug }));
