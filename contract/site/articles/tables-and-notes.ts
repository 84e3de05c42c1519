/** GitHub's tables and footnotes, without the rest of its Markdown: a bare address stays text. */
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Processor } from 'unified';

/** A plugin of unified, as remark-gfm is. */
export function tablesAndNotes(this: Processor): undefined {
  const data = this.data() as Record<string, unknown[] | undefined>;
  const add = (field: string, ...extensions: unknown[]) => {
    data[field] = [...(data[field] ?? []), ...extensions];
  };
  add('micromarkExtensions', gfmFootnote(), gfmTable());
  add('fromMarkdownExtensions', gfmFootnoteFromMarkdown(), gfmTableFromMarkdown());
}
