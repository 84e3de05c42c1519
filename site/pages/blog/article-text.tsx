import { Fragment, type ReactNode } from 'react';
import { type Outline, plainText } from '#contract/site/articles/words.ts';
import type { ArticleBody, Block, Cell, Footnote, List, Table } from '#contract/site/records/article-body.ts';
import type { Figure as FigureContent } from '#contract/site/records/fields.ts';
import { Figure } from '../../components/figure.tsx';
import { InlineText, notesIn, noteWith } from './inline-text.tsx';
import { PROSE } from './prose.ts';

type ArticleTextProps = { body: ArticleBody; outline: Outline };

/** The text of an article, its sources below it. Each block is on a separate line, as in its source file. */
export function ArticleText({ body, outline }: ArticleTextProps) {
  const notes = notesIn(body);
  // The picture at the head is the first.
  const numbers = new Map(outline.plates.map(({ at }, plate) => [at, plate + 2]));
  const anchors = new Map(outline.headings.map(({ at, anchor }) => [at, anchor]));
  const shown = body.content.map((block, at) => ({ block, at })).filter(({ block }) => isShown(block));
  return (
    <>
      {shown.map(({ block, at }, place) => (
        <Fragment key={at}>
          {place > 0 && '\n'}
          <BlockPart block={block} anchor={anchors.get(at)} notes={notes} number={numbers.get(at)} />
        </Fragment>
      ))}
      {notes.length > 0 && (
        <>
          {'\n'}
          <Sources notes={notes} />
        </>
      )}
    </>
  );
}

/** A paragraph that was left empty is no part of the page. */
const isShown = (block: Block): boolean =>
  block.type === 'plate' || block.type === 'table' || plainText(block).trim() !== '';

type BlockProps = {
  block: Block;
  anchor: string | undefined;
  notes: readonly Footnote[];
  /** Figure number within the article; undefined for other blocks. */
  number: number | undefined;
};

function BlockPart({ block, anchor, notes, number }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className={PROSE.p}>
          <InlineText parts={block.content} notes={notes} hasMargin />
        </p>
      );
    case 'heading': {
      const Level = block.attrs.level === 2 ? 'h2' : 'h3';
      return (
        <Level id={anchor} className={PROSE[Level]}>
          <InlineText parts={block.content} notes={notes} />
        </Level>
      );
    }
    case 'bulletList':
    case 'orderedList':
      return <ListPart list={block} notes={notes} />;
    case 'table':
      return <TablePart table={block} notes={notes} />;
    case 'plate':
      return <Plate figure={block.attrs} number={number} />;
  }
}

type WithNotes = { notes: readonly Footnote[] };

function ListPart({ list, notes, isInner }: WithNotes & { list: List; isInner?: boolean }) {
  const Kind = list.type === 'orderedList' ? 'ol' : 'ul';
  const inner = Kind === 'ol' ? PROSE.innerOl : PROSE.innerUl;
  // Several paragraphs in one of them set all of them apart.
  const isLoose = list.content.some(
    (item) => item.content.filter(({ type }) => type === 'paragraph').length > 1,
  );
  return (
    <Kind className={isInner ? inner : PROSE[Kind]} {...list.attrs}>
      {'\n'}
      {list.content.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Fragment key={at}>
          <li className={PROSE.li}>
            {item.content.map((part, place) => {
              if (part.type !== 'paragraph')
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                return <ListPart key={place} list={part} notes={notes} isInner />;
              const Around = isLoose ? 'p' : Fragment;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                <Around key={place}>
                  <InlineText parts={part.content} notes={notes} />
                </Around>
              );
            })}
          </li>
          {'\n'}
        </Fragment>
      ))}
    </Kind>
  );
}

function TablePart({ table, notes }: WithNotes & { table: Table }) {
  const [head, ...rows] = table.content;
  return (
    <div className={PROSE.tableFrame}>
      <table className={PROSE.table}>
        <thead>
          <tr>
            {head?.content.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              <th key={at} scope="col" className={`${PROSE.th} ${aligned(cell)}`}>
                <InlineText parts={cell.content[0].content} notes={notes} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > 0 && (
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              <tr key={at}>
                {row.content.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                  <td key={column} className={`${PROSE.td} ${aligned(cell)}`}>
                    <InlineText parts={cell.content[0].content} notes={notes} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

const aligned = ({ attrs: { align } }: Cell) => (align === 'right' ? 'text-right' : 'text-left');

/** The article's sources, in the order of its references, each with the way back. */
function Sources({ notes }: WithNotes): ReactNode {
  return (
    <section data-footnotes className={PROSE.sources}>
      <h2 id="footnote-label" className={PROSE.h2}>
        Sources
      </h2>
      {'\n'}
      <ol className={PROSE.ol}>
        {'\n'}
        {notes.map((note, at) => (
          <Fragment key={note.attrs.name}>
            <li id={`fn-${note.attrs.name}`} className={PROSE.li}>
              {'\n'}
              <p className={PROSE.p}>
                <InlineText parts={noteWith(note, ' ')} notes={[]} />
                <a
                  href={`#fnref-${note.attrs.name}`}
                  data-footnote-backref=""
                  aria-label={`Back to reference ${at + 1}`}
                  className={PROSE.a}
                >
                  ↩
                </a>
              </p>
              {'\n'}
            </li>
            {'\n'}
          </Fragment>
        ))}
      </ol>
      {'\n'}
    </section>
  );
}

/**
 * A figure between paragraphs.
 * @param number in the article, whose head has the first.
 */
function Plate({ figure, number }: { figure: FigureContent; number: number | undefined }) {
  return (
    <Figure
      figure={figure}
      number={number}
      aspect="aspect-auto"
      sizes="(min-width: 64rem) 68vw, 92vw"
      className="col-span-full my-8 break-inside-avoid lg:col-span-9 lg:col-start-4 lg:my-12"
    />
  );
}
