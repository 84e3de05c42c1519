import { expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const SECRET = 'a secret of the tests, long enough';

it('decrypts only with the same secret, for the same use, and unaltered', () => {
  const text = encrypt(SECRET, 'outgoing', 'pässword');
  expect(text).not.toContain('pässword');
  expect(decrypt(SECRET, 'outgoing', text)).toBe('pässword');
  expect(decrypt('another secret of the tests, too', 'outgoing', text)).toBeNull();
  expect(decrypt(SECRET, 'incoming', text)).toBeNull();
  const [version, nonce, tag, sealed] = text.split('.') as [string, string, string, string];
  const flipped = sealed.startsWith('A') ? `B${sealed.slice(1)}` : `A${sealed.slice(1)}`;
  for (const altered of ['', 'v1', [version, nonce, tag, flipped].join('.'), `v2${text.slice(2)}`])
    expect(decrypt(SECRET, 'outgoing', altered), altered).toBeNull();
});

it('encrypts the same text differently each time', () => {
  expect(encrypt(SECRET, 'outgoing', 'same')).not.toBe(encrypt(SECRET, 'outgoing', 'same'));
});
