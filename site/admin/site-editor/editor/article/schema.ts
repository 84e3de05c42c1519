/** ProseMirror's schema for the nodes of an article (contract/site/records/article-body.ts). */
import { type DOMOutputSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { normalizeBody, startOf } from '#contract/site/articles/normalize.ts';
import { PICTURE_NAMES } from '#contract/site/figure.ts';
import { isLinkTarget } from '#contract/site/link-target.ts';
import type { ArticleBody } from '#contract/site/records/article-body.ts';
import { thumbnailOf } from '../../pictures/pictures.ts';

const cell = (tag: 'th' | 'td', tableRole: string): NodeSpec => ({
  content: 'paragraph',
  attrs: {
    // Required by prosemirror-tables; our tables have no joined cells.
    ...{ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    align: { default: 'left' },
  },
  tableRole,
  isolating: true,
  parseDOM: [
    {
      tag,
      getAttrs: (from) => ({
        align: /right/.test(from.className + from.getAttribute('align')) ? 'right' : 'left',
      }),
    },
  ],
  toDOM: ({ attrs }) => [tag, { class: attrs.align === 'right' ? 'is-right' : '' }, 0],
});

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block part',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      content: 'text*',
      group: 'block',
      marks: 'em',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    bulletList: {
      content: 'listItem+',
      group: 'block part',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    orderedList: {
      content: 'listItem+',
      group: 'block part',
      attrs: { start: { default: 1 } },
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: startOf(list.getAttribute('start')) }) }],
      toDOM: ({ attrs: { start } }) => (start === 1 ? ['ol', 0] : ['ol', { start }, 0]),
    },
    listItem: {
      content: 'paragraph part*',
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
      defining: true,
    },
    table: {
      content: 'tableRow+',
      group: 'block',
      tableRole: 'table',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    tableRow: {
      content: '(tableHeader | tableCell)+',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    tableHeader: cell('th', 'header_cell'),
    tableCell: cell('td', 'cell'),
    plate: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: { picture: { default: PICTURE_NAMES[0] }, alt: { default: '' }, caption: { default: '' } },
      // Only our own, as they are copied within the editor: pictures of other pages aren't ours.
      parseDOM: [
        {
          tag: 'figure[data-plate]',
          getAttrs: ({ dataset: { plate, alt = '', caption = '' } }) => ({ picture: plate, alt, caption }),
        },
      ],
      toDOM: plateInForm,
    },
    footnote: {
      inline: true,
      group: 'inline',
      content: 'text*',
      atom: true,
      attrs: { name: { default: 'source' } },
      parseDOM: [{ tag: 'sup[data-source]', getAttrs: ({ dataset }) => ({ name: dataset.source }) }],
      toDOM: ({ attrs }) => [
        'sup',
        { 'data-source': attrs.name, title: 'Citation. Press Enter to edit.' },
        ['span', 0],
      ],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[data-href], a[href]',
          getAttrs: (link) => {
            const href = link.dataset.href ?? link.getAttribute('href') ?? '';
            return isLinkTarget(href) && { href };
          },
        },
      ],
      // No address to follow: a click puts the cursor there.
      toDOM: ({ attrs }) => ['a', { 'data-href': attrs.href, title: attrs.href }, 0],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }],
      toDOM: () => ['em', 0],
    },
  },
});

function plateInForm({ attrs: { picture, alt, caption } }: Node): DOMOutputSpec {
  const source = thumbnailOf(picture);
  const shown: DOMOutputSpec = source
    ? ['img', { src: source, alt, draggable: 'false' }]
    : ['span', { class: 'no-thumbnail' }, picture];
  const words = caption || 'No caption yet';
  return [
    'figure',
    { 'data-plate': picture, 'data-alt': alt, 'data-caption': caption },
    shown,
    [
      'figcaption',
      { ...(!(caption && alt) && { class: 'is-missing' }) },
      alt ? words : `${words}. No alt text yet`,
    ],
  ];
}

/** A draft's text, as the editor shows it; an empty one begins with a paragraph. */
export function docFrom(value: unknown): Node {
  const body = normalizeBody(value);
  const content = body.content.length > 0 ? body.content : [{ type: 'paragraph' }];
  return schema.nodeFromJSON({ ...body, content });
}

/** The document as it is saved: without the empty paragraphs at its end, which the cursor needs. */
export function bodyFrom(doc: Node): ArticleBody {
  const { content } = normalizeBody(doc.toJSON());
  const end = content.findLastIndex((block) => block.type !== 'paragraph' || block.content !== undefined);
  return { type: 'doc', content: content.slice(0, end + 1) };
}

/** Changes what differs from `next`, and nothing else: the cursor stays where it is. @returns null where nothing does. */
export function applyDifference(tr: Transaction, next: Node): Transaction | null {
  const { content } = tr.doc;
  const start = content.findDiffStart(next.content);
  const end = content.findDiffEnd(next.content);
  if (start === null || end === null) return null;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
}
