import { createHmac } from 'node:crypto';

/** RFC 6238 with SHA-1, six digits, 30 seconds, as authenticator apps compute it from the URI's secret. */
export function codeOf(totpUri: string, now = Date.now()): string {
  return codeOfSecret(new URL(totpUri).searchParams.get('secret') as string, now);
}

/** @param secret in base 32, as displayed for manual entry. */
export function codeOfSecret(secret: string, now = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) as number) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
