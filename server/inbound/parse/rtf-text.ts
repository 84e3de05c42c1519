/** Extracts the text of an RTF document: from Outlook's winmail.dat, compressed or not, or from a part of a mail. */
import { bytesAsText } from './charsets.ts';

/** Bytes of a document; a crafted one of a few would grow without end. */
const MOST_BYTES = 10 * 1024 * 1024;

type Words = { type: 'html' | 'plain'; text: string };

/** The document in a PR_RTF_COMPRESSED property. */
export async function decompressed(rtf: Uint8Array): Promise<Buffer> {
  const { decompressRTF } = await import('@kenjiuno/decompressrtf');
  const header = Buffer.from(rtf.buffer, rtf.byteOffset, rtf.byteLength);
  // The library believes the size that the header claims.
  if (header.length < 16 || header.readUInt32LE(0) + 4 > header.length) throw new Error('The RTF is cut.');
  if (header.readUInt32LE(4) > MOST_BYTES) throw new Error('The RTF is too large.');
  return Buffer.from(decompressRTF([...header]));
}

/** HTML or text that Outlook wrapped in RTF; else the words of the document itself. */
export async function wordsOfRtf(rtf: Buffer): Promise<Words> {
  const { deEncapsulateSync, Tokenize } = await import('rtf-stream-parser');
  try {
    const { mode, text } = deEncapsulateSync(rtf, { decode: bytesAsText, warn: () => {}, allowCp0: true });
    return { type: mode === 'html' ? 'html' : 'plain', text: String(text) };
  } catch {
    const page = writtenPage();
    const tokens = new Tokenize();
    tokens.push = (token: Token) => page.take(token);
    tokens._transform(rtf, undefined, () => {});
    return { type: 'plain', text: page.text() };
  }
}

type Token = { type: number; word?: string; param?: number; data?: Buffer };
const [GROUP_START, GROUP_END, CONTROL] = [0, 1, 2];
/** Groups that hold no words of the document. */
const ASIDE =
  /^(fonttbl|colortbl|stylesheet|info|pict|object|header[lrf]?|footer[lrf]?|generator|listtable|listoverridetable|themedata|datastore|\*)$/;
const SIGNS = new Map(
  Object.entries({
    ...{ par: '\n', line: '\n', sect: '\n', page: '\n', row: '\n', tab: '\t', cell: '\t' },
    ...{ emdash: '—', endash: '–', bullet: '•', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”' },
    ...{ '~': '\u00A0', _: '-', '{': '{', '}': '}', '\\': '\\' },
  }),
);

/** Writes the words that an RTF document's tokens say (RTF 1.9.1). */
function writtenPage() {
  const written: string[] = [];
  const groups: { aside: boolean; skips: number }[] = [{ aside: false, skips: 1 }];
  let charset = 'windows-1252';
  /** Signs that stand for a \\u before them, for programs without Unicode. */
  let skipped = 0;
  let bytes: Buffer[] = [];

  function flush(): void {
    if (bytes.length > 0) written.push(bytesAsText(Buffer.concat(bytes), charset));
    bytes = [];
  }
  function say(data: Buffer): void {
    const kept = data.subarray(Math.min(skipped, data.length));
    skipped -= data.length - kept.length;
    if (kept.length > 0) bytes.push(kept);
  }
  function control(word: string, param: number | undefined, group: { aside: boolean; skips: number }): void {
    if (word === 'ansicpg' && param) charset = `cp${param}`;
    if (word === 'uc') group.skips = param ?? 1;
    if (ASIDE.test(word)) group.aside = true;
    if (group.aside) return;
    const sign = word === 'u' ? String.fromCharCode((param ?? 0) & 0xffff) : SIGNS.get(word);
    if (sign === undefined) return;
    flush();
    written.push(sign);
    if (word === 'u') skipped = group.skips;
  }

  return {
    take({ type, word = '', param, data }: Token): boolean {
      const group = groups.at(-1) ?? { aside: false, skips: 1 };
      if (type === GROUP_START) groups.push({ ...group });
      else if (type === GROUP_END) groups.pop();
      else if (data && !group.aside) say(data);
      else if (type === CONTROL) control(word, param, group);
      return true;
    },
    text(): string {
      flush();
      return written.join('').toWellFormed();
    },
  };
}
