/** Makes an article's text of anything: what a draft holds, what was pasted, what an older editor wrote. */

import { hasControlCharacters } from '../../shared/control-characters.ts';
import { PICTURE_NAMES } from '../figure.ts';
import { isLinkTarget } from '../link-target.ts';
import type {
  Align,
  ArticleBody,
  ArticleParagraph,
  Block,
  Cell,
  Footnote,
  Inline,
  List,
  ListItem,
  Mark,
  Table,
  TextNode,
} from '../records/article-body.ts';
import { slugOf } from '../records/slug.ts';
import { BODY_LIMITS } from './limits.ts';

type Loose = {
  type?: unknown;
  text?: unknown;
  attrs?: Record<string, unknown>;
  marks?: unknown;
  content?: unknown;
};

/** Deeper nesting than any document of ours has; below it, text is all that is read. */
const MAX_DEPTH = 24;

/** The nodes that there are, with what can be read of the others as paragraphs. Total: it throws for nothing. */
export function normalizeBody(value: unknown): ArticleBody {
  const names = new Set<string>();
  return { type: 'doc', content: contentOf(value).flatMap((node) => blocksOf(node, names, 0)) };
}

const isNode = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const contentOf = (node: unknown): Loose[] => {
  const content = isNode(node) ? node.content : undefined;
  return Array.isArray(content) ? content.filter(isNode) : [];
};

function blocksOf(node: Loose, names: Set<string>, depth: number): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraphOf(node, names)];
    case 'heading':
      return [
        {
          type: 'heading',
          attrs: { level: node.attrs?.level === 3 ? 3 : 2 },
          ...nonEmpty(inlineOf(node, names).filter((part): part is TextNode => part.type === 'text')),
        },
      ];
    case 'bulletList':
    case 'orderedList': {
      const list = listOf(node, names, 1);
      return list ? [list] : [];
    }
    case 'table': {
      const table = tableOf(node, names);
      return table ? [table] : [];
    }
    case 'plate':
      return [{ type: 'plate', attrs: figureOf(node.attrs ?? {}) }];
    case 'text':
    case 'footnote':
      return [paragraphOf({ content: [node] }, names)];
    default:
      return depth < MAX_DEPTH ? contentOf(node).flatMap((part) => blocksOf(part, names, depth + 1)) : [];
  }
}

const nonEmpty = <T>(content: T[]): { content?: T[] } => (content.length > 0 ? { content } : {});

const paragraphOf = (node: Loose, names: Set<string>): ArticleParagraph => ({
  type: 'paragraph',
  ...nonEmpty(inlineOf(node, names)),
});

function listOf(node: Loose, names: Set<string>, depth: number): List | null {
  const items = contentOf(node).map((item): ListItem => {
    const parts = contentOf(item).flatMap((part): ListItem['content'] => {
      if (part.type !== 'bulletList' && part.type !== 'orderedList') return paragraphsOf(part, names);
      const inner = depth < BODY_LIMITS.listDepth ? listOf(part, names, depth + 1) : null;
      return inner ? [inner] : paragraphsOf(part, names);
    });
    return {
      type: 'listItem',
      content: parts[0]?.type === 'paragraph' ? parts : [{ type: 'paragraph' }, ...parts],
    };
  });
  const type = node.type as List['type'];
  const start = type === 'orderedList' ? startOf(node.attrs?.start) : 1;
  return items.length > 0 ? { type, ...(start !== 1 && { attrs: { start } }), content: items } : null;
}

/** The number that an ordered list begins with; 1 for an invalid value. */
export function startOf(value: unknown): number {
  const start = Number(value ?? 1);
  return Number.isInteger(start) && start >= 1 && start <= BODY_LIMITS.startMost ? start : 1;
}

/** The text of a part, whatever it is made of. */
function paragraphsOf(node: Loose, names: Set<string>, depth = 0): ArticleParagraph[] {
  if (node.type === 'paragraph' || node.type === 'heading') return [paragraphOf(node, names)];
  if (depth > MAX_DEPTH) return [];
  return contentOf(node).flatMap((part) => paragraphsOf(part, names, depth + 1));
}

/** Rows of one length, the first of them naming the columns. A column is aligned as its first cell is. */
function tableOf(node: Loose, names: Set<string>): Table | null {
  const rows = contentOf(node).map(contentOf);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return null;
  const aligns = Array.from(
    { length: width },
    (_, column): Align => (rows[0]?.[column]?.attrs?.align === 'right' ? 'right' : 'left'),
  );
  return {
    type: 'table',
    content: rows.map((row, at) => ({
      type: 'tableRow',
      content: aligns.map((align, column): Cell => {
        const inline = paragraphsOf(row[column] ?? {}, names).flatMap(({ content = [] }, paragraph) =>
          paragraph > 0 && content.length > 0
            ? [{ type: 'text', text: ' ' } as TextNode, ...content]
            : content,
        );
        return {
          type: at === 0 ? 'tableHeader' : 'tableCell',
          attrs: { align },
          content: [{ type: 'paragraph', ...nonEmpty(joined(inline)) }],
        };
      }),
    })),
  };
}

function figureOf({ picture, alt, caption }: Record<string, unknown>) {
  const line = (value: unknown) => (typeof value === 'string' ? seen(value).trim().slice(0, 300) : '');
  // Uploaded pictures have names that aren't in the list; which exist is checked when it is published.
  const name = (typeof picture === 'string' ? picture : PICTURE_NAMES[0]) as (typeof PICTURE_NAMES)[number];
  return { picture: name, alt: line(alt), caption: line(caption) };
}

function inlineOf(node: Loose, names: Set<string>, depth = 0): Inline[] {
  return joined(
    contentOf(node).flatMap((part): Inline[] => {
      if (part.type === 'text') return wordsOf(part);
      if (part.type === 'footnote') return [footnoteOf(part, names)];
      return depth < MAX_DEPTH ? inlineOf(part, names, depth + 1) : [];
    }),
  );
}

function wordsOf({ text, marks }: Loose): TextNode[] {
  const clean = typeof text === 'string' ? seen(text) : '';
  const kept = (Array.isArray(marks) ? marks : []).filter(isNode).flatMap(markOf);
  const order: Mark['type'][] = ['link', 'strong', 'em'];
  const sorted = order.flatMap((type) => kept.find((mark) => mark.type === type) ?? []);
  return clean ? [{ type: 'text', text: clean, ...(sorted.length > 0 && { marks: sorted }) }] : [];
}

function markOf({ type, attrs }: Loose): Mark[] {
  if (type === 'strong' || type === 'em') return [{ type }];
  const href = attrs?.href;
  return type === 'link' && typeof href === 'string' && isLinkTarget(href) ? [{ type, attrs: { href } }] : [];
}

function footnoteOf(node: Loose, names: Set<string>): Footnote {
  const given = node.attrs?.name;
  const asked = slugOf(typeof given === 'string' ? given : '').slice(0, 50) || 'source';
  let name = asked;
  for (let copy = 2; names.has(name); copy++) name = `${asked}-${copy}`;
  names.add(name);
  const content = inlineOf(node, new Set()).filter((part): part is TextNode => part.type === 'text');
  return { type: 'footnote', attrs: { name }, ...nonEmpty(content) };
}

/** Joins adjacent texts that have the same marks. */
function joined(parts: Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.type === 'text' && last?.type === 'text' && sameMarks(part, last))
      all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}

const sameMarks = (a: TextNode, b: TextNode) =>
  JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);

/** Line breaks as spaces; without controls, and without marks that turn the direction of the text around them. */
const seen = (text: string): string =>
  [...text.replace(/[\t\r\n]+/g, ' ')].filter((character) => !hasControlCharacters(character)).join('');
