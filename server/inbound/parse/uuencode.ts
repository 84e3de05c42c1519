/** Undoes uuencode (POSIX), as a transfer encoding and within a text. */

const BEGIN = /^begin(?:-base64)? [0-7]{3,4} (\S.{0,250}?)\s*$/;
const END = /^(end|====)\s*$/;
/** A line says by its first character how many bytes it has. */
const CODED = /^[\x20-\x60]{1,90}$/;

export type UuFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Extracts the files between "begin" and "end" from a text. @returns the files, and the remaining text. */
export function uuFilesIn(text: string): { text: string; files: UuFile[] } {
  if (!/^begin(-base64)? [0-7]{3,4} /m.test(text)) return { text, files: [] };
  const lines = text.split('\n');
  const left: string[] = [];
  const files: UuFile[] = [];
  for (let at = 0; at < lines.length; at++) {
    const name = BEGIN.exec(lines[at] ?? '')?.[1];
    const end = name === undefined ? -1 : endOf(lines, at + 1);
    if (name === undefined || end < 0) {
      left.push(lines[at] ?? '');
      continue;
    }
    files.push({ name, bytes: decoded(lines.slice(at, end)) });
    at = end;
  }
  return { text: left.join('\n'), files };
}

/** The bytes of a body whose transfer encoding is uuencode. */
export function uuDecoded(body: string): Uint8Array<ArrayBuffer> {
  const [file] = uuFilesIn(`${body}\nend`).files;
  return file?.bytes ?? decoded(['begin', ...body.split('\n')]);
}

function endOf(lines: string[], from: number): number {
  for (let at = from; at < lines.length; at++) {
    if (END.test(lines[at] ?? '')) return at;
    if (!isCoded(lines[at] ?? '')) return -1;
  }
  return -1;
}

/** Some mailers cut the spaces at a line's end, or add one. */
const isCoded = (line: string): boolean =>
  CODED.test(line.trimEnd()) || line.trim() === '' || BASE64.test(line);
const BASE64 = /^[A-Za-z0-9+/]{1,100}={0,2}\s*$/;

/** @param lines the first is that of "begin". */
function decoded([begin = '', ...lines]: string[]): Uint8Array<ArrayBuffer> {
  const bytes = begin.startsWith('begin-base64')
    ? Buffer.from(lines.join(''), 'base64')
    : Buffer.concat(lines.map(lineDecoded));
  return new Uint8Array(bytes);
}

function lineDecoded(line: string): Buffer {
  const value = (index: number) => ((line.charCodeAt(index) || 0x20) - 0x20) & 0x3f;
  if (line.trim() === '' || line.charCodeAt(0) > 0x60) return Buffer.alloc(0);
  const length = value(0);
  const bytes = Buffer.alloc(Math.ceil(length / 3) * 3);
  for (let group = 0; group * 3 < length; group++) {
    const at = 1 + group * 4;
    bytes.writeUIntBE(
      (value(at) << 18) | (value(at + 1) << 12) | (value(at + 2) << 6) | value(at + 3),
      group * 3,
      3,
    );
  }
  return bytes.subarray(0, length);
}
