/** An email as a mail program would have sent it, for generated ones: plain text, and at most one file. */
import { Buffer } from 'node:buffer';

export type RawMail = {
  from: { name: string; address: string };
  subject: string;
  messageId: string;
  /** ISO 8601. */
  sentAt: string;
  text: string;
  file?: { name: string; text: string };
};

export function rawMail({ from, subject, messageId, sentAt, text, file }: RawMail): string {
  const head = [
    `From: ${encoded(from.name)} <${from.address}>`,
    `Subject: ${encoded(subject)}`,
    `Message-ID: ${messageId}`,
    `Date: ${new Date(sentAt).toUTCString()}`,
    'MIME-Version: 1.0',
  ];
  const body = part('text/plain; charset=utf-8', text);
  if (!file) return [...head, ...body].join('\r\n');
  return [
    ...head,
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    ...body,
    '--part',
    `Content-Disposition: attachment; filename="${file.name}"`,
    ...part('text/plain; charset=utf-8', file.text),
    '--part--',
    '',
  ].join('\r\n');
}

const part = (type: string, text: string): string[] => [
  `Content-Type: ${type}`,
  'Content-Transfer-Encoding: base64',
  '',
  (base64(text).match(/.{1,76}/g) ?? []).join('\r\n'),
];

/** RFC 2047; a word of it may be 75 characters long, which the names and subjects here keep to. */
const encoded = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${base64(text)}?=`;

const base64 = (text: string): string => Buffer.from(text).toString('base64');
