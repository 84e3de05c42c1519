/** The attachments of a mail. A file's number is its place among all of them, so that it can be found again. */
import type { Attachment } from 'postal-mime';
import { PARSE_LIMITS } from './bounds.ts';
import { oneLine } from './headers.ts';
import type { ParsedMail } from './parser.ts';
import type { MailFile } from './read-mail.ts';

/** Smaller pictures within the text are logos of signatures, icons and tracking pixels. */
const INLINE_AT_LEAST = 5 * 1024;

const PICTURES = new Map(
  Object.entries({
    'image/jpeg': 'jpg',
    'image/jpg': 'jpg',
    'image/pjpeg': 'jpg',
    'image/png': 'png',
    'image/webp': 'webp',
    'image/gif': 'gif',
    'image/avif': 'avif',
    'image/heic': 'heic',
    'image/heif': 'heic',
  }),
);
const PICTURE_ENDINGS = /\.(jpe?g|png|webp|gif|avif|heic|heif)$/i;

/**
 * Pictures that only adorn the words are left out, unless nothing else came.
 * @returns those that are kept, and how many more there are.
 */
export function filesOf(mail: ParsedMail, hasWords: boolean): { files: MailFile[]; leftOut: number } {
  const all = mail.attachments.map((attachment, n) => ({ attachment, n }));
  const plain = all.filter(({ attachment }) => !isOrnament(attachment));
  const kept = hasWords || plain.length > 0 ? plain : all;
  const files = kept.slice(0, PARSE_LIMITS.files).map(({ attachment, n }) => fileOf(attachment, n));
  return { files, leftOut: kept.length - files.length };
}

const fileOf = (attachment: Attachment, n: number): MailFile => ({
  n,
  name: nameOf(attachment, n),
  type: typeOf(attachment),
  bytes: bytesOf(attachment),
  picture: null,
});

/** The name of the file that a picture is written to; null when the file isn't declared as a picture, by type or name. */
export function pictureName({ n, name, type }: MailFile): string | null {
  const ending = PICTURES.get(type) ?? PICTURE_ENDINGS.exec(name)?.[1]?.toLowerCase();
  return ending ? `${n}.${ending}` : null;
}

const bytesOf = ({ content }: Attachment): number => (content as ArrayBuffer).byteLength;

const isOrnament = (attachment: Attachment): boolean =>
  attachment.mimeType.startsWith('image/') &&
  (attachment.disposition === 'inline' || Boolean(attachment.related)) &&
  bytesOf(attachment) < INLINE_AT_LEAST;

function nameOf({ filename, mimeType }: Attachment, n: number): string {
  const given = oneLine((filename ?? '').replace(/[/\\:*?"<>|]/g, '_'), PARSE_LIMITS.name).replace(
    /^\.+/,
    '',
  );
  if (given) return given;
  if (mimeType === 'text/calendar') return 'invitation.ics';
  if (mimeType === 'message/rfc822') return `message-${n + 1}.eml`;
  const ending = PICTURES.get(mimeType);
  return `file-${n + 1}${ending ? `.${ending}` : ''}`;
}

function typeOf({ mimeType }: Attachment): string {
  const type = mimeType.toLowerCase();
  return type.length <= 100 && /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
}
