/** What speaks against an article's text beyond its schema. */
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
      if (!plainText(block).trim()) return [['A heading is empty. Write it, or take it out.', true]];
      return block.attrs.level === 3 && chapters === 0
        ? [[`“${plainText(block)}” is a smaller heading without a heading above it.`, true]]
        : [];
    case 'table': {
      const [head, ...rows] = block.content;
      const unnamed = (head?.content ?? []).slice(1).some((cell) => !plainText(cell).trim());
      return [
        ...(rows.length === 0 ? [['A table has no rows below its first.', true] satisfies Words] : []),
        ...(unnamed ? [['A column of a table has no name.', false] satisfies Words] : []),
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
    ...(empty ? [['A link has no words. Give it some, or take it out.', true] satisfies Words] : []),
    ...(unsaid ? [['A source is empty. Write it, or take it out.', true] satisfies Words] : []),
  ];
}

const saidBy = ({ content = [] }: Footnote) => plainText({ content }).trim();

function inlinesIn({ content = [] }: { content?: readonly unknown[] }): Inline[] {
  return content.flatMap((part) => {
    const node = part as Inline | { type: string; content?: readonly unknown[] };
    return node.type === 'text' || node.type === 'footnote' ? [node as Inline] : inlinesIn(node as object);
  });
}
