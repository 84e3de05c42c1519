/**
 * Path of the `rel="next"` page of a Link header (RFC 8288), or null. Drops the origin: the browser may reach
 * the server under another name, and credentials must go nowhere else.
 */
export function nextPage(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1];
  const url = target === undefined ? null : URL.parse(target, 'https://same-site.invalid');
  return url && url.pathname + url.search;
}
