/** Fills what forms leave blank, so that a page of photographs alone, or of a title and a text, is complete. */
import { normalizeBody } from '#contract/site/articles/normalize.ts';
import { plainText } from '#contract/site/articles/words.ts';
import { PROJECT_KINDS } from '#contract/site/project-kinds.ts';
import type { ArticleHead, ArticleRecord } from '#contract/site/records/article.ts';
import type { Figure } from '#contract/site/records/fields.ts';
import type { Firm } from '#contract/site/records/firm.ts';
import type { Project } from '#contract/site/records/project.ts';

const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;
const MAX_EXCERPT = 240;

export function completeProject(project: Project, { name: firm }: Pick<Firm, 'name'>): Project {
  const { name, summary, kind, town, cover, story, gallery, pairs } = project;
  const place = town.name ? `${name}, ${town.name}` : name;
  const what =
    town.name && kind ? `${PROJECT_KINDS[kind]} in ${town.name}, designed and built by ${firm}.` : '';
  const described = (figure: Figure): Figure => ({ ...figure, alt: figure.alt || figure.caption || place });
  return {
    ...project,
    pageTitle: project.pageTitle || cut(place, MAX_TITLE),
    description: project.description || cut(`${summary} ${what}`.trim(), MAX_DESCRIPTION),
    lede: project.lede || summary,
    cover: described(cover),
    story: story.map((part) => (part.figure ? { ...part, figure: described(part.figure) } : part)),
    gallery: gallery.map(described),
    ...(pairs && {
      pairs: pairs.map((pair) => ({
        ...pair,
        before: described({ ...pair.before, caption: pair.before.caption || pair.label }),
        after: described({ ...pair.after, caption: pair.after.caption || pair.label }),
      })),
    }),
  };
}

/** The head of an article. */
export function completeArticle({ body, ...head }: ArticleRecord): ArticleHead {
  const excerpt = head.excerpt || cut(firstParagraph(body), MAX_EXCERPT);
  return {
    ...head,
    excerpt,
    pageTitle: head.pageTitle || cut(head.title, MAX_TITLE),
    description: head.description || cut(excerpt, MAX_DESCRIPTION),
  };
}

function firstParagraph(body: unknown): string {
  const first = normalizeBody(body).content.find(({ type }) => type === 'paragraph');
  return first ? plainText(first) : '';
}

/** Shortens a text to whole words. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most + 1);
  return short.slice(0, Math.max(short.lastIndexOf(' '), 0) || most).replace(/[,;:]$/, '');
}
