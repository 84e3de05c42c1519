/** The columns that hold what was read of a mail, and the mail as staff see it. */
import type { InboundFile, InboundMail } from '#contract/inbound.ts';
import type { InboundMailRow } from '../database/schema.ts';
import type { ReadMail } from './reading/read-mail.ts';

type ReadColumns = Pick<
  InboundMailRow,
  'kind' | 'message_id' | 'from_name' | 'from_email' | 'subject' | 'text' | 'quoted' | 'files'
>;

export const readColumns = (mail: ReadMail): ReadColumns => ({
  kind: mail.kind,
  message_id: mail.messageId,
  from_name: mail.from?.name ?? null,
  from_email: mail.from?.address ?? null,
  subject: mail.subject,
  text: mail.text,
  quoted: mail.quoted,
  files: JSON.stringify(filesOf(mail)),
});

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
  spam: row.spam === 1,
  spamReasons: JSON.parse(row.spam_reasons),
  suggestions,
  inquiryId: row.state === 'filed' ? row.inquiry_id : null,
  receivedAt: row.received_at,
});
