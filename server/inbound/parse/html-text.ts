/**
 * HTML as plain text, in one pass over its tags: nothing is rendered, and no nesting is too deep. Quotations get "> ",
 * as in a text mail, so that one set of rules folds both.
 */
import { Parser } from 'htmlparser2';
import { isQuotation, linkShown } from './html-meaning.ts';
import { type HtmlVisibility, isSeen, SEEN, seenWithin } from './html-seen.ts';

const LEFT_OUT = new Set([
  'head',
  'script',
  'style',
  'title',
  'template',
  'object',
  'svg',
  'math',
  'select',
  'textarea',
]);
const LINES = new Set(
  'address article aside blockquote body center dd details div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** With an empty line before and after. */
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);
const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr', 'col', 'area', 'base']);
/** A million open tags are an attack; the text within them still counts. */
const DEEPEST = 10_000;

type Element = {
  name: string;
  seen: HtmlVisibility;
  quotes: boolean;
  pre: boolean;
  link: string | null;
  from: number;
};

/** A page of which nothing is seen says what it hides: there are no other words. */
export const htmlAsText = (html: string): string => textOf(html, true) || textOf(html, false);

function textOf(html: string, hides: boolean): string {
  const page = new Page(hides);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => page.open(name, attributes),
      onclosetag: (name) => page.close(name),
      ontext: (text) => page.write(text),
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: false },
  );
  // In one piece, a page of one tag that never closes would take the square of its length.
  parser.write(html);
  parser.end();
  return page.text();
}

class Page {
  readonly #lines: string[] = [];
  readonly #stack: Element[] = [];
  #line = '';
  readonly #hides: boolean;
  #quotes = 0;
  #pre = 0;
  #space = false;
  /** A cell ended on this line: the next word on it belongs to another. */
  #cell = false;

  constructor(hides: boolean) {
    this.#hides = hides;
  }

  get #seen(): HtmlVisibility {
    return this.#stack.at(-1)?.seen ?? SEEN;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'br') this.#break();
    if (name === 'hr') this.#rule();
    if (VOID.has(name) || this.#stack.length > DEEPEST) return;
    if (LINES.has(name)) this.#breakUnlessEmpty();
    if (PARAGRAPHS.has(name)) this.#emptyLine();
    if (name === 'body') this.#endHead();
    const around = this.#seen;
    const seen = this.#hides ? seenWithin(around, name, attributes) : around;
    const element = {
      name,
      seen: LEFT_OUT.has(name) ? { ...seen, hidden: true } : seen,
      quotes: isQuotation(name, attributes),
      pre: name === 'pre',
      link: name === 'a' ? (attributes.href ?? null) : null,
      from: this.#line.length,
    };
    this.#stack.push(element);
    if (element.quotes) this.#quotes++;
    if (element.pre) this.#pre++;
    if (name === 'li') this.#put('- ');
  }

  close(name: string): void {
    if (VOID.has(name) || this.#stack.at(-1)?.name !== name) return;
    const element = this.#stack.pop() as Element;
    if (element.link && isSeen(element.seen)) this.#linkAfter(element.link, element.from);
    if (LINES.has(name)) this.#breakUnlessEmpty();
    if (element.quotes) this.#quotes--;
    if (element.pre) this.#pre--;
    if (PARAGRAPHS.has(name)) this.#emptyLine();
    if ((name === 'td' || name === 'th') && this.#line) this.#cell = true;
  }

  write(text: string): void {
    if (!isSeen(this.#seen)) return;
    if (this.#pre) this.#writeAsIs(text);
    else this.#writeWords(text);
  }

  #writeWords(text: string): void {
    text.split(/[ \t\r\n\f]+/).forEach((word, index) => {
      if (index > 0) this.#space = true;
      if (word) this.#put(word);
    });
  }

  text(): string {
    this.#breakUnlessEmpty();
    return this.#lines
      .join('\n')
      .replace(/\n(?:[> ]*\n){2,}/g, '\n\n')
      .trim();
  }

  /** Some pages never close their head. */
  #endHead(): void {
    for (const element of this.#stack) if (element.seen.hidden) element.seen = SEEN;
  }

  #put(word: string): void {
    if (!isSeen(this.#seen)) return;
    if (this.#line && this.#cell) this.#line += ' | ';
    else if (this.#line && this.#space && !this.#line.endsWith(' ')) this.#line += ' ';
    this.#cell = false;
    this.#space = false;
    this.#line += word;
  }

  #writeAsIs(text: string): void {
    text.split(/\r\n?|\n/).forEach((line, index) => {
      if (index > 0) this.#break();
      this.#line += line;
    });
  }

  #linkAfter(href: string, from: number): void {
    const shown = linkShown(href, this.#line.slice(from));
    if (shown && this.#line.length > from) this.#line += ` (${shown})`;
  }

  #break(): void {
    if (this.#seen.hidden) return;
    this.#lines.push(`${this.#marks()}${this.#line.trimEnd()}`);
    this.#line = '';
    this.#space = false;
    this.#cell = false;
  }

  #breakUnlessEmpty(): void {
    if (this.#line.trim()) this.#break();
    this.#space = false;
    this.#cell = false;
  }

  #emptyLine(): void {
    if (!this.#seen.hidden && this.#lines.length) this.#lines.push(this.#marks().trimEnd());
  }

  #rule(): void {
    this.#breakUnlessEmpty();
    this.#emptyLine();
  }

  #marks(): string {
    return this.#quotes ? `${'>'.repeat(Math.min(this.#quotes, 20))} ` : '';
  }
}
