import { describe, expect, test } from 'vitest';
import { safeName, typeOf } from './file-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('the type of a file', () => {
  test.each([
    ['\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'image/png'],
    ['GIF89a\x01\x00\x01\x00\x00\x00\x00\x00\x00\x00', 'image/gif'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'image/heic'],
    ['%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1', 'application/pdf'],
  ])('shows in its first bytes: %#', (head, type) => {
    expect(typeOf(bytes(head))).toBe(type);
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!doctype html><title>%PDF-</title>',
    'MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff\x00\x00',
    'PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00',
    '\x00\x00\x00\x18ftypisom\x00\x00\x00\x00',
    'RIFF\x10\x00\x00\x00WAVEfmt ',
    '',
  ])('is none of ours: %#', (head) => {
    expect(typeOf(bytes(head))).toBeNull();
  });
});

describe('the name of a file', () => {
  test.each([
    ['Plan of the house.pdf', 'Plan of the house.pdf'],
    ['Küche – Maße.PDF', 'Küche – Maße.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ann\\plan.pdf', 'plan.pdf'],
    ['invoice.pdf.exe', 'invoice.pdf.exe.pdf'],
    ['plan\r\nBcc: two@example.com.pdf', 'planBcc two@example.com.pdf'],
    ['plan%0D%0ABcc: %22two%22.pdf', 'plan Bcc two.pdf'],
    ['annual\u202Efdp.exe', 'annualfdp.exe.pdf'],
    ['a"b;c%d.pdf', 'a b c d.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['...', 'document.pdf'],
    ['', 'document.pdf'],
  ])('is safe to send and to save: %j', (sent, name) => {
    expect(safeName(sent, 'application/pdf')).toBe(name);
  });

  test('keeps its extension when it is cut to a hundred characters', () => {
    const name = safeName(`${'🏠'.repeat(300)}.jpeg`, 'image/jpeg');
    expect([...name]).toHaveLength(100);
    expect(name.endsWith('🏠.jpeg')).toBe(true);
    expect(name.isWellFormed()).toBe(true);
  });

  test('of a picture without one says that it is a picture', () => {
    expect(safeName('', 'image/heic')).toBe('picture.heic');
  });
});
