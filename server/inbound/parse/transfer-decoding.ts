/** Decoders of bodies in postal-mime's form, for what its own don't undo: uuencode, and base64 that isn't, or not all. */
import { bytesAsText } from './charsets.ts';
import { type MailPart, typeOf } from './parts.ts';
import { uuDecoded } from './uuencode.ts';

/** As postal-mime calls it. */
export type BodyDecoder = {
  update(line: Uint8Array<ArrayBuffer>): void;
  finalize(): Promise<ArrayBuffer>;
};

/** Bytes of a body by which it is judged. */
const JUDGED = 64 * 1024;

/** Null where postal-mime's own decoder is right. Files aren't judged: any bytes may be theirs. */
export function decoderFor(part: MailPart): BodyDecoder | null {
  const { encoding } = part.contentTransferEncoding;
  const charset = part.contentType.parsed.params.charset ?? '';
  if (/^x?-?uu(e|enc|encode|code)?$/.test(encoding))
    return collected((body) => uuDecoded(body.toString('latin1')));
  if (/^(x-)?base-?64$/.test(encoding) && typeOf(part).startsWith('text/'))
    return collected((body) => base64Text(body, charset));
  return null;
}

function collected(decode: (body: Buffer) => Uint8Array): BodyDecoder {
  const lines: Uint8Array[] = [];
  const newline = new Uint8Array([0x0a]);
  return {
    update: (line) => void lines.push(line, newline),
    finalize: async () => new Uint8Array(decode(Buffer.concat(lines))).buffer,
  };
}

/** Decodes a base64 body, also with plain text below it; a body that looks plain is returned unchanged. */
function base64Text(body: Buffer, charset: string): Uint8Array {
  const text = body.toString('latin1');
  const isStrict = /^[A-Za-z0-9+/=\r\n]*$/.test(text);
  const whole = bytesOf(text);
  if (isText(whole, charset, isStrict)) return whole;
  const lines = text.split('\n');
  const perLine = Buffer.concat(lines.map(bytesOf));
  if (isText(perLine, charset, isStrict)) return perLine;
  const plain = lines.findIndex((line) => !/^[A-Za-z0-9+/=\s]*$/.test(line));
  const end =
    lines.findIndex((line, at) => /=\s*$/.test(line) || (at + 1 < lines.length && at + 1 === plain)) + 1;
  const head = bytesOf(lines.slice(0, end).join('\n'));
  if (end > 0 && isText(head, charset))
    return Buffer.concat([head, Buffer.from(`\n${lines.slice(end).join('\n')}`, 'latin1')]);
  return looksPlain(text) ? body : whole;
}

/** Padding ends a unit, also in the middle: some mailers pad every line. */
const bytesOf = (text: string): Buffer =>
  Buffer.concat(
    text
      .replace(/[^A-Za-z0-9+/=]+/g, '')
      .split(/=+/)
      .map((unit) => Buffer.from(unit, 'base64')),
  );

/** Random bytes have a control character in ten, aren't UTF-8, and hold more signs than letters. */
function isText(bytes: Buffer, charset: string, isStrict = true): boolean {
  if (bytes.length === 0) return false;
  if (isMarkedUtf16(bytes)) return true;
  if (/^utf-?16|^ucs-?2|^unicode$/i.test(charset)) return isStrict;
  const text = bytesAsText(bytes.subarray(0, JUDGED), charset);
  const strange = text.replace(/\s/g, '').match(/[\p{Cc}\uFFFD]/gu)?.length ?? 0;
  if (strange * 100 > text.length) return false;
  if (isStrict || Buffer.from(text).equals(bytes)) return true;
  const readable = text.match(/[\p{L}\s\x20-\x7E]/gu)?.length ?? 0;
  return readable > text.length * 0.9;
}

/** Words, spaces and stops: base64 in lines of 76 has none. */
const looksPlain = (text: string): boolean => {
  const longest = Math.max(
    ...text
      .split(/\s+/)
      .slice(0, 2000)
      .map((word) => word.length),
  );
  return longest < 60 || /[^A-Za-z0-9+/=\s]/.test(text.slice(0, 2000));
};

const isMarkedUtf16 = ([first, second]: Buffer): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
