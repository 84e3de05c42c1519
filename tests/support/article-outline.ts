/** An article's text as lines that can be read and compared: Markdown, with `{…}` for a source and `>` for a cell at the right. */
import type { ArticleBody, Block, Inline, List } from '#contract/site/records/article-body.ts';

export const outlineOfBody = ({ content }: ArticleBody): string => content.map(blockAsLines).join('\n\n');

function blockAsLines(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return inlineAsText(block.content);
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${inlineAsText(block.content)}`;
    case 'table':
      return block.content
        .map((row) =>
          row.content
            .map(
              ({ attrs, content: [words] }) =>
                `|${attrs.align === 'right' ? '>' : ''} ${inlineAsText(words.content)}`,
            )
            .join(' '),
        )
        .join('\n');
    case 'plate':
      return `![${block.attrs.alt}](${block.attrs.picture})`;
    default:
      return listAsLines(block, '');
  }
}

function listAsLines({ type, attrs, content }: List, indent: string): string {
  const lines = content.map(({ content: parts }, at) => {
    const sign = type === 'orderedList' ? `${(attrs?.start ?? 1) + at}.` : '-';
    return parts
      .map((part, place) =>
        part.type === 'paragraph'
          ? `${indent}${place === 0 ? sign : ' '.repeat(sign.length)} ${inlineAsText(part.content)}`
          : listAsLines(part, `${indent}   `),
      )
      .join('\n');
  });
  return lines.join('\n');
}

const inlineAsText = (parts: readonly Inline[] = []): string =>
  parts
    .map((part) => {
      if (part.type === 'footnote') return `{${inlineAsText(part.content)}}`;
      const has = (type: string) => part.marks?.some((mark) => mark.type === type);
      const link = part.marks?.find((mark) => mark.type === 'link');
      const stressed = has('strong') ? `**${part.text}**` : part.text;
      const words = has('em') ? `_${stressed}_` : stressed;
      return link ? `[${words}](${link.attrs.href})` : words;
    })
    .join('');
