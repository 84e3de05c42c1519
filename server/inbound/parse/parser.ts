/**
 * postal-mime with overrides for text parts, header lines in raw bytes, bodies in broken encodings, and emails within a
 * signature, in winmail.dat, or without the boundary that they declare.
 */
import type { Attachment, Email } from 'postal-mime';
import { type CalendarMail, calendarIn } from './calendar-parts.ts';
import { htmlAsText } from './html-text.ts';
import { base, LenientLines, type TextType } from './lenient-lines.ts';
import { fileNameOf, type MailPart, mayBeWords, typeOf } from './parts.ts';
import { wordsOfRtf } from './rtf-text.ts';
import { isBlock, mailInBlock } from './signed-block.ts';
import { textOf } from './text-part.ts';
import { isTnef, tnefIn } from './tnef.ts';

export type ParsedMail = Email & { contentType: string; calendar: CalendarMail | null } & Unread;

/** Why parts of the mail are neither in the text nor in the files. */
type Unread = {
  /** Only a key opens it. */
  encrypted: boolean;
  /** A part of it can't be read. */
  damaged: boolean;
};

const A_MAIL_HAS = new Set([
  'from',
  'to',
  'date',
  'subject',
  'message-id',
  'received',
  'return-path',
  'mime-version',
]);
/** Maximum depth of emails within an email: a signature within a signature. */
const DEEPEST = 4;

/** @throws Error when the bytes aren't a mail or pass a bound of the parser (256 levels, 2 MB of headers). */
export async function parseRaw(raw: Uint8Array): Promise<ParsedMail> {
  const parser = new MailParser();
  const email = await parser.parse(raw);
  if (!email.headers.some(({ key }) => A_MAIL_HAS.has(key))) throw new Error('This isn’t an email message.');
  const contentType = email.headers.find(({ key }) => key === 'content-type')?.value.toLowerCase() ?? '';
  const calendar = await calendarIn(email.attachments, email.from?.address?.toLowerCase() ?? null);
  return { ...email, contentType, calendar, ...parser.unread };
}

class MailParser extends LenientLines {
  readonly unread: Unread = { encrypted: false, damaged: false };
  readonly #depth: number;
  /** Fallback texts, used when the mail has no other text, with the file that contains them. */
  readonly #reserve: { part: MailPart; type: TextType; text: string; file?: Attachment }[] = [];

  constructor(depth = 0) {
    super({ forceRfc822Attachments: true });
    this.#depth = depth;
  }

  /** Called by postal-mime for each part, leaves and others. */
  async collectNode(part: MailPart, alternative: MailPart | false, related: boolean): Promise<void> {
    const isHandled = await this.#collectSpecial(part).catch(() => {
      this.unread.damaged = true;
      return false;
    });
    if (!isHandled) await base.collectNode.call(this, part, alternative, related);
  }

  async #collectSpecial(part: MailPart): Promise<boolean> {
    if (!part.content) return false;
    const content = new Uint8Array(part.content);
    if (part.contentType.multipart)
      return (
        part.childNodes.length === 0 &&
        content.some((byte) => byte > 0x20) &&
        this.#collectLost(part, content)
      );
    const [type, name] = [typeOf(part), fileNameOf(part)];
    if (type === 'application/pgp-encrypted') this.unread.encrypted = true;
    if (type === 'text/rtf') this.#reserve.push({ part, ...(await wordsOfRtf(Buffer.from(content))) });
    if (isBlock(type, name)) return this.#collectBlock(part, content);
    return isTnef(type, name) && this.#collectTnef(part, content);
  }

  /** Collects parts below a boundary that isn't the declared one; else the unchanged text. */
  async #collectLost(part: MailPart, content: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const boundary = boundaryIn(content);
    const type = `Content-Type: multipart/${part.contentType.multipart}; boundary="${boundary}"\r\n\r\n`;
    if (boundary !== null) return this.#takeOver(Buffer.concat([Buffer.from(type, 'latin1'), content]));
    this.unread.damaged = true;
    this.its.addTextEntry(part, 'plain', { type: 'text', value: textOf(part, this.its.attachments) });
    return true;
  }

  async #collectBlock(part: MailPart, content: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const mail = await mailInBlock(content);
    if (mail === 'encrypted') this.unread.encrypted = true;
    else if (mail) return this.#takeOver(mail);
    else this.unread.damaged ||= !/certs-only/i.test(part.contentType.value);
    return false;
  }

  async #collectTnef(part: MailPart, content: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const tnef = await tnefIn(content);
    this.unread.damaged ||= tnef === null || tnef.damaged;
    if (!tnef) return false;
    for (const { name, type, bytes } of tnef.files)
      this.its.attachments.push({
        ...{ filename: name, mimeType: type, disposition: 'attachment', content: bytes.buffer },
      });
    if (tnef.words) this.#reserve.push({ part, ...tnef.words });
    // Unreadable parts remain available in the file itself.
    return !tnef.damaged;
  }

  /** Reads a mail within this one, and takes its words and files. */
  async #takeOver(raw: Uint8Array): Promise<boolean> {
    if (this.#depth >= DEEPEST) return false;
    const inner = new MailParser(this.#depth + 1);
    await inner.parse(raw);
    const { textMap, textTypes, attachments } = inner.its;
    for (const [part, entry] of textMap) this.its.textMap.set(part, entry);
    for (const type of textTypes) this.its.textTypes.add(type);
    for (const attachment of attachments) this.its.attachments.push(attachment);
    this.unread.encrypted ||= inner.unread.encrypted;
    this.unread.damaged ||= inner.unread.damaged;
    return true;
  }

  /** Called by postal-mime for each leaf, before its text is taken. */
  isInlineTextNode(part: MailPart): boolean {
    const type = typeOf(part);
    if (type !== 'text/plain' && type !== 'text/html') return false;
    // A text file that Apple Mail shows in the body has a name; what it says isn't what the sender writes.
    if (part.parentNode && (part.contentDisposition.parsed.value === 'attachment' || fileNameOf(part)))
      return false;
    part.contentType.parsed.value = type;
    part.getTextContent = () => textOf(part, this.its.attachments);
    return true;
  }

  /** Called by postal-mime for each leaf that is a file. */
  collectAttachment(part: MailPart, content: ArrayBuffer, related: boolean, isTooDeep: boolean): void {
    base.collectAttachment.call(this, part, content, related, isTooDeep);
    if (!mayBeWords(part)) return;
    const text = textOf(part, []);
    const isMarkedUp = /^text\/(enriched|richtext|html)$/.test(typeOf(part));
    this.#reserve.push({
      part,
      type: isMarkedUp ? 'html' : 'plain',
      text,
      file: this.its.attachments.at(-1),
    });
  }

  /** Called by postal-mime when all parts are collected. */
  renderTextContent(): void {
    if (!this.#hasWords()) this.#takeReserve();
    base.renderTextContent.call(this);
  }

  #hasWords(): boolean {
    const entries = [...this.its.textMap.values()];
    return entries.some(
      ({ plain = [], html = [] }) =>
        plain.some(({ value }) => isSaying(String(value))) ||
        html.some(({ value }) => isSaying(htmlAsText(String(value)))),
    );
  }

  /** The first that says something; a file that was one of several stays a file. */
  #takeReserve(): void {
    const its = this.its;
    const found = this.#reserve.find(({ text }) => isSaying(text));
    if (found) {
      its.addTextEntry(found.part, found.type, { type: 'text', value: found.text });
      its.attachments = its.attachments.filter((each) => each !== found.file);
      return;
    }
    if (its.attachments.length > 0 || !its.root.contentType.multipart) return;
    // Above and below the parts: for programs that know none.
    const text = textOf(its.root, []).replace(/^This is a multi-?part message in MIME format\.?\s*$/im, '');
    if (isSaying(text)) its.addTextEntry(its.root, 'plain', { type: 'text', value: text });
  }
}

const isSaying = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const HEAD = /^content-[a-z-]{1,40}[ \t]*:/im;
const LOOKED_AT = 256 * 1024;

/**
 * The boundary of the parts in a multipart's body: the first line of dashes and a name that a part's headers follow, or
 * that comes again with dashes at its end. Null for none.
 */
function boundaryIn(body: Uint8Array): string | null {
  const text = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, LOOKED_AT)).toString('latin1');
  for (const [line, name = ''] of text.matchAll(/^--([^\s].{0,200}?)[ \t]*$/gm)) {
    if (name.endsWith('--')) continue;
    const after = text.slice(text.indexOf(line) + line.length, text.indexOf(line) + line.length + 2000);
    const isHeaded = HEAD.test(after.split(/\n[ \t]*\n/)[0] ?? '');
    if (isHeaded || text.includes(`\n--${name}--`)) return name;
  }
  return null;
}
