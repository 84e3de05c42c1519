/**
 * Figures that a line must not break: "R-" or "1.0" at its end says nothing. A browser breaks after a hyphen that
 * follows a letter, after an en dash, and at every space.
 */
export const FIGURES =
  /\bR-\d+(?:\.\d+)?(?:[-–]\d+)?|\b[Nn]et-zero\b|\b\d[\d.]* ACH50\b|\bSEER2? \d+|\b\d[\d.]* SEER2?\b|\b(?:I|US|TX|SH)-\d+|\bTex-\d+-[A-Z]\b|(?<![/\d])\$?\b\d[\d,.]*–\d(?:[\d,.]*\d)?/g;

/** React compares these pages with its own output. */
const HYDRATED = /data-island="(?:inquiry-form|admin|admin-inquiries|admin-offline)"/;

/**
 * A rendered page with each of these figures kept on one line, so that no author has to think of it. In paragraphs only:
 * a table's cell or a list's link may lay its text out as a row, which a span would split.
 */
export function preventFigureWraps(html: string): string {
  if (HYDRATED.test(html)) return html;
  return html.replace(/<p[ >][\s\S]*?<\/p>/g, (paragraph) =>
    paragraph.replace(/(?<=>)[^<]+/g, (text) => text.replace(FIGURES, onOneLine)),
  );
}

/** A figure that is all of its element's text is in a place that is wide enough. */
const onOneLine = (figure: string, _at: number, text: string) =>
  figure === text ? figure : `<span class="whitespace-nowrap">${figure}</span>`;
