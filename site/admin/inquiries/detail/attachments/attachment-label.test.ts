import { describe, expect, test } from 'vitest';
import { attachmentLabel, isWebAddress } from './attachment-label.ts';

describe('the label of an attachment', () => {
  test.each([
    ['https://res.cloudinary.com/firm/image/upload/v1/inquiries/ledge.webp', 'ledge.webp'],
    ['/images/inquiries/0a1b.webp', '0a1b.webp'],
    ['https://host.example/a/ledge%20south.webp', 'ledge south.webp'],
    ['https://host.example/a/ledge.webp?size=2/3#top/left', 'ledge.webp'],
    ['https://host.example/a/100%.webp', '100%.webp'],
    ['https://host.example/a/', 'File'],
    ['https://host.example/', 'File'],
    ['https://host.example', 'File'],
    ['https://host.example?picture=a.webp', 'File'],
    ['', 'File'],
  ])('%s says %s', (address, label) => {
    expect(attachmentLabel(address)).toBe(label);
  });
});

describe('an attachment becomes a link', () => {
  test('when it leads to a web address', () => {
    expect(isWebAddress('https://host.example/a.webp')).toBe(true);
    expect(isWebAddress('/images/inquiries/0a1b.webp')).toBe(true);
  });

  test('and not when it would run something', () => {
    expect(isWebAddress('javascript:alert(1)')).toBe(false);
    expect(isWebAddress(' JavaScript:alert(1)')).toBe(false);
    expect(isWebAddress('data:text/html,hello')).toBe(false);
    expect(isWebAddress('https://')).toBe(false);
  });
});
