/** Findings about an article's text that its schema can't express. */
import { normalizeBody } from '#contract/site/articles/normalize.ts';
import { plainText } from '#contract/site/articles/words.ts';
import type { Block, Footnote, Inline } from '#contract/site/records/article-body.ts';
import type { FieldPath, Finding } from '#contract/site/site-records.ts';

/** @param body that fits its schema. */
export function bodyFindings(body: unknown, at: FieldPath): Finding[] {
  const { content } = normalizeBody(body);
  let chapters = 0;
  return content.flatMap((block, index) => {
    const path = [...at, 'content', index];
    if (block.type === 'heading' && block.attrs.level === 2) chapters += 1;
    return [...inBlock(block, chapters).map(([text, blocks]) => ({ path, text, blocks }))];
  });
}

type Words = [text: string, blocks: boolean];

function inBlock(block: Block, chapters: number): Words[] {
  switch (block.type) {
    case 'heading':
      if (!plainText(block).trim()) return [['Add text to the empty heading, or remove it.', true]];
      return block.attrs.level === 3 && chapters === 0
        ? [[`Add a heading above the subheading “${plainText(block)}.”`, true]]
        : [];
    case 'table': {
      const [head, ...rows] = block.content;
      const unnamed = (head?.content ?? []).slice(1).some((cell) => !plainText(cell).trim());
      return [
        ...(rows.length === 0
          ? [['Add at least one row below the table’s headings.', true] satisfies Words]
          : []),
        ...(unnamed ? [['Add a heading to every table column.', false] satisfies Words] : []),
        ...links(block),
      ];
    }
    case 'paragraph':
    case 'bulletList':
    case 'orderedList':
      return links(block);
    case 'plate':
      return [];
  }
}

/** Links that can't be seen, and sources without words. */
function links(block: { content?: readonly unknown[] }): Words[] {
  const inlines = inlinesIn(block);
  const empty = inlines.some(
    (part) => part.type === 'text' && part.marks?.some(({ type }) => type === 'link') && !part.text.trim(),
  );
  const unsaid = inlines.some((part) => part.type === 'footnote' && !saidBy(part));
  return [
    ...(empty ? [['Add text to the empty link, or remove it.', true] satisfies Words] : []),
    ...(unsaid ? [['Add text to the empty citation, or remove it.', true] satisfies Words] : []),
  ];
}

const saidBy = ({ content = [] }: Footnote) => plainText({ content }).trim();

function inlinesIn({ content = [] }: { content?: readonly unknown[] }): Inline[] {
  return content.flatMap((part) => {
    const node = part as Inline | { type: string; content?: readonly unknown[] };
    return node.type === 'text' || node.type === 'footnote' ? [node as Inline] : inlinesIn(node as object);
  });
}
