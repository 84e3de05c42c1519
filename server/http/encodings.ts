/** Content codings (RFC 9110 §12.5.3). */

/** Returns whether Accept-Encoding names a coding without refusing it. Our pages use `br` and `gzip`; `*` matches neither. */
export function acceptsEncoding(accept: string, encoding: string): boolean {
  const at = accept.indexOf(encoding);
  return at !== -1 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accept.slice(at + encoding.length));
}
