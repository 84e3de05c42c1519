import { expect, it } from 'vitest';
import { hashToken } from '../config/tokens.ts';
import { isToken, tokenFor, visitorPath } from './private-link.ts';

const secret = 'a secret of at least thirty-two characters';
const id = '01980000-0000-7000-8000-000000000001';

it('gives an inquiry the same 128-bit token each time', () => {
  const token = tokenFor(secret, id, 1);
  expect(tokenFor(secret, id, 1)).toBe(token);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect(isToken(token)).toBe(true);
  expect(visitorPath(token)).toBe(`/inquiry/${token}`);
});

it('gives another secret, inquiry or generation another token', () => {
  const tokens = [
    tokenFor(secret, id, 1),
    tokenFor(secret, id, 2),
    tokenFor(`${secret}!`, id, 1),
    tokenFor(secret, `${id.slice(0, -1)}2`, 1),
  ];
  expect(new Set(tokens).size).toBe(4);
});

it('keeps a hash from which the token can’t be read', () => {
  const token = tokenFor(secret, id, 1);
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashToken(token)).not.toContain(token);
});

it.each(['', 'short', `${'a'.repeat(21)}=`, 'a'.repeat(23), `${'a'.repeat(21)}/`, `${'a'.repeat(21)}\n`])(
  'takes %j for no token',
  (text) => expect(isToken(text)).toBe(false),
);
