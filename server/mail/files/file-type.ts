/** The type of a file by its content, and a name that is safe to send and to save. */
import { REPLY_FILE_LIMITS, REPLY_FILE_TYPES, type ReplyFileType } from '#contract/mail/reply-file.ts';

/** Number of bytes that identify the type. */
export const HEAD_BYTES = 16;

/** Brands of HEIF's still pictures coded by HEVC (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1'];

/** Returns the type that the first bytes show, regardless of the name and the browser's type; null for any other. */
export function typeOf(head: Uint8Array): ReplyFileType | null {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  if (text.startsWith('ftyp', 4) && HEIC_BRANDS.includes(text.slice(8, 12))) return 'image/heic';
  return text.startsWith('%PDF-') ? 'application/pdf' : null;
}

/**
 * Returns a name of one line without folders, reserved characters or characters that turn the direction of writing, and
 * with an extension that fits the type: `invoice.pdf.exe` of a PDF becomes `invoice.pdf.exe.pdf`.
 */
export function safeName(sent: string, type: ReplyFileType): string {
  const extensions: readonly string[] = REPLY_FILE_TYPES[type];
  const plain = sent
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, '')
    // Browsers send a quotation mark or a line break in a name as these.
    .replace(/%(22|0[ad])|[<>:"|?*;%]+/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const dot = plain.lastIndexOf('.');
  const given = dot > 0 ? plain.slice(dot + 1).toLowerCase() : '';
  const fits = extensions.includes(given);
  const extension = fits ? given : (extensions[0] as string);
  const stem = [...(fits ? plain.slice(0, dot) : plain)]
    .slice(0, REPLY_FILE_LIMITS.nameMax - extension.length - 1)
    .join('')
    .trim();
  return `${stem || (type === 'application/pdf' ? 'document' : 'picture')}.${extension}`;
}
