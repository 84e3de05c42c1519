/** The meaning of an element's attributes: quoted, leads elsewhere. */

type Attributes = Record<string, string>;

/** Containers in which everything is quoted, though not within a blockquote. */
const CONTAINER = /\byahoo_quoted\b|_quoted_/i;
const MARKED = /quote|cite/i;

/**
 * A blockquote without any mark of a mail program is an indentation: Gmail and Apple Mail make one of the sender's own words.
 */
export function isQuotation(name: string, attributes: Attributes): boolean {
  const marks = `${attributes.class ?? ''} ${attributes.id ?? ''}`;
  if (name !== 'blockquote') return name === 'div' && CONTAINER.test(marks);
  if (attributes.type === 'cite' || 'cite' in attributes || MARKED.test(marks)) return true;
  return (
    /border-left\s*:/i.test(attributes.style ?? '') && !/border\s*:\s*none/i.test(attributes.style ?? '')
  );
}

/** The address to write after a link's text; null when the text says it already, or when it leads to no page. */
export function linkShown(href: string, text: string): string | null {
  const address = href.trim().replace(/\s/g, '');
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address) || address.length > 2_000) return null;
  return bare(address) === bare(text) || bare(text) === bare(address.split('?')[0] ?? '') ? null : address;
}

const bare = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/(www\.)?|www\.|mailto:|tel:)/, '')
    .replace(/^\+?[\d\s().-]+$/, (number) => number.replace(/[^\d+]/g, ''))
    .replace(/\/$/, '');
