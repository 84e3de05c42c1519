/**
 * Asks the server for the work that proves a browser, and does it (ALTCHA, docs/decisions/0013). A chunk of its
 * own, loaded when somebody begins to type. The browser hashes off the main thread; between two tries the page
 * is free.
 */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { request } from '../frame/request.ts';

/** Milliseconds after which a slow device gives up. */
const TIMEOUT = 90_000;

/**
 * @returns ALTCHA's payload: JSON in base64.
 * @throws whatever goes wrong, such as `crypto.subtle` missing where the site is opened by plain http.
 */
export async function solveProof(idempotencyKey: string): Promise<string | null> {
  const response = await request(`/api/challenge?key=${idempotencyKey}`);
  const challenge = await response.json();
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
