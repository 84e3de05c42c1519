/** Reads articles from MDX, for the build. */
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { parse } from 'yaml';
import { type ArticleHead, articleHead } from '../records/article.ts';
import { type ArticleBody, articleBody } from '../records/article-body.ts';
import { bodyOf } from './from-mdast.ts';
import { ArticleParseError } from './unreadable.ts';

const mdx = unified().use(remarkParse).use(tablesAndNotes).use(remarkFrontmatter).use(remarkMdx);

/**
 * Reads an article's file. Its JSX is parsed, never run.
 * @throws UnreadableArticle for anything that isn't one of the nodes of an article, with its line; for a head that doesn't fit.
 */
export function mdxToArticle(text: string): { head: ArticleHead; body: ArticleBody } {
  const tree = mdx.parse(text);
  const [front] = tree.children;
  if (front?.type !== 'yaml') throw new ArticleParseError('The file has no front matter at the top.', tree);
  const head = articleHead.safeParse(parse(front.value));
  if (!head.success) throw new ArticleParseError(inWords(head.error.issues), front);
  const body = articleBody.safeParse(bodyOf(tree));
  if (!body.success) throw new ArticleParseError(inWords(body.error.issues), tree);
  return { head: head.data, body: body.data };
}

const inWords = (issues: readonly { path: PropertyKey[]; message: string }[]): string =>
  issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join(' ');

/** A plugin of unified: GitHub's tables and footnotes, without the rest of its Markdown. A bare address stays text. */
function tablesAndNotes(this: Processor): undefined {
  const data = this.data() as Record<string, unknown[] | undefined>;
  const add = (field: string, ...extensions: unknown[]) => {
    data[field] = [...(data[field] ?? []), ...extensions];
  };
  add('micromarkExtensions', gfmFootnote(), gfmTable());
  add('fromMarkdownExtensions', gfmFootnoteFromMarkdown(), gfmTableFromMarkdown());
}
