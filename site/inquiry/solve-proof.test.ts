import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, it, vi } from 'vitest';
import { solve, solveProof } from './solve-proof.ts';

const hmacSignatureSecret = 'secret';
const challenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 50, counter: 37, deriveKey, hmacSignatureSecret });

afterEach(() => vi.unstubAllGlobals());

it('is a solution that the library accepts', async () => {
  const made = await challenge();
  const solution = await solve(made);
  expect(solution.counter).toBe(37);
  const verdict = await verifySolution({ challenge: made, solution, deriveKey, hmacSignatureSecret });
  expect(verdict.verified).toBe(true);
});

it('asks for the form’s own challenge, and answers it in ALTCHA’s form', async () => {
  const made = await challenge();
  const fetch = vi.fn(async (_url: string) => Response.json(made));
  vi.stubGlobal('fetch', fetch);
  const payload = JSON.parse(atob(await solveProof('key-of-the-form')));
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/challenge?key=key-of-the-form');
  expect(payload.challenge).toEqual(made);
  expect(payload.solution.counter).toBe(37);
});

it('gives up on a challenge that is none of ours', async () => {
  const made = await challenge();
  made.parameters.keyPrefix = 'zz';
  await expect(solve(made)).rejects.toThrow('no solution');
});
