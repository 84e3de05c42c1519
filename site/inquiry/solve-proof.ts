/**
 * Fetches the proof-of-work challenge and solves it (ALTCHA, docs/decisions/0015). A separate chunk,
 * loaded when the visitor begins to type. The browser hashes off the main thread; between two attempts the page
 * stays responsive. The library's own solver supports other algorithms too, at three times the size.
 */
import type { Challenge, Solution } from 'altcha-lib/types';
import { request } from '../layout/request.ts';

/** More attempts than any challenge of ours needs (server/spam/proof.ts). */
const MOST_TRIES = 1000;

/**
 * @returns ALTCHA's payload: JSON in base64.
 * @throws any failure, such as a missing `crypto.subtle` when the site is opened over plain http.
 */
export async function solveProof(idempotencyKey: string): Promise<string> {
  const response = await request(`/api/challenge?key=${idempotencyKey}`);
  const challenge: Challenge = await response.json();
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }));
}

/** Tries one counter after another until the key that PBKDF2 derives from it has the required prefix. */
export async function solve({ parameters }: Challenge): Promise<Solution> {
  const { nonce, salt, cost: iterations, keyLength, keyPrefix } = parameters;
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  const start = bytesOf(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  const counterAt = new DataView(password.buffer);
  for (let counter = 0; counter < MOST_TRIES; counter++) {
    counterAt.setUint32(start.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(algorithm, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  throw new RangeError('no solution');
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
