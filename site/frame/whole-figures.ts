/**
 * Figures that a line must not break: "R-" or "1.0" at its end says nothing. A browser breaks after a hyphen that
 * follows a letter, after an en dash, and at every space.
 */
export const FIGURES =
  /\bR-\d+(?:\.\d+)?(?:[-–]\d+)?|\b[Nn]et-zero\b|\b\d[\d.]* ACH50\b|\bSEER2? \d+|\b\d[\d.]* SEER2?\b|\b(?:I|US|TX|SH)-\d+|(?<![/\d])\$?\b\d[\d,.]*–\d(?:[\d,.]*\d)?/g;

/** Their text is no prose, or no spans may stand in it. */
const NO_PROSE = new Set(['head', 'script', 'style', 'svg', 'textarea', 'select', 'title']);

/** React compares these with its own output. */
const HYDRATED = /data-island="(?:inquiry-form|admin)"/;

/** A rendered page with each of these figures kept on one line, so that no author has to think of it. */
export function withWholeFigures(html: string): string {
  if (HYDRATED.test(html)) return html;
  let inside: string | undefined;
  return html
    .split(/(<[^>]*>)/)
    .map((piece, at) => {
      if (at % 2 === 0) return inside ? piece : piece.replace(FIGURES, onOneLine);
      const [, end, name = ''] = /^<(\/?)([\w-]+)/.exec(piece) ?? [];
      if (inside) inside = end && name === inside ? undefined : inside;
      else if (!end && NO_PROSE.has(name)) inside = name;
      return piece;
    })
    .join('');
}

/** A figure that is all of its element's text stands in a cell that is wide enough. */
const onOneLine = (figure: string, _at: number, text: string) =>
  figure === text ? figure : `<span class="whitespace-nowrap">${figure}</span>`;
