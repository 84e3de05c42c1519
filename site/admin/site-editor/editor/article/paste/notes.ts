/**
 * Footnotes and endnotes become sources. A sign in the text leads to a note that leads back: so in Word (`_ftn1`, `_ftnref1`),
 * LibreOffice (`sdfootnote1sym`), Google Docs (`ftnt1`), Pandoc (`fn1`) and Wikipedia (`cite_note-1`).
 */

/** A sign in the text, and the element whose words are its source. */
export type Notes = ReadonlyMap<Element, Element>;

/** Extracts the notes from the page. References in headings are dropped, since a heading has no sources. */
export function takeNotes(page: Document): Notes {
  const notes = new Map<Element, Element>();
  const going = new Set<Element>();
  for (const sign of page.body.querySelectorAll('a[href*="#"]')) {
    const target = targetIn(page, sign);
    const note = target && noteAround(target);
    // A note leads back likewise: of the two, the sign is the one that comes first.
    const isBelow = note && sign.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!note || !isBelow || sign.closest('h1, h2, h3, h4, h5, h6') || !leadsBack(page, note, sign)) continue;
    notes.set(sign, note);
    going.add(note);
  }
  for (const note of going) {
    for (const back of note.querySelectorAll('a[href*="#"]')) removeSign(back);
    takeOut(note);
  }
  return notes;
}

/** By its id or its name; the page's address before the `#` is the same for all. */
function targetIn(page: Document, link: Element): Element | null {
  const name = decodeURI((link.getAttribute('href') ?? '').replace(/^[^#]*#/, ''));
  if (!name) return null;
  const quoted = CSS.escape(name);
  return page.body.querySelector(`#${quoted}, a[name="${quoted}"]`);
}

function noteAround(target: Element): Element {
  if (!target.matches('a, sup, span')) return target;
  return (
    target.closest('li, div[id^="ftn"], div[id^="edn"], div[id^="sdfootnote"], div[id^="sdendnote"]') ??
    target.closest('div:not(:has(> p ~ p), :has(> div)), p') ??
    target
  );
}

function leadsBack(page: Document, note: Element, sign: Element): boolean {
  const around = [sign, sign.parentElement, ...sign.children];
  return [...note.querySelectorAll('a[href*="#"]')].some((back) => {
    const to = targetIn(page, back);
    return to !== null && (around.includes(to) || sign.contains(to) || to === sign);
  });
}

/** A letter that leads back, and the raised sign around it. */
function removeSign(link: Element): void {
  const around = link.parentElement;
  link.remove();
  if (around?.matches('sup, .MsoFootnoteReference, .mw-cite-backlink')) around.remove();
}

/** With the list or part that only held notes, and the line above it. */
function takeOut(note: Element): void {
  let part: Element = note;
  while (part.parentElement && part.parentElement.localName !== 'body' && isAlone(part))
    part = part.parentElement;
  const before = part.previousElementSibling;
  if (before?.matches('hr')) before.remove();
  part.remove();
}

const isAlone = (part: Element): boolean =>
  [...(part.parentElement?.childNodes ?? [])].every(
    (other) =>
      other === part ||
      (other instanceof Element
        ? other.matches('hr, br')
        : !other.textContent?.trim() || other.nodeType === 8),
  );
