/** Header lines as postal-mime reads them rightly: in UTF-8, and with encoded words that hold whole characters. */
import { bytesAsText, textAsDeclared } from './charsets.ts';

const ESCAPE = 0x1b;
/** Charsets declared before the first bytes of a body are; more would be a body's own words. */
const LOOKED_AT = 64 * 1024;

/**
 * A header's line as UTF-8. Raw bytes in another charset are read as the mail's own charset, else as Windows-1252, as in a
 * body.
 * @param raw the whole mail.
 */
export function lineAsUtf8(line: Uint8Array<ArrayBuffer>, raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const isJapanese = line.includes(ESCAPE);
  if (!isJapanese && isUtf8(line)) return line;
  const charset = isJapanese ? 'iso-2022-jp' : charsetOf(raw);
  return new TextEncoder().encode(new TextDecoder(charset).decode(line));
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function charsetOf(raw: Uint8Array): string {
  const beginning = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, LOOKED_AT)).toString(
    'latin1',
  );
  for (const [, declared = ''] of beginning.matchAll(/\bcharset\s*=\s*["']?([\w.:-]{1,40})/gi)) {
    if (/^(utf|unicode|us-ascii|iso-2022)/i.test(declared)) continue;
    try {
      return new TextDecoder(declared).encoding;
    } catch {
      // No such charset: perhaps another part declares one.
    }
  }
  return 'windows-1252';
}

/** Unfolds the lines of a header block, and writes each run of encoded words of one charset as one word of UTF-8. */
export function wholeWords(lines: readonly string[]): string[] {
  const unfolded: string[][] = [];
  for (const line of lines) {
    if (/^[ \t]/.test(line) && unfolded.length > 0) unfolded.at(-1)?.push(line);
    else unfolded.push([line]);
  }
  return unfolded.map((parts) => {
    const line = parts.join('');
    return line.includes('=?') ? line.replace(RUN, joined) : line;
  });
}

const WORD = /=\?([^?\s]+)\?([QqBb])\?([^?]*)\?=/g;
const RUN = /=\?[^?\s]+\?[QqBb]\?[^?]*\?=(?:[ \t]*=\?[^?\s]+\?[QqBb]\?[^?]*\?=)*/g;

type Word = { charset: string; encoding: string; text: string };

function joined(run: string): string {
  const runs: Word[][] = [];
  for (const [, label = '', encoding = '', text = ''] of run.matchAll(WORD)) {
    // RFC 2231 §5: a language may follow.
    const charset = label.split('*')[0]?.toLowerCase() ?? '';
    const last = runs.at(-1);
    if (last?.[0]?.charset === charset) last.push({ charset, encoding, text });
    else runs.push([{ charset, encoding, text }]);
  }
  const said = runs.map(textOf).join('');
  return `=?utf-8?B?${Buffer.from(said).toString('base64')}?=`;
}

/** A character may be cut between two words (.NET, SAP, Notes), or a group of base64; RFC 2047 §5 forbids both. */
function textOf(words: Word[]): string {
  const charset = words[0]?.charset ?? '';
  const together = Buffer.concat(words.map(bytesOf));
  const readings = [words.map((word) => textAsDeclared(bytesOf(word), charset)).join('')];
  if (words.length > 1)
    readings.push(
      textAsDeclared(together, charset),
      textAsDeclared(Buffer.concat(withWholeGroups(words).map(bytesOf)), charset),
    );
  const best = readings.reduce((least, each) => (damage(each) < damage(least) ? each : least));
  return best.includes('\uFFFD') ? bytesAsText(together, charset) : best;
}

/** Words of base64 that follow each other as one. */
function withWholeGroups(words: Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const isOne = last && [last, word].every(({ encoding }) => /b/i.test(encoding));
    if (isOne) last.text += word.text;
    else whole.push({ ...word });
  }
  return whole;
}

const damage = (text: string): number => text.split('\uFFFD').length;

const bytesOf = ({ encoding, text }: Word): Buffer =>
  /b/i.test(encoding) ? base64(text) : quotedPrintable(text);

const base64 = (text: string): Buffer => Buffer.from(text.replace(/[^A-Za-z0-9+/]+/g, ''), 'base64');

/** Characters that should have been encoded, but weren't, are already UTF-8. */
function quotedPrintable(text: string): Buffer {
  const bytes = Buffer.from(text.replace(/_/g, ' '));
  return Buffer.from(
    bytes
      .toString('latin1')
      .replace(/=\s*([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}
