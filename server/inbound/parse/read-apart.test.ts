import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extractFileInSubprocess, parseInSubprocess, ReadingEnded, UnreadableMail } from './read-apart.ts';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'));
  path = join(folder, 'raw.eml');
});
afterAll(() => rm(folder, { recursive: true }));

const LARGE = Buffer.alloc(6_000, 'p');
const file = (headers: string, content: Buffer) =>
  `--b\r\n${headers}\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`;
const MAIL = [
  'Return-Path: <ana@example.com>',
  'Delivered-To: studio+rabc@studio.example',
  'X-Original-To: Studio@studio.example',
  'From: =?utf-8?Q?Ana_Ru=C3=ADz?= <Ana@Example.com>',
  'To: "Studio, Dana" <studio+rABC@studio.example>, other@example.com',
  'Subject: =?utf-8?Q?Re:_Plans=0D=0ABcc:_x=E2=80=AE?=',
  'Message-ID: <answer@example.com>',
  'References: <first@studio.example>\r\n <second@studio.example>',
  'In-Reply-To: <second@studio.example>',
  'Date: Mon, 3 Feb 2025 10:12:00 -0600',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b\r\nContent-Type: text/plain\r\n\r\nHere they are.\r\n',
  file('Content-Type: image/png\r\nContent-Disposition: inline\r\nContent-ID: <logo>', Buffer.from('tiny')),
  file("Content-Type: image/jpeg\r\nContent-Disposition: attachment; filename*=utf-8''K%C3%BCche.jpg", LARGE),
  file('Content-Type: application/octet-stream; name="IMG_1.HEIC"\r\nContent-Disposition: attachment', LARGE),
  file('Content-Type: application/ms-tnef; name="winmail.dat"', Buffer.from('tnef')),
  file(
    'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="../../\u202Efdp.exe"',
    Buffer.from('pdf'),
  ),
  '--b--\r\n',
].join('\r\n');

it('reads a mail with its pictures and files', async () => {
  await writeFile(path, MAIL);
  const mail = await parseInSubprocess(path, folder);
  expect(mail).toEqual({
    kind: 'message',
    messageId: '<answer@example.com>',
    references: ['<first@studio.example>', '<second@studio.example>'],
    from: { name: 'Ana Ruíz', address: 'ana@example.com' },
    through: null,
    checks: [],
    recipients: ['studio+rabc@studio.example', 'other@example.com', 'studio@studio.example'],
    subject: 'Re: Plans Bcc: x',
    sentAt: '2025-02-03T16:12:00.000Z',
    text: 'Here they are.',
    quoted: null,
    contentHash: expect.stringMatching(/^[\w-]{43}$/),
    files: [
      { n: 1, name: 'Küche.jpg', type: 'image/jpeg', bytes: 6_000, picture: join(folder, '1.jpg') },
      {
        n: 2,
        name: 'IMG_1.HEIC',
        type: 'application/octet-stream',
        bytes: 6_000,
        picture: join(folder, '2.heic'),
      },
      { n: 3, name: 'winmail.dat', type: 'application/ms-tnef', bytes: 4, picture: null },
      { n: 4, name: '_.._ fdp.exe', type: 'application/pdf', bytes: 3, picture: null },
    ],
    calendar: null,
    // The winmail.dat isn't a valid TNEF file.
    unread: { files: 0, encrypted: false, damaged: true },
    bounce: null,
  });
  expect(await readFile(join(folder, '1.jpg'))).toEqual(LARGE);
});

it('writes one file by its number', async () => {
  await writeFile(path, MAIL);
  expect(await extractFileInSubprocess(path, 4, join(folder, 'out'))).toBe(3);
  expect(await readFile(join(folder, 'out'), 'utf8')).toBe('pdf');
  await expect(extractFileInSubprocess(path, 0, join(folder, 'out'))).rejects.toThrow(UnreadableMail);
  await expect(extractFileInSubprocess(path, 99, join(folder, 'out'))).rejects.toThrow(UnreadableMail);
});

it('calls what is no mail, too large, too slow or too much for its memory unreadable', async () => {
  await writeFile(path, Buffer.from([0, 1, 2, 255]));
  await expect(parseInSubprocess(path, folder)).rejects.toThrow(UnreadableMail);
  await writeFile(path, MAIL);
  await expect(parseInSubprocess(path, folder, 1)).rejects.toThrow(ReadingEnded);
  await writeFile(path, `From: a@b.example\r\n\r\n${'\n'.repeat(25_000_000)}`);
  await expect(parseInSubprocess(path, folder)).rejects.toThrow(UnreadableMail);
  await truncate(path, 41 * 1024 * 1024);
  await expect(parseInSubprocess(path, folder)).rejects.toThrow(UnreadableMail);
});

it('calls a missing file or folder trouble of this machine', async () => {
  const gone = parseInSubprocess(join(folder, 'none.eml'), folder).catch((error) => error);
  expect(await gone).not.toBeInstanceOf(UnreadableMail);
  await writeFile(path, MAIL);
  const full = await parseInSubprocess(path, join(folder, 'none')).catch((error) => error);
  expect(full).toBeInstanceOf(Error);
  expect(full).not.toBeInstanceOf(UnreadableMail);
});

it('has no sender when several are named', async () => {
  await writeFile(path, 'From: a@example.com\r\nFrom: b@example.com\r\n\r\nwords');
  expect((await parseInSubprocess(path, folder)).from).toBeNull();
});
