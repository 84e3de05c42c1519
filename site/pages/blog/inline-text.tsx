import { Fragment, type ReactNode } from 'react';
import type { ArticleBody, Footnote, Inline, Mark, TextNode } from '#contract/site/records/article-body.ts';
import { PROSE } from './prose.ts';

type InlineTextProps = {
  parts: readonly Inline[] | undefined;
  notes: readonly Footnote[];
  /** Whether the margin next to the text can hold its references. */
  hasMargin?: boolean;
};

/** Words with their emphasis, links and numbers of sources. Words that share an emphasis or a link are in one element. */
export function InlineText({ parts = [], notes, hasMargin = false }: InlineTextProps): ReactNode {
  const shown: ReactNode[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] as Inline;
    const mark = part.type === 'text' ? part.marks?.[0] : undefined;
    if (mark) {
      const run: TextNode[] = [];
      for (let next = parts[at]; next?.type === 'text' && isSame(next.marks?.[0], mark); next = parts[at]) {
        run.push({ ...next, marks: next.marks?.slice(1) ?? [] });
        at += 1;
      }
      shown.push(
        <Marked key={at} mark={mark}>
          <InlineText parts={run} notes={notes} />
        </Marked>,
      );
    } else {
      shown.push(
        <Fragment key={at}>
          {part.type === 'text' ? (
            part.text
          ) : (
            <SourceMark note={part} number={notes.indexOf(part) + 1} hasMargin={hasMargin} />
          )}
        </Fragment>,
      );
      at += 1;
    }
  }
  return shown;
}

function Marked({ mark, children }: { mark: Mark; children: ReactNode }) {
  switch (mark.type) {
    case 'link':
      return (
        <a href={mark.attrs.href} className={PROSE.a}>
          {children}
        </a>
      );
    case 'strong':
      return <strong className={PROSE.strong}>{children}</strong>;
    case 'em':
      return <em>{children}</em>;
  }
}

const isSame = (a: Mark | undefined, b: Mark): boolean =>
  a?.type === b.type && (a.type !== 'link' || b.type !== 'link' || a.attrs.href === b.attrs.href);

type SourceMarkProps = { note: Footnote; number: number; hasMargin: boolean };

function SourceMark({ note: { attrs, content }, number, hasMargin }: SourceMarkProps) {
  return (
    <>
      <sup className={PROSE.sup}>
        <a
          href={`#fn-${attrs.name}`}
          id={`fnref-${attrs.name}`}
          data-footnote-ref
          aria-describedby="footnote-label"
          className={PROSE.a}
        >
          {number}
        </a>
      </sup>
      {hasMargin && (
        // The list of sources at the end says the same to screen readers and on paper.
        <small aria-hidden="true" className={PROSE.sideNote}>
          <b className="mr-1 font-semibold text-copper">{number}</b>
          <InlineText parts={content} notes={[]} />
        </small>
      )}
    </>
  );
}

/** The sources in the order of the text. */
export function notesIn(body: ArticleBody): Footnote[] {
  const visit = (node: { type: string; content?: readonly unknown[] }): Footnote[] =>
    node.type === 'footnote'
      ? [node as Footnote]
      : (node.content ?? []).flatMap((part) => visit(part as typeof node));
  return visit(body);
}

/** A source with `end` after it, in one text with its last words. */
export function noteWith({ content = [] }: Footnote, end: string): TextNode[] {
  const last = content.at(-1);
  if (!last || last.marks) return [...content, { type: 'text', text: end }];
  return [...content.slice(0, -1), { ...last, text: last.text + end }];
}
