/** The body of an article as a Markdown tree. */
import type {
  BlockContent,
  DefinitionContent,
  List as ListNode,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type { ArticleBody, Block, Footnote, Inline, List, Mark } from '../records/article-body.ts';

export function treeOf(body: ArticleBody): Root {
  const notes: Footnote[] = [];
  const children = body.content.flatMap((block) => nodesOf(block, notes));
  const definitions = notes.map(({ attrs: { name }, content = [] }): RootContent => {
    const text = phrasing(content, []);
    return {
      ...{ type: 'footnoteDefinition', identifier: name, label: name },
      children: [{ type: 'paragraph', children: text }],
    };
  });
  return { type: 'root', children: [...children, ...definitions] };
}

function nodesOf(block: Block, notes: Footnote[]): RootContent[] {
  switch (block.type) {
    case 'paragraph':
      return block.content ? [{ type: 'paragraph', children: phrasing(block.content, notes) }] : [];
    case 'heading':
      return block.content
        ? [{ type: 'heading', depth: block.attrs.level, children: phrasing(block.content, notes) }]
        : [];
    case 'bulletList':
    case 'orderedList':
      return [listNode(block, notes)];
    case 'table':
      return [
        {
          type: 'table',
          align:
            block.content[0]?.content.map(({ attrs }) => (attrs.align === 'right' ? 'right' : null)) ?? [],
          children: block.content.map((row) => ({
            type: 'tableRow',
            children: row.content.map(({ content: [text] }) => ({
              type: 'tableCell',
              children: phrasing(text.content ?? [], notes),
            })),
          })),
        },
      ];
    case 'plate':
      return [
        {
          ...{ type: 'mdxJsxFlowElement', name: 'Plate', children: [] },
          attributes: Object.entries(block.attrs).map(([name, value]) => ({
            // The writer leaves ampersands as they are, and the reader takes `&amp;` for one.
            ...{ type: 'mdxJsxAttribute', name, value: value.replaceAll('&', '&amp;') },
          })),
        },
      ];
  }
}

function listNode({ type, content }: List, notes: Footnote[]): ListNode {
  const spread = content.some((item) => item.content.filter((part) => part.type === 'paragraph').length > 1);
  return {
    ...{ type: 'list', ordered: type === 'orderedList', spread },
    ...(type === 'orderedList' && { start: 1 }),
    children: content.map((item) => ({
      ...{ type: 'listItem', spread },
      children: item.content.map((part): BlockContent | DefinitionContent =>
        part.type === 'paragraph'
          ? { type: 'paragraph', children: phrasing(part.content ?? [], notes) }
          : listNode(part, notes),
      ),
    })),
  };
}

/** Runs with a mark in common stand in one element, the links outermost. */
function phrasing(parts: readonly Inline[], notes: Footnote[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] as Inline;
    if (part.type === 'footnote') {
      notes.push(part);
      nodes.push({ type: 'footnoteReference', identifier: part.attrs.name, label: part.attrs.name });
      at += 1;
      continue;
    }
    const [mark] = part.marks ?? [];
    if (!mark) {
      nodes.push({ type: 'text', value: part.text });
      at += 1;
      continue;
    }
    const run = [];
    for (let next = parts[at]; next?.type === 'text' && isSame(next.marks?.[0], mark); next = parts[at]) {
      run.push({ ...next, marks: next.marks?.slice(1) ?? [] });
      at += 1;
    }
    nodes.push(marked(mark, phrasing(run, notes)));
  }
  return nodes;
}

function marked(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  if (mark.type === 'link')
    return { type: 'link', url: mark.attrs.href, title: null, children: children as [] };
  return { type: mark.type === 'em' ? 'emphasis' : 'strong', children };
}

const isSame = (a: Mark | undefined, b: Mark): boolean => JSON.stringify(a) === JSON.stringify(b);
