/** Emails that no program would write, made from a seed: the same seed makes the same email. */
import { deflateRawSync } from 'node:zlib';

export type Random = (below: number) => number;

/** mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const of = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;
const bytes = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random(256)));
const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

const NASTY = [
  '\r\nBcc: victim@example.net',
  '\0\r\n Bcc: victim@example.net',
  '\u202Egnp.exe',
  '=?utf-8?Q?=0D=0ABcc:_victim@example.net?=',
  '=?utf-8?B?////?=',
  '=?x-none?Q?=FF=FE?=',
  '../../../etc/passwd',
  '<script>fetch("https://evil.example")</script>',
  '"><img src=x onerror=alert(1)>',
  'a'.repeat(3_000),
  '(((((((((((((((((',
  '"unclosed',
  '\uD83D',
  '\u2028From: boss@example.com',
];
const CHARSETS = [
  'utf-8',
  'utf-7',
  'iso-8859-1',
  'windows-1250',
  'koi8-r',
  'gb18030',
  'shift_jis',
  'utf-16',
  'x-none',
  '',
];
const ENCODINGS = ['base64', 'quoted-printable', '7bit', '8bit', 'binary', 'uuencode', 'x-none'];
const TYPES = [
  'text/plain',
  'text/html',
  'image/png',
  'message/rfc822',
  'message/delivery-status',
  'application/zip',
  'multipart/mixed',
  'text',
  '/',
  '',
];

/** Bytes of one mail for this seed: broken parts, bytes changed, or one of the large forms. */
export function hostileMail(seed: number): Buffer {
  const random = randomFrom(seed);
  const mail = seed % 25 === 0 ? of(random, LARGE)(random) : Buffer.from(broken(random), 'utf8');
  return random(3) ? mail : damaged(mail, random);
}

function broken(random: Random): string {
  const names = [
    'From',
    'To',
    'Subject',
    'Date',
    'Message-ID',
    'References',
    'In-Reply-To',
    'Auto-Submitted',
    'Return-Path',
  ];
  const headers = times(random(20), () => `${of(random, names)}: ${value(random)}\r\n`);
  return `From: ${of(random, FORGED)}\r\n${headers}${partOf(random, 0)}`;
}

const FORGED = [
  'boss@example.com, ana@example.com',
  '"boss@example.com" <ana@example.com>',
  'ana@example.com (boss@example.com)',
  'Boss <boss@example.com>\r\nFrom: Ana <ana@example.com>',
  'team: a@example.com, b@example.com;',
  '<>',
  '@',
];

const value = (random: Random): string =>
  times(random(4), () =>
    of(random, [
      of(random, NASTY),
      ` <${random(999)}@example.com>`,
      bytes(random, 12).toString('latin1'),
      'words',
    ]),
  );

function partOf(random: Random, depth: number): string {
  const type = of(random, TYPES);
  const boundary = of(random, ['b', 'b', '', 'bb', '=_b']);
  const head = `Content-Type: ${type}; charset=${of(random, CHARSETS)}; boundary="${boundary}"; name="${of(random, NASTY)}"\r\nContent-Transfer-Encoding: ${of(random, ENCODINGS)}\r\n${random(2) ? `Content-Disposition: ${of(random, ['attachment', 'inline', 'x'])}; filename*0*=${of(random, ["utf-8''%FF%00", 'x'])}; filename="${of(random, NASTY)}"\r\n` : ''}`;
  if (depth > 4 || !type.startsWith('multipart')) return `${head}\r\n${contentOf(random)}\r\n`;
  return `${head}\r\n${times(random(4), () => `--${boundary}\r\n${partOf(random, depth + 1)}`)}--${boundary}${of(random, ['--', '', '-'])}\r\n`;
}

const contentOf = (random: Random): string =>
  of(random, [
    () => bytes(random, random(500)).toString('latin1'),
    () => bytes(random, random(500)).toString('base64'),
    () => `<div>${times(random(300), () => '<blockquote type=cite>')}words<script>bad()</script>`,
    () => times(random(100), () => `${'>'.repeat(random(40))} words\r\n`),
    () => `On Mon, Feb 3, 2025 at 10:12 AM <${'a'.repeat(random(2_000))}\r\nwrote:\r\n> words`,
    () => `Final-Recipient: rfc822; ${of(random, NASTY)}\r\nAction: failed\r\nStatus: 9.9.9\r\n`,
    () => 'own words\r\n'.repeat(random(1_000)),
  ])();

function damaged(mail: Buffer, random: Random): Buffer {
  if (!mail.length) return mail;
  const changed = Buffer.from(mail.subarray(0, random(2) ? mail.length : random(mail.length)));
  for (let count = random(30); count > 0 && changed.length; count--)
    changed[random(changed.length)] = random(256);
  return changed;
}

const HEAD = 'From: ana@example.com\r\nSubject: large\r\nMIME-Version: 1.0\r\n';
const MB = 1024 * 1024;
const attached = (type: string, name: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nwords\r\n--b\r\nContent-Type: ${type}; name=${name}\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\n`,
    ),
    Buffer.from(content.toString('base64').replace(/.{76}/g, '$&\r\n')),
    Buffer.from('\r\n--b--\r\n'),
  ]);

export const LARGE: ((random: Random) => Buffer)[] = [
  () =>
    Buffer.from(
      `${HEAD}${times(1_000, (i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`)}\r\nwords`,
    ),
  () =>
    Buffer.from(
      `${HEAD}${times(1_000, (i) => `Content-Type: message/rfc822\r\n\r\nSubject: ${i}\r\n`)}\r\nwords`,
    ),
  () => Buffer.from(`${HEAD}${times(100_000, (i) => `X-${i}: v\r\n`)}\r\nwords`),
  () => Buffer.from(`${HEAD}References: ${'<a@example.com> '.repeat(100_000)}\r\n\r\nwords`),
  () => Buffer.from(`${HEAD}To: ${'a@example.com, '.repeat(50_000)}\r\n\r\nwords`),
  () => Buffer.from(`${HEAD}\r\n${'words '.repeat((25 * MB) / 6)}`),
  () => Buffer.from(`${HEAD}\r\n${'\n'.repeat(25 * MB)}`),
  () => Buffer.from(`${HEAD}Content-Type: text/html\r\n\r\n${'<div>'.repeat(5 * MB)}words`),
  () => Buffer.from(`${HEAD}Content-Type: text/html\r\n\r\n${'<a href="'.repeat(2 * MB)}words`),
  () => Buffer.from(`${HEAD}\r\n${'> '.repeat(5 * MB)}`),
  (random) => attached('image/jpeg', 'a.jpg', Buffer.alloc(25 * MB, bytes(random, 1_000))),
  () => attached('application/zip', 'bomb.zip', deflateRawSync(Buffer.alloc(100 * MB))),
  () =>
    Buffer.from(
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: image/png\r\n\r\nx\r\n'.repeat(50_000)}`,
    ),
  () => Buffer.from(`${HEAD}\r\n${'On 1:11 2025 wrote '.repeat(100_000)}\r\n> words`),
  () => Buffer.from(`${HEAD}\r\n${'From: a\r\nTo: b\r\n'.repeat(100_000)}`),
];
