/** Describes the differences between two texts of an article, paragraph by paragraph. */
import { normalizeBody } from '#contract/site/articles/normalize.ts';
import { plainText } from '#contract/site/articles/words.ts';
import type { Block, Inline, ListItem } from '#contract/site/records/article-body.ts';
import type { FieldChange, FieldPath } from '#contract/site/site-records.ts';

type Place = { path: FieldPath; label: string };

export function bodyChanges(before: unknown, after: unknown, { path, label }: Place): FieldChange[] {
  const old = normalizeBody(before).content;
  const now = normalizeBody(after).content;
  const kept = commonBlocks(old, now);
  const changes: FieldChange[] = [];
  let [from, to] = [0, 0];
  for (const [oldAt, nowAt] of [...kept, [old.length, now.length] as const]) {
    // Between two unchanged blocks, pair each old block with the one that replaced it.
    for (let row = 0; row < Math.max(oldAt - from, nowAt - to); row++) {
      const [was, is] = [
        row < oldAt - from ? old[from + row] : undefined,
        row < nowAt - to ? now[to + row] : undefined,
      ];
      const at = Math.min(to + row, Math.max(0, now.length - 1));
      changes.push({
        path: [...path, 'content', at],
        label: `${label}, ${nameOf(is ?? was)}`,
        ...{ before: was ? blockInWords(was) : null, after: is ? blockInWords(is) : null },
      });
    }
    [from, to] = [oldAt + 1, nowAt + 1];
  }
  return changes.filter((change) => change.before !== change.after);
}

/** The longest run of blocks, in order, that both have: pairs of places. */
function commonBlocks(old: readonly Block[], now: readonly Block[]): [number, number][] {
  const [a, b] = [old, now].map((blocks) => blocks.map((block) => JSON.stringify(block))) as [
    string[],
    string[],
  ];
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = a.length - 1; row >= 0; row--)
    for (let column = b.length - 1; column >= 0; column--)
      (lengths[row] as Uint16Array)[column] =
        a[row] === b[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < a.length && column < b.length; ) {
    if (a[row] === b[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

const NAMES: Record<Block['type'], string> = {
  paragraph: 'paragraph',
  heading: 'heading',
  bulletList: 'list',
  orderedList: 'list',
  table: 'table',
  plate: 'picture',
};
const nameOf = (block: Block | undefined): string => (block ? NAMES[block.type] : 'paragraph');

/** Returns a block as text, including link targets, emphasis and sources. */
function blockInWords(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${block.attrs.level === 3 ? 'Subheading' : 'Heading'}: ${plainText(block)}`;
    case 'bulletList':
      return block.content.map((item) => `• ${itemInWords(item)}`).join('\n');
    case 'orderedList':
      return block.content
        .map((item, at) => `${(block.attrs?.start ?? 1) + at}. ${itemInWords(item)}`)
        .join('\n');
    case 'table':
      return block.content
        .map((row) => row.content.map(({ content: [cell] }) => inlineInWords(cell.content)).join(' | '))
        .join('\n');
    case 'plate': {
      const { picture, caption, alt } = block.attrs;
      return `Picture ${picture}: ${caption}\nAlt text: ${alt}`;
    }
    case 'paragraph':
      return inlineInWords(block.content);
  }
}

const itemInWords = ({ content }: ListItem): string =>
  content
    .map((part) => (part.type === 'paragraph' ? inlineInWords(part.content) : `\n${blockInWords(part)}`))
    .join(' ');

const inlineInWords = (parts: readonly Inline[] = []): string =>
  parts
    .map((part) => {
      if (part.type === 'footnote') return ` [Citation: ${plainText({ content: part.content ?? [] })}]`;
      const link = part.marks?.find((mark) => mark.type === 'link');
      const stress = part.marks?.some(({ type }) => type === 'strong') ? '**' : '';
      const lean = part.marks?.some(({ type }) => type === 'em') ? '_' : '';
      return `${stress}${lean}${part.text}${lean}${stress}${link ? ` (${link.attrs.href})` : ''}`;
    })
    .join('');
