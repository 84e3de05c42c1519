/** The columns that hold what was read of a mail, and the mail as staff see it. */
import { createHash } from 'node:crypto';
import type { InboundFile, InboundMail, MailRemarks } from '#contract/mail/inbound.ts';
import type { InboundMailRow } from '../database/schema.ts';
import type { ReadMail } from './parse/read-mail.ts';
import { isUnconfirmed } from './sender-check.ts';

type ReadColumns = Pick<
  InboundMailRow,
  | 'kind'
  | 'message_id'
  | 'from_name'
  | 'from_email'
  | 'subject'
  | 'text'
  | 'quoted'
  | 'files'
  | 'remarks'
  | 'copy_key'
>;

/** @param checking the domains whose servers check who sent a mail. */
export const readColumns = (mail: ReadMail, checking: string[]): ReadColumns => ({
  kind: mail.kind,
  message_id: mail.messageId,
  from_name: mail.from?.name ?? null,
  from_email: mail.from?.address ?? null,
  subject: mail.subject,
  text: mail.text,
  quoted: mail.quoted,
  files: JSON.stringify(filesOf(mail)),
  remarks: JSON.stringify(remarksOf(mail, checking)),
  copy_key: copyKeyOf(mail),
});

/** Includes the content's hash, because a broken program may reuse a Message-ID. Null without a Message-ID. */
export const copyKeyOf = ({ messageId, contentHash }: ReadMail): string | null =>
  messageId === null
    ? null
    : createHash('sha256')
        .update(JSON.stringify([messageId, contentHash]))
        .digest('base64url');

export function remarksOf(mail: ReadMail, checking: string[]): MailRemarks {
  const { files, encrypted, damaged } = mail.unread;
  return {
    ...(isUnconfirmed(mail, checking) && { unconfirmed: true }),
    ...(mail.through !== null && { through: mail.through }),
    ...(encrypted && { encrypted }),
    ...(damaged && { damaged }),
    ...(files > 0 && { filesLeftOut: files }),
  };
}

const filesOf = ({ files }: Pick<ReadMail, 'files'>): InboundFile[] =>
  files.map(({ picture: _, ...file }) => file);

export const mailFromRow = (row: InboundMailRow, suggestions: InboundMail['suggestions']): InboundMail => ({
  id: row.id,
  kind: (row.kind ?? 'unreadable') as InboundMail['kind'],
  state: row.state as InboundMail['state'],
  from: { name: row.from_name ?? '', address: row.from_email ?? '' },
  subject: row.subject ?? '',
  text: row.text ?? '',
  quoted: row.quoted,
  files: JSON.parse(row.files),
  remarks: JSON.parse(row.remarks),
  spam: row.spam === 1,
  spamReasons: JSON.parse(row.spam_reasons),
  suggestions,
  inquiryId: row.state === 'filed' ? row.inquiry_id : null,
  receivedAt: row.received_at,
});
