/** The text of an article without its formatting. Reads any value: a draft may hold anything. */
import type { PictureName } from '../figure.ts';
import type { ArticleBody, Block, Heading, Inline, List } from '../records/article-body.ts';

type Node = Block | Inline | List['content'][number] | { content?: readonly unknown[] };

/** The words of a node as a reader sees them: without its footnotes. */
export function plainText(node: Node): string {
  if ('text' in node) return node.text;
  if ('type' in node && node.type === 'footnote') return '';
  if ('type' in node && node.type === 'plate') return node.attrs.caption;
  const parts = (node.content ?? []).map((part) => plainText(part as Node));
  const isText = 'type' in node && (node.type === 'paragraph' || node.type === 'heading');
  return parts.join(isText ? '' : ' ');
}

/** A heading as its anchor on the page. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export type Outline = {
  /** Headings of the second level, in order; `at` is the place among the blocks. */
  headings: { text: string; anchor: string; at: number }[];
  /** The plates in the order of the text. */
  plates: { picture: PictureName; at: number }[];
};

/** An article's headings and figures, for its contents and figure numbers. Equal headings get different anchors. */
export function outlineOf({ content }: ArticleBody): Outline {
  const used = new Map<string, number>();
  const headings = content.flatMap((block, at) => {
    if (!isChapter(block)) return [];
    const text = plainText(block);
    const anchor = anchorOf(text) || 'part';
    const count = (used.get(anchor) ?? 0) + 1;
    used.set(anchor, count);
    return [{ text, anchor: count === 1 ? anchor : `${anchor}-${count}`, at }];
  });
  return {
    headings,
    plates: content.flatMap((block, at) =>
      block.type === 'plate' ? [{ picture: block.attrs.picture, at }] : [],
    ),
  };
}

const isChapter = (block: Block): block is Heading => block.type === 'heading' && block.attrs.level === 2;
