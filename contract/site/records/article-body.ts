/**
 * The body of an article: a tree of a fixed set of nodes, in the shape that ProseMirror reads and writes. It is data from
 * end to end (docs/decisions/0024): parsed from the shipped MDX at build, edited in the browser, never evaluated.
 */
import * as z from 'zod';
import { hasControlCharacters } from '../../shared/control-characters.ts';
import { BODY_LIMITS } from '../articles/limits.ts';
import { isLinkTarget } from '../link-target.ts';
import { type Figure, figure } from './fields.ts';

export type Mark = { type: 'link'; attrs: { href: string } } | { type: 'strong' } | { type: 'em' };
export type TextNode = { type: 'text'; text: string; marks?: Mark[] };
/** A source; its number follows from its place. */
export type Footnote = { type: 'footnote'; attrs: { name: string }; content?: TextNode[] };
export type Inline = TextNode | Footnote;
export type ArticleParagraph = { type: 'paragraph'; content?: Inline[] };
export type Heading = { type: 'heading'; attrs: { level: 2 | 3 }; content?: TextNode[] };
export type ListItem = { type: 'listItem'; content: (ArticleParagraph | List)[] };
export type List = {
  type: 'bulletList' | 'orderedList';
  /** The number of the first item of an ordered list; without it, one. */
  attrs?: { start: number };
  content: ListItem[];
};
export type Align = 'left' | 'right';
export type Cell = {
  type: 'tableHeader' | 'tableCell';
  attrs: { align: Align };
  content: [ArticleParagraph];
};
export type TableRow = { type: 'tableRow'; content: Cell[] };
/** The first row names the columns. */
export type Table = { type: 'table'; content: TableRow[] };
/** A picture with its caption, numbered after the one at the head of the article. */
export type Plate = { type: 'plate'; attrs: Figure };
export type Block = ArticleParagraph | Heading | List | Table | Plate;
export type ArticleBody = { type: 'doc'; content: Block[] };

const linkTarget = z
  .string()
  .refine(
    isLinkTarget,
    'Link to a page on this website, an https:// URL, a phone number, or an email address.',
  );
const NOTHING_ELSE = 'This content can’t be used in an article.';

const mark = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: linkTarget }) }),
    z.strictObject({ type: z.literal('strong') }),
    z.strictObject({ type: z.literal('em') }),
  ],
  { error: NOTHING_ELSE },
);

const words = z.strictObject({
  type: z.literal('text'),
  text: z
    .string()
    .min(1, 'This text is empty.')
    .max(20_000, 'Keep paragraphs under 20,000 characters.')
    .refine((text) => !hasControlCharacters(text), 'The text contains an invalid character. Retype it.'),
  marks: z.optional(z.array(mark).min(1).max(3)),
});

const footnote = z.strictObject({
  type: z.literal('footnote'),
  attrs: z.strictObject({
    name: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  }),
  content: z.optional(z.array(words).max(50)),
});

const inline = z.discriminatedUnion('type', [words, footnote], { error: NOTHING_ELSE });
const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  content: z.optional(z.array(inline).max(500)),
});

const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: z.optional(z.array(words).max(50)),
});

const numbering = z.strictObject({ start: z.int().min(2).max(BODY_LIMITS.startMost) });

/** Nested lists, up to the depth that the layout supports. */
function list(depth: number): z.ZodObject<{ type: z.ZodLiteral }>[] {
  const parts: z.ZodType =
    depth > 1
      ? z.discriminatedUnion('type', [paragraph, ...(list(depth - 1) as [])], { error: NOTHING_ELSE })
      : z.discriminatedUnion('type', [paragraph], {
          error: `Lists can have up to ${BODY_LIMITS.listDepth} levels.`,
        });
  const item: z.ZodType = z.strictObject({
    type: z.literal('listItem'),
    content: z.array(parts).min(1).max(50),
  });
  return (['bulletList', 'orderedList'] as const).map((type) =>
    z.strictObject({
      type: z.literal(type),
      ...(type === 'orderedList' && { attrs: z.optional(numbering) }),
      content: z.array(item).min(1).max(200),
    }),
  );
}

const cell = (type: Cell['type']) =>
  z.strictObject({
    type: z.literal(type),
    attrs: z.strictObject({ align: z.enum(['left', 'right']) }),
    content: z.array(paragraph).length(1),
  });
const row = z.strictObject({
  type: z.literal('tableRow'),
  content: z
    .array(z.discriminatedUnion('type', [cell('tableHeader'), cell('tableCell')], { error: NOTHING_ELSE }))
    .min(1)
    .max(BODY_LIMITS.columns, `Tables can have up to ${BODY_LIMITS.columns} columns.`),
});
const table = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(row)
    .min(1)
    .max(BODY_LIMITS.rows, `Tables can have up to ${BODY_LIMITS.rows} rows.`)
    .refine(isEven, 'Every row of a table needs the same number of cells.')
    .refine(hasHead, 'Use the first row, and only the first, for column headings.'),
});

const plate = z.strictObject({ type: z.literal('plate'), attrs: figure });

const block = z.discriminatedUnion(
  'type',
  [paragraph, heading, table, plate, ...(list(BODY_LIMITS.listDepth) as [])],
  { error: NOTHING_ELSE },
);

/** Never throws. Invalid nodes are reported as issues with their path. */
export const articleBody = z
  .strictObject({
    type: z.literal('doc'),
    content: z
      .array(block)
      .max(BODY_LIMITS.blocks, `Articles can have up to ${BODY_LIMITS.blocks} paragraphs.`),
  })
  .superRefine((body, context) => {
    const { characters, names } = measured(body as ArticleBody);
    if (characters === 0) context.addIssue({ code: 'custom', message: 'Add some text.' });
    if (characters > BODY_LIMITS.characters)
      context.addIssue({
        code: 'custom',
        message: `Articles can have up to ${BODY_LIMITS.characters.toLocaleString('en-US')} characters.`,
      });
    if (names.length > BODY_LIMITS.footnotes)
      context.addIssue({
        code: 'custom',
        message: `Articles can have up to ${BODY_LIMITS.footnotes} citations.`,
      });
    if (new Set(names).size < names.length)
      context.addIssue({ code: 'custom', message: 'Two citations have the same name.' });
  })
  .meta({ title: 'Text', control: 'article' }) as unknown as z.ZodType<ArticleBody>;

type AnyNode = { type: string; text?: string; attrs?: object; content?: readonly unknown[] };

function measured(body: ArticleBody): { characters: number; names: string[] } {
  let characters = 0;
  const names: string[] = [];
  const visit = (node: AnyNode) => {
    characters += node.text?.length ?? 0;
    if (node.type === 'footnote') names.push((node as Footnote).attrs.name);
    for (const child of node.content ?? []) visit(child as AnyNode);
  };
  visit(body);
  return { characters, names };
}

function isEven(rows: readonly { content: readonly unknown[] }[]): boolean {
  return rows.every(({ content }) => content.length === rows[0]?.content.length);
}

function hasHead(rows: readonly { content: readonly { type: string }[] }[]): boolean {
  return rows.every(({ content }, at) =>
    content.every(({ type }) => type === (at === 0 ? 'tableHeader' : 'tableCell')),
  );
}
