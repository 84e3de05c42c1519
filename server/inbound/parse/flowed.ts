/**
 * Joins the lines of format=flowed (RFC 3676): a line that ends in a space goes on in the next one of the same level of
 * quotation. `delsp` says that the space was added for it.
 */
export function joinFlowedLines(text: string, delsp: boolean): string {
  const paragraphs: { depth: number; parts: string[]; open: boolean }[] = [];
  for (const line of text.split('\n')) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0;
    const content = line.slice(depth).replace(/^ /, '');
    const open = content.endsWith(' ') && content !== '-- ';
    const part = open && delsp ? content.slice(0, -1) : content;
    const last = paragraphs.at(-1);
    if (last?.open && last.depth === depth && content !== '-- ') {
      last.parts.push(part);
      last.open = open;
    } else paragraphs.push({ depth, parts: [part], open });
  }
  return paragraphs
    .map(({ depth, parts }) => (depth ? `${'>'.repeat(depth)} ` : '') + parts.join(''))
    .join('\n');
}
