/** HTML as text: what a reader would see, quotations marked, nothing that runs or hides. */
import { convert, type HtmlToTextOptions } from 'html-to-text';

/** Characters of HTML that are read; the rest can be downloaded with the mail. */
const MOST_HTML = 2_000_000;

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: MOST_HTML, maxDepth: 200, maxBaseElements: 10, ellipsis: '…' },
  selectors: [
    {
      selector: 'a',
      options: { hideLinkHrefIfSameAsText: true, ignoreHref: false, linkBrackets: ['(', ')'] },
    },
    { selector: 'img', format: 'skip' },
    { selector: 'head', format: 'skip' },
    { selector: 'title', format: 'skip' },
    { selector: 'script', format: 'skip' },
    { selector: 'style', format: 'skip' },
    { selector: 'template', format: 'skip' },
    { selector: '[hidden]', format: 'skip' },
    { selector: '*[style*="display:none"]', format: 'skip' },
    { selector: '*[style*="display: none"]', format: 'skip' },
    { selector: '*[style*="mso-hide:all"]', format: 'skip' },
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'inline' },
    { selector: 'hr', format: 'block' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      ...{ selector, format: 'heading', options: { uppercase: false } },
    })),
    // Programs that make a paragraph of each line would leave every other one empty.
    {
      selector: 'p.MsoNormal',
      format: 'paragraph',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    },
    { selector: 'div', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
};

/** @throws nothing of its own; html-to-text bounds depth and length. */
export const textOfHtml = (html: string): string =>
  convert(html, OPTIONS)
    .replace(/\u00A0/g, ' ')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
