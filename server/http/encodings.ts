/** Content codings (RFC 9110 §12.5.3). */

/** Whether a request's Accept-Encoding names a coding, and not to refuse it. Our pages know `br` and `gzip`; `*` counts for none. */
export function accepts(accept: string, encoding: string): boolean {
  const at = accept.indexOf(encoding);
  return at !== -1 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accept.slice(at + encoding.length));
}
