/** Reads a raw mail. Runs in a process of its own (read-process.ts): what it is given may be anything. */
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { foldQuotes } from './fold-quotes.ts';
import { textOfHtml } from './html-text.ts';
import { headerOf, kindOf } from './kind-of-mail.ts';
import { clip, linesOf, oneLineOf } from './plain-words.ts';
import { READ_LIMITS as L, type ReadFile, type ReadMail } from './read-mail-type.ts';

/** Pictures in a signature are smaller than one that shows something. */
const SMALLEST_INLINE_PICTURE = 5 * 1024;
const PICTURE_TYPES = /^image\/(?:jpe?g|pjpeg|png|webp|gif|avif|hei[cf])$/;
const PICTURE_NAMES = /\.(?:jpe?g|png|webp|gif|avif|hei[cf])$/i;

/** Headers with addresses that a mail was sent or delivered to. */
const RECIPIENTS = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-forwarded-to',
  'x-envelope-to',
  'x-delivered-to',
];

export const parse = (raw: Uint8Array): Promise<Email> =>
  PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: 100, maxHeadersSize: 1024 * 1024 });

/**
 * @param savePicture writes a picture out and returns its path.
 * @throws the parser's error, for a mail beyond its limits.
 */
export async function readMail(
  raw: Uint8Array,
  savePicture: (n: number, bytes: Uint8Array) => Promise<string>,
): Promise<ReadMail> {
  const mail = await parse(raw);
  const { kind, bounce } = kindOf(mail);
  const { text, quoted } = wordsOf(mail);
  const files: ReadFile[] = [];
  for (const [n, attachment] of mail.attachments.entries()) {
    const bytes = bytesOf(attachment);
    if (files.length === L.files) break;
    if (isDecoration(attachment, bytes.length)) continue;
    const name = nameOf(attachment, n);
    const isPicture =
      kind === 'message' && (PICTURE_TYPES.test(attachment.mimeType) || PICTURE_NAMES.test(name));
    files.push({
      ...{ n, name, type: oneLineOf(attachment.mimeType, 100), bytes: bytes.length },
      picture: isPicture ? await savePicture(n, bytes) : null,
    });
  }
  return {
    ...{ kind, bounce, text, quoted, files },
    messageId: idsIn(mail.messageId ?? '')[0] ?? null,
    references: [...new Set(idsIn(`${mail.references ?? ''} ${mail.inReplyTo ?? ''}`))].slice(-L.references),
    from: senderOf(mail.from),
    recipients: recipientsOf(mail),
    subject: oneLineOf(mail.subject ?? '', L.subject),
    sentAt: sentAtOf(mail.date),
  };
}

/** Prefers the text that the sender's program wrote to the one that we make of its HTML. */
function wordsOf({ text = '', html = '' }: Email): { text: string; quoted: string | null } {
  const written = linesOf(text).trim() === '' && html !== '' ? textOfHtml(html) : text;
  const folded = foldQuotes(clip(linesOf(written), L.text + L.quoted));
  // Beyond the bound of own words, the rest is folded away with the quotation.
  const rest = folded.text.slice(clip(folded.text, L.text).length);
  const quoted = [rest, folded.quoted].filter(Boolean).join('\n');
  return { text: clip(folded.text, L.text), quoted: clip(quoted, L.quoted) || null };
}

/** An inline picture of a signature, or an empty part. */
const isDecoration = ({ mimeType, disposition, related }: Attachment, bytes: number): boolean =>
  bytes === 0 ||
  (mimeType.startsWith('image/') &&
    (related === true || disposition === 'inline') &&
    bytes < SMALLEST_INLINE_PICTURE);

function nameOf({ filename, mimeType }: Attachment, n: number): string {
  const name = oneLineOf((filename ?? '').replace(/^.*[/\\]/s, ''), L.name);
  if (name !== '' && !/^\.+$/.test(name)) return name;
  return mimeType === 'message/rfc822' ? `message-${n + 1}.eml` : `file-${n + 1}`;
}

export const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content as ArrayBuffer);

/** Message-IDs, in their order. */
const idsIn = (header: string): string[] =>
  [...header.slice(0, 100_000).matchAll(/<[^<>\s]{1,490}>/g)].map(([id]) => id);

function senderOf(from: Address | undefined): ReadMail['from'] {
  const [mailbox] = from ? mailboxesOf([from]) : [];
  return mailbox ? { name: oneLineOf(mailbox.name, L.name), address: mailbox.address } : null;
}

function recipientsOf(mail: Email): string[] {
  const said = mailboxesOf([...(mail.to ?? []), ...(mail.cc ?? [])]).map(({ address }) => address);
  const delivered = RECIPIENTS.flatMap((name) =>
    [
      ...(headerOf(mail, name) ?? '')
        .slice(0, 20_000)
        .matchAll(/[^\s<>;:,"()@]{1,64}@[^\s<>;:,"()@]{1,255}/g),
    ].map(([address]) => address.toLowerCase()),
  );
  return [...new Set([...said, ...delivered])].slice(0, L.recipients);
}

const mailboxesOf = (addresses: Address[]): { name: string; address: string }[] =>
  addresses
    .flatMap((each) => each.group ?? [{ name: each.name, address: each.address ?? '' }])
    .map(({ name, address }) => ({ name, address: oneLineOf(address, L.address).toLowerCase() }))
    .filter(({ address }) => /^[^\s@]+@[^\s@]+$/.test(address));

function sentAtOf(date: string | undefined): string | null {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) || at < 0 || at > 4e12 ? null : new Date(at).toISOString();
}
