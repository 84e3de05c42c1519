import { expect, it } from 'vitest';
import { readRaw } from './testing/raw.ts';

const typed = (charset: string, body: Buffer) =>
  readRaw([`Content-Type: text/plain; charset=${charset}`], body);

it.each([
  ['iso-8859-1', 'Grüße', [0x47, 0x72, 0xfc, 0xdf, 0x65]],
  ['iso-8859-15', '€', [0xa4]],
  ['windows-1252', '“oak”', [0x93, 0x6f, 0x61, 0x6b, 0x94]],
  ['windows-1250', 'Žába', [0x8e, 0xe1, 0x62, 0x61]],
  ['koi8-r', 'Да', [0xe4, 0xc1]],
  ['gb18030', '你好', [0xc4, 0xe3, 0xba, 0xc3]],
  ['shift_jis', '日本', [0x93, 0xfa, 0x96, 0x7b]],
  ['cp932', '日本', [0x93, 0xfa, 0x96, 0x7b]],
  ['utf-7', 'Grüße + 1', Buffer.from('Gr+APwA3w-e +- 1')],
])('reads %s', async (charset, text, bytes) => {
  expect((await typed(charset, Buffer.from(bytes as number[]))).text).toBe(text);
});

it('reads an unknown charset as Latin 1', async () => {
  expect((await typed('x-martian', Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65]))).text).toBe('Grüße');
});

it('recognizes UTF-8 that is declared as something else', async () => {
  for (const charset of ['us-ascii', 'iso-8859-1', 'windows-1252', 'x-martian'])
    expect((await typed(charset, Buffer.from('Grüße'))).text).toBe('Grüße');
});

it('recognizes Latin 1 that is declared as UTF-8', async () => {
  expect((await typed('utf-8', Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65]))).text).toBe('Grüße');
});

it('shows what no charset explains as U+FFFD', async () => {
  expect((await typed('utf-8', Buffer.concat([Buffer.from('Grüße '), Buffer.from([0xff])]))).text).toBe(
    'Grüße \uFFFD',
  );
  expect((await typed('utf-7', Buffer.from('a +2AA- b'))).text).toBe('a \uFFFD b');
});

it('joins soft breaks of quoted-printable', async () => {
  const { text } = await readRaw(
    ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
    'one li=\r\nne, Gr=C3=BC=C3=9Fe=\r\n.',
  );
  expect(text).toBe('one line, Grüße.');
});

it('joins flowed lines, but never an answer to the quotation above it', async () => {
  const { text, quoted } = await readRaw(
    ['Content-Type: text/plain; format=flowed'],
    'A long \r\nline.\r\n\r\nOn 2/3/25 10:12 AM, Dana wrote:\r\n> a question \r\n> goes on \r\nTuesday.\r\n',
  );
  expect(text).toContain('A long line.');
  expect(text).toContain('> a question goes on \nTuesday.');
  expect(quoted).toBeNull();
});
