/** Decodes bytes whose charset is declared wrongly, or isn't supported by TextDecoder. */
import { decodeWords } from 'postal-mime';

const UTF_8 = /^(utf-?8)?$/;
/** With these, and with unknown ones, any bytes decode to something: what the mail says is no evidence. */
const KNOWN_ONLY = /^(gb|big5|euc|shift|sjis|iso-2022|ks_c|cp9|ms9|windows-9|windows-31j|utf-16|hz)/;

/**
 * The text when the declared charset must not be trusted, null when it may.
 * UTF-8 is recognized from the bytes alone: text in another charset is almost never valid UTF-8 by chance.
 */
function unknownBytesAsText(bytes: Uint8Array, declared: string): string | null {
  const charset = declared.trim().toLowerCase();
  if (/^(unicode-1-1-)?utf-?7$/.test(charset)) return decodeUtf7(bytes);
  if (KNOWN_ONLY.test(charset) || !bytes.some((byte) => byte > 0x7f)) return null;
  const text = new TextDecoder('utf-8').decode(bytes);
  if (!text.includes('\uFFFD')) return text;
  if (!UTF_8.test(charset) || /[^\0-\x7F\uFFFD]/.test(text)) return null;
  // Declared as UTF-8, and not one character of it is.
  return new TextDecoder('windows-1252').decode(bytes);
}

/** RFC 2152. Invalid sequences become U+FFFD. */
function decodeUtf7(bytes: Uint8Array): string {
  const ascii = Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\xFF]/g, '\uFFFD');
  return ascii.replace(/\+([A-Za-z0-9+/]*)-?/g, (_, base64: string) => {
    if (!base64) return '+';
    const utf16 = Buffer.from(base64, 'base64');
    return utf16
      .subarray(0, utf16.length & ~1)
      .swap16()
      .toString('utf16le')
      .toWellFormed();
  });
}

/** Bytes as text; their charset is believed only where it can be right. */
export const bytesAsText = (bytes: Uint8Array, charset: string): string =>
  unknownBytesAsText(bytes, charset) ?? textAsDeclared(bytes, charset);

/** An unknown charset is read as Windows-1252. */
export function textAsDeclared(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset.trim() || 'utf-8').decode(bytes);
  } catch {
    // postal-mime supports more charset names, but only through this function.
    const encoded = Buffer.from(bytes).toString('base64');
    return decodeWords(`=?${charset.replace(/[?\s]/g, '') || 'x'}?B?${encoded}?=`);
  }
}
