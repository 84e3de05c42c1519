/** Parts of a mail whose declared boundary is missing or wrong: the one that its lines show. */

const HEAD = /^content-[a-z-]{1,40}[ \t]*:/im;
const LOOKED_AT = 256 * 1024;

/**
 * The boundary of the parts in a multipart's body: the first line of dashes and a name that a part's headers follow, or
 * that comes again with dashes at its end. Null for none.
 */
export function boundaryIn(body: Uint8Array): string | null {
  const text = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, LOOKED_AT)).toString('latin1');
  for (const [line, name = ''] of text.matchAll(/^--([^\s].{0,200}?)[ \t]*$/gm)) {
    if (name.endsWith('--')) continue;
    const after = text.slice(text.indexOf(line) + line.length, text.indexOf(line) + line.length + 2000);
    const isHeaded = HEAD.test(after.split(/\n[ \t]*\n/)[0] ?? '');
    if (isHeaded || text.includes(`\n--${name}--`)) return name;
  }
  return null;
}
