/**
 * Styles as they are declared: in the attribute, and by the style elements that Word, Excel, LibreOffice and Apple's programs put
 * before the text. Read as text: the site's policy refuses inline styles, so that an element in a document has none.
 */
export type Declared = ReadonlyMap<string, string>;

/** The declarations of an element; its attribute goes before the rules of a style element. */
export type StyleOf = (element: Element) => Declared;

/** Reads all of a document's styles in one pass. Order decides between rules; their specificity doesn't. */
export function stylesOf(page: Document): StyleOf {
  const byRule = new Map<Element, Map<string, string>>();
  for (const { textContent } of page.querySelectorAll('style'))
    for (const [selector, body] of rulesIn(textContent ?? ''))
      for (const element of matching(page, selector))
        byRule.set(element, new Map([...(byRule.get(element) ?? []), ...declarationsIn(body)]));
  const known = new Map<Element, Declared>();
  return (element) => {
    const before = known.get(element);
    if (before) return before;
    const own = declarationsIn(element.getAttribute('style') ?? '');
    const all = new Map([...(byRule.get(element) ?? []), ...own]);
    known.set(element, all);
    return all;
  };
}

/** Names in lower case, values without `!important`; line breaks in either, as Word writes them, are spaces. */
function declarationsIn(text: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const value = part.slice(colon + 1).replace(/!\s*important/i, '');
    all.set(part.slice(0, colon).trim().toLowerCase(), value.replace(/\s+/g, ' ').trim().toLowerCase());
  }
  return all;
}

function rulesIn(sheet: string): [string, string][] {
  const text = sheet.replace(/<!--|-->|\/\*[\s\S]*?\*\//g, '').replace(/@[a-z-]+[^{};]*(\{[^{}]*\}|;)/gi, '');
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [selector, body]);
}

function matching(page: Document, selector: string): Iterable<Element> {
  try {
    return page.body.querySelectorAll(selector);
  } catch {
    // Word's own pseudo-classes.
    return [];
  }
}
