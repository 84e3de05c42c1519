/** postal-mime's reading of lines, for headers in raw bytes, without an end, or above a body in a broken encoding. */
import PostalMime, { type Attachment } from 'postal-mime';
import { lineAsUtf8, wholeWords } from './header-lines.ts';
import type { MailPart } from './parts.ts';
import { decoderFor } from './transfer-decoding.ts';

/** The used internals of postal-mime; its version is pinned, and tests would notice a change. */
export type Internals = {
  processLine(line: Uint8Array<ArrayBuffer>, isFinal: boolean): Promise<void>;
  collectNode(part: MailPart, alternative: MailPart | false, related: boolean): Promise<void>;
  collectAttachment(part: MailPart, content: ArrayBuffer, related: boolean, tooDeep: boolean): void;
  addTextEntry(selector: MailPart, type: TextType, item: { type: 'text'; value: string }): void;
  renderTextContent(): void;
  currentNode: MailPart;
  av: Uint8Array;
  textMap: Map<MailPart, Partial<Record<TextType, { type: string; value: unknown }[]>>>;
  textTypes: Set<TextType>;
  attachments: Attachment[];
  root: MailPart;
  boundaries: { value: Uint8Array }[];
  readPos: number;
};
export type TextType = 'plain' | 'html';

/** RFC 5322 §2.2: printable, without a colon. Old programs put a space before the colon. */
const HEADER = /^[!-9;-~]+[ \t]*:/;

/** The original methods that this class and its subclasses override. */
export const base = PostalMime.prototype as unknown as Internals;

export class LenientLines extends PostalMime {
  protected get its(): Internals {
    return this as unknown as Internals;
  }

  /** Called by postal-mime for each line; not `async`, because a mail has a million of them. */
  processLine(line: Uint8Array<ArrayBuffer>, isFinal: boolean): Promise<void> {
    const part = this.its.currentNode;
    const pass = (given = line) => base.processLine.call(this, given, isFinal);
    if (part.state !== 'header') return pass();
    if (isBeforeMail(part, line) && !isFinal) return Promise.resolve();
    if (line.length === 0) {
      this.#endHeaders(part);
      return isFinal ? pass() : Promise.resolve();
    }
    const read = lineAsUtf8(line, this.its.av);
    if (isHeader(part, read) || this.#isBoundary(line) || this.#hasHeadersBelow()) return pass(read);
    // Without the empty line that ends the headers, the first words would be one of them.
    this.#endHeaders(part);
    return pass();
  }

  #endHeaders(part: MailPart): void {
    part.headerLines = wholeWords(part.headerLines);
    part.feed(new Uint8Array());
    part.contentDecoder = decoderFor(part) ?? part.contentDecoder;
  }

  #isBoundary(line: Uint8Array): boolean {
    const text = Buffer.from(line).toString('latin1');
    return this.its.boundaries.some(({ value }) =>
      text.startsWith(`--${Buffer.from(value).toString('latin1')}`),
    );
  }

  #hasHeadersBelow(): boolean {
    const { av, readPos } = this.its;
    const below = Buffer.from(av.subarray(readPos, readPos + 4096)).toString('latin1');
    const lines = below.split(/\r?\n/);
    const end = lines.findIndex((line) => line === '' || line.startsWith('--'));
    return lines.slice(0, end < 0 ? undefined : end).some((line) => HEADER.test(line));
  }
}

/** Empty lines, and the line that a mailbox in one file has above each mail. */
const isBeforeMail = (part: MailPart, line: Uint8Array): boolean =>
  !part.parentNode &&
  part.headerLines.length === 0 &&
  (line.length === 0 || /^>?From /.test(Buffer.from(line.subarray(0, 6)).toString('latin1')));

function isHeader(part: MailPart, line: Uint8Array): boolean {
  const isFolded = line[0] === 0x20 || line[0] === 0x09;
  if (isFolded) return part.headerLines.length > 0;
  return HEADER.test(Buffer.from(line.subarray(0, 200)).toString('latin1'));
}
