/** Rules for the programs that put HTML on the clipboard. They run in this order, before the text is read. */
import type { StyleOf } from './styles.ts';

type Rule = {
  /** The program whose HTML the rule handles, and where that HTML is described or can be seen. */
  from: string;
  apply: (page: Document, style: StyleOf) => void;
};

const all = (page: Document, selector: string) => page.body.querySelectorAll<HTMLElement>(selector);

const remove =
  (selector: string) =>
  (page: Document): void => {
    for (const element of all(page, selector)) element.remove();
  };

const unwrap =
  (selector: string) =>
  (page: Document): void => {
    for (const element of all(page, selector)) element.replaceWith(...element.childNodes);
  };

/** Elements with a declaration, wherever it is declared. */
const declaring = (page: Document, style: StyleOf, name: string, value: RegExp): Element[] =>
  [...all(page, '*')].filter((element) => value.test(style(element).get(name) ?? ''));

/** An element of another name with the same content. */
function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  for (const { name: key, value } of element.attributes) other.setAttribute(key, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** In `font-size: 0` and the like they aren't words to be read, and with a button in a form they are controls. */
const NO_TEXT =
  'script, style, template, noscript, iframe, object, embed, svg, canvas, audio, video, select, textarea, input, datalist, progress, meter, head, link, meta, title, xml, dialog:not([open])';

export const SOURCES: readonly Rule[] = [
  {
    from: 'Word: comments (mso-element, MsoCommentReference, msocomanchor)',
    apply(page, style) {
      for (const list of declaring(page, style, 'mso-element', /^(comment|header|footer)(-list)?$/))
        list.remove();
      for (const sign of declaring(page, style, 'mso-special-character', /^comment$/)) sign.remove();
      remove(
        '.MsoCommentReference, a.msocomanchor, a.msocomoff, .msocomtxt, .MsoCommentText, .MsoCommentSubject',
      )(page);
    },
  },
  {
    from: 'Google Docs: comments, as letters in brackets (#cmnt1) and a box for each below the text',
    apply(page) {
      for (const back of all(page, 'a[href*="#cmnt_ref"]'))
        (back.closest('div:not(:has(> :not(p, br)))') ?? back.closest('p, li') ?? back).remove();
      for (const sign of all(page, 'a[href*="#cmnt"]')) (sign.closest('sup') ?? sign).remove();
    },
  },
  {
    from: 'LibreOffice: comments as anchors (SDComment); Word for the web: their bubbles',
    apply: remove('a.SDComment, .sdcomment, [class*="CommentBubble"], [class*="CommentHint"]'),
  },
  {
    from: 'Tracked deletions: HTML and LibreOffice (del), Word (msoDel), Word for the web (TrackChangeTextDeletion). Struck words elsewhere say as little without their line',
    apply(page, style) {
      remove('del, s, strike, .msoDel, [class*="TrackChangeTextDeletion"], [class*="TrackedDeletion"]')(page);
      for (const name of ['text-decoration', 'text-decoration-line', 'text-line-through'])
        for (const struck of declaring(page, style, name, /line-through|^(single|double)$/)) struck.remove();
    },
  },
  {
    from: 'KaTeX and MathJax: a formula twice, once for screen readers, which is the one with a structure',
    apply(page) {
      for (const twice of all(page, '.katex'))
        if (twice.querySelector('math')) twice.querySelector('.katex-html')?.remove();
      remove(
        'annotation, annotation-xml, .MathJax_Preview, mjx-container:has(math) > :not(mjx-assistive-mml)',
      )(page);
    },
  },
  {
    from: 'MathML: powers, indices, fractions, roots',
    apply(page) {
      const parts = (selector: string, put: (all: Element[]) => (Node | string)[]) => {
        for (const formula of all(page, selector)) formula.replaceWith(...put([...formula.children]));
      };
      const as = (name: string, content: Element | undefined) => {
        const shifted = page.createElement(name);
        if (content) shifted.append(content);
        return shifted;
      };
      parts('mfrac', ([above, below]) => fractionOf(above?.textContent ?? '', below?.textContent ?? ''));
      parts('msqrt', (root) => ['√(', ...root, ')']);
      parts('msup, mover', ([base, above]) => [base ?? '', as('sup', above)]);
      parts('msub, munder', ([base, below]) => [base ?? '', as('sub', below)]);
      parts('msubsup, munderover', ([base, below, above]) => [
        base ?? '',
        as('sub', below),
        as('sup', above),
      ]);
    },
  },
  {
    from: 'Google Docs: everything in a bold element with normal font weight (docs-internal-guid); checkboxes as images',
    apply(page, style) {
      for (const bold of all(page, 'b, strong'))
        if (/^(normal|[1-5]00)$/.test(style(bold).get('font-weight') ?? ''))
          bold.replaceWith(...bold.childNodes);
      remove(
        '[role="checkbox"] img, [aria-roledescription="checkbox"] img, li > img:first-child[aria-roledescription]',
      )(page);
    },
  },
  {
    from: 'Pages: what opens a part (a button in a heading, aria-expanded) is its heading, other buttons are controls',
    apply(page) {
      unwrap(':is(h1, h2, h3, h4, h5, h6, summary, dt, [role="heading"]) button, button[aria-expanded]')(
        page,
      );
      for (const { element, alt } of emoji(page)) element.replaceWith(alt);
      remove('button, [role="button"]:not(a, :has(p, h1, h2, h3))')(page);
    },
  },
  {
    from: 'Word for the web and OneNote: headings by their role',
    apply(page) {
      for (const heading of all(page, '[role="heading"]:not(h1, h2, h3, h4, h5, h6)'))
        rename(heading, Number(heading.getAttribute('aria-level') ?? 2) > 2 ? 'h3' : 'h2');
    },
  },
  {
    from: 'Word: titles and headings of styles of its own, which are paragraphs in HTML',
    apply(page) {
      for (const title of all(page, 'p.MsoTitle, p[class^="MsoHeading"], p[class^="Heading"]'))
        rename(title, /[3-9]$/.test(title.className) ? 'h3' : 'h2');
      for (const title of all(page, 'p.MsoSubtitle')) rename(title, 'h3');
    },
  },
  { from: 'Any: what has no words, or shows no text of the page', apply: remove(NO_TEXT) },
];

/** `1/2` behind `3` is three and a half; a sum below the line keeps together. */
function fractionOf(above: string, below: string): string[] {
  const part = (text: string) => (/^[\p{L}\p{N}.,]*$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`);
  return [` ${part(above)}/${part(below)}`];
}

/** Pictures of single signs, as mail clients, Slack and WordPress have them: the sign is their description. */
function* emoji(page: Document): Generator<{ element: Element; alt: string }> {
  for (const element of all(page, 'img[alt]')) {
    const alt = element.getAttribute('alt') ?? '';
    if (
      /^(\p{Extended_Pictographic}|\p{Emoji_Component}|\p{Emoji_Modifier})+$/u.test(alt) &&
      !/^\d+$/.test(alt)
    )
      yield { element, alt };
  }
}
