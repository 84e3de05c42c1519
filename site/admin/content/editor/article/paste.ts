/**
 * What Word, Google Docs and web pages put on the clipboard, as HTML that the schema reads. Everything that the schema doesn't
 * know (styles, classes, scripts, pictures of others) falls away when it is parsed; this is for structure that would be lost with it.
 */

/** Parsed in a document of its own, in which nothing loads and nothing runs. */
export function cleanHtml(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<\/?o:p>/g, ''), 'text/html');
  for (const hidden of page.querySelectorAll(
    'script, style, template, noscript, iframe, object, svg, math, form, button, head > *, xml',
  ))
    hidden.remove();
  if (page.querySelector('[data-pm-slice]')) return page.body.innerHTML;
  for (const one of page.querySelectorAll<HTMLElement>(
    '[hidden], [style*="mso-hide"], [style*="display:none"]',
  ))
    one.remove();
  emphasis(page);
  wordTitles(page);
  wordLists(page);
  for (const link of page.querySelectorAll('a[href]'))
    link.setAttribute('href', ownTarget(link.getAttribute('href') ?? ''));
  for (const cell of page.querySelectorAll('td, th')) {
    for (const name of ['colspan', 'rowspan']) cell.removeAttribute(name);
  }
  lineBreaks(page);
  return page.body.innerHTML;
}

/**
 * Bold, italics and alignment as elements and attributes. Read from the attribute: our policy refuses inline styles, so that no
 * element has the style that its attribute says.
 */
function emphasis(page: Document): void {
  for (const one of page.querySelectorAll('[style]')) {
    const style = one.getAttribute('style') ?? '';
    const weight = /(?:^|[;\s])font-weight:\s*(\w+)/.exec(style)?.[1] ?? '';
    if (one.localName === 'b' && /^(normal|[1-5]00)$/.test(weight)) one.replaceWith(...one.childNodes);
    else if (/^(bold(er)?|[6-9]00)$/.test(weight)) wrapIn(one, 'strong');
    if (/(?:^|[;\s])font-style:\s*italic/.test(style)) wrapIn(one, 'em');
    if (/(?:^|[;\s])text-align:\s*right/.test(style)) one.setAttribute('align', 'right');
  }
}

/** Moves the content of an element into another inside it. */
function wrapIn(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Word's headings that aren't headings in HTML. */
function wordTitles(page: Document): void {
  for (const title of page.querySelectorAll('p.MsoTitle, p.MsoHeading1, p[class^="Heading"]'))
    rename(title, 'h2');
}

/**
 * Word's lists are paragraphs with `mso-list:l0 level2 lfo1` and their sign in a span. Those that follow each other become
 * lists, one in another by their levels.
 */
function wordLists(page: Document): void {
  const items = [...page.querySelectorAll<HTMLElement>('p[style*="mso-list"], p[class*="MsoListParagraph"]')];
  let open: { list: Element; level: number }[] = [];
  let last: Element | null = null;
  for (const item of items) {
    const style = item.getAttribute('style') ?? '';
    const level = Number(/mso-list:[^;]*level(\d)/.exec(style)?.[1] ?? 1);
    const sign = signOf(item);
    if (sign === null) continue;
    const kind = /^[\s(]*([0-9]+|[a-z]|[ivx]+)[.)]/i.test(sign) ? 'ol' : 'ul';
    if (last === null || item.previousElementSibling !== last) open = [];
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let here = open.at(-1);
    if (!here || here.level < level) {
      const list = page.createElement(kind);
      const around = here?.list.lastElementChild;
      if (around) around.append(list);
      else item.before(list);
      here = { list, level };
      open.push(here);
    }
    const entry = page.createElement('li');
    entry.append(...item.childNodes);
    here.list.append(entry);
    last = open[0]?.list ?? null;
    item.remove();
  }
}

/** Takes out the sign of an item: `·`, `1.`. Null for a paragraph that has none and is no item. */
function signOf(item: HTMLElement): string | null {
  const marked = item.querySelector<HTMLElement>('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  if (marked) {
    marked.remove();
    return marked.textContent ?? '';
  }
  // Word for the web and older ones write the sign as text.
  const first = item.firstChild;
  const sign = /^\s*([·•▪o§-]|\(?[0-9]+[.)]|[a-z][.)])[\s\u00a0]+/i.exec(item.textContent ?? '');
  if (!sign || first?.nodeType !== 3) return null;
  first.textContent = (first.textContent ?? '').replace(sign[0], '');
  return sign[1] ?? '';
}

/** Pages of ours as their own paths; wrappers that count clicks and what follows a visitor are taken off. */
function ownTarget(href: string): string {
  try {
    const url = new URL(href, location.href);
    const wrapped =
      /(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url'
        ? url.searchParams.get('q')
        : null;
    if (wrapped) return ownTarget(wrapped);
    if (url.protocol === 'http:' && url.host !== location.host) url.protocol = 'https:';
    for (const name of [...url.searchParams.keys()])
      if (/^(utm_|fbclid$|gclid$|mc_[ce]id$|msclkid$)/.test(name)) url.searchParams.delete(name);
    if (url.host === location.host) return url.pathname + url.search + url.hash;
    return url.href;
  } catch {
    return '';
  }
}

/** Two line breaks end a paragraph; one is a space, for lines are ours to break. */
function lineBreaks(page: Document): void {
  for (const br of page.querySelectorAll('br')) {
    const next = br.nextSibling;
    if (next instanceof Element && next.localName === 'br' && br.parentElement?.localName === 'p') {
      const rest = page.createElement('p');
      next.remove();
      while (br.nextSibling) rest.append(br.nextSibling);
      br.parentElement.after(rest);
      br.remove();
    } else br.replaceWith(' ');
  }
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
