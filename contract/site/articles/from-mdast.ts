/** A Markdown tree as the body of an article. */
import type { FootnoteDefinition, ListItem as ItemNode, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type {
  Align,
  ArticleBody,
  ArticleParagraph,
  Block,
  Inline,
  List,
  ListItem,
  Mark,
  TextNode,
} from '../records/article-body.ts';
import { normalizeBody } from './normalize.ts';
import { ArticleParseError } from './unreadable.ts';

type Notes = Map<string, FootnoteDefinition>;

/** @throws UnreadableArticle for a node that no article can hold. */
export function bodyOf(tree: Root): ArticleBody {
  const notes: Notes = new Map();
  for (const node of tree.children) if (node.type === 'footnoteDefinition') notes.set(node.identifier, node);
  const content = tree.children.flatMap((node) =>
    node.type === 'yaml' || node.type === 'footnoteDefinition' ? [] : blockOf(node, notes),
  );
  return normalizeBody({ type: 'doc', content });
}

function blockOf(node: Nodes, notes: Notes): Block {
  switch (node.type) {
    case 'paragraph':
      return paragraphOf(node, notes);
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3)
        throw new ArticleParseError('Use heading levels 2 and 3 only.', node);
      return { type: 'heading', attrs: { level: node.depth }, content: wordsOf(node.children, notes) };
    case 'list':
      return listOf(node, notes);
    case 'table':
      return {
        type: 'table',
        content: node.children.map((row, at) => ({
          type: 'tableRow',
          content: row.children.map((cell, column) => ({
            type: at === 0 ? 'tableHeader' : 'tableCell',
            attrs: { align: alignOf(node.align?.[column]) },
            content: [paragraphOf(cell, notes)],
          })),
        })),
      };
    case 'mdxJsxFlowElement':
      return { type: 'plate', attrs: plateOf(node) };
    default:
      throw new ArticleParseError(`Articles can’t contain ${node.type}.`, node);
  }
}

const alignOf = (align: string | null | undefined): Align => (align === 'right' ? 'right' : 'left');

const paragraphOf = (node: Parents, notes: Notes): ArticleParagraph => ({
  type: 'paragraph',
  content: inlinesOf(node.children as PhrasingContent[], notes),
});

function listOf(node: Nodes & { type: 'list' }, notes: Notes): List {
  return {
    type: node.ordered ? 'orderedList' : 'bulletList',
    ...(node.ordered && node.start != null && { attrs: { start: node.start } }),
    content: node.children.map((item) => itemOf(item, notes)),
  };
}

const itemOf = (item: ItemNode, notes: Notes): ListItem => ({
  type: 'listItem',
  content: item.children.map((part) => {
    if (part.type === 'paragraph') return paragraphOf(part, notes);
    if (part.type === 'list') return listOf(part, notes);
    throw new ArticleParseError('Lists can contain only text and lists.', part);
  }),
});

/** Attributes as they are written: nothing in braces. */
function plateOf(node: Nodes & { type: 'mdxJsxFlowElement' }) {
  if (node.name !== 'Plate' || node.children.length > 0)
    throw new ArticleParseError('The only element allowed is <Plate picture alt caption />.', node);
  const attrs = Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
        throw new ArticleParseError('<Plate> values must be quoted text.', node);
      return [attribute.name, attribute.value];
    }),
  );
  return attrs as { picture: '24-steel-yard'; alt: string; caption: string };
}

const wordsOf = (nodes: readonly PhrasingContent[], notes: Notes): TextNode[] =>
  inlinesOf(nodes, notes).filter((part): part is TextNode => part.type === 'text');

function inlinesOf(nodes: readonly PhrasingContent[], notes: Notes, marks: Mark[] = []): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', text: node.value, marks }];
      case 'strong':
        return inlinesOf(node.children, notes, [...marks, { type: 'strong' }]);
      case 'emphasis':
        return inlinesOf(node.children, notes, [...marks, { type: 'em' }]);
      case 'link':
        return inlinesOf(node.children, notes, [...marks, { type: 'link', attrs: { href: node.url } }]);
      case 'footnoteReference':
        return [{ type: 'footnote', attrs: { name: node.identifier }, content: noteOf(node, notes) }];
      default:
        throw new ArticleParseError(`Paragraphs can’t contain ${node.type}.`, node);
    }
  });
}

function noteOf(node: Nodes & { type: 'footnoteReference' }, notes: Notes): TextNode[] {
  const definition = notes.get(node.identifier);
  const [only, more] = definition?.children ?? [];
  if (only?.type !== 'paragraph' || more)
    throw new ArticleParseError(`Citation [^${node.identifier}] must be one paragraph.`, definition ?? node);
  return wordsOf(only.children, new Map());
}
