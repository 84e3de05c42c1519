import { randomUUID } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createProofs } from './proof.ts';

const secret = 'a secret of at least thirty-two characters';
const proofs = createProofs(secret);
const key = randomUUID();
const payload = (challenge: Challenge, solution: unknown) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
const solve = async (challenge: Challenge) =>
  payload(challenge, await solveChallenge({ challenge, deriveKey }));

describe('the proof of work', () => {
  let challenge: Challenge;
  let proof: string;
  beforeAll(async () => {
    challenge = await proofs.challenge(key);
    proof = await solve(challenge);
  });

  it('holds for the request that it was made for, on every process with the same secret', async () => {
    expect(await proofs.check(proof, key)).toBe('solved');
    expect(await createProofs(secret).check(proof, key.toUpperCase())).toBe('solved');
  });

  it('can’t be used for another request: the key saves one inquiry ever', async () => {
    expect(await proofs.check(proof, randomUUID())).toBe('wrong');
    expect(await proofs.check(proof, null)).toBe('wrong');
    const renamed = structuredClone(challenge);
    const other = randomUUID();
    renamed.parameters.data = { key: other };
    const { solution } = JSON.parse(Buffer.from(proof, 'base64').toString());
    expect(await proofs.check(payload(renamed, solution), other)).toBe('wrong');
  });

  it('is worth nothing when it was signed elsewhere, made easier or not solved', async () => {
    expect(await createProofs(`another ${secret}`).check(proof, key)).toBe('wrong');
    const easier = structuredClone(challenge);
    easier.parameters.cost = 1;
    expect(await proofs.check(payload(easier, { counter: 1, derivedKey: '00' }), key)).toBe('wrong');
    expect(await proofs.check(payload(challenge, { counter: 1, derivedKey: '00' }), key)).toBe('wrong');
  });

  it('runs out after two hours', async () => {
    const yesterday = createProofs(secret, () => new Date(Date.now() - 2 * 60 * 60_000 - 1000));
    expect(await proofs.check(await solve(await yesterday.challenge(key)), key)).toBe('expired');
  });

  it.each([
    ['nothing', undefined, 'missing'],
    ['an empty text', '', 'missing'],
    ['no base64', '%%%', 'wrong'],
    ['no JSON', 'aGVsbG8=', 'wrong'],
    ['null', Buffer.from('null').toString('base64'), 'wrong'],
    ['half a payload', Buffer.from('{"challenge":{}}').toString('base64'), 'wrong'],
    ['a list', Buffer.from('[1,2]').toString('base64'), 'wrong'],
  ])('never throws: %s', async (_what, sent, state) => {
    expect(await proofs.check(sent, key)).toBe(state);
  });
});

describe('GET /api/challenge', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('sqlite', { RATE_LIMIT: 'on' });
  });
  afterAll(() => test.close());
  const get = (query: string) => test.app.inject({ url: `/api/challenge${query}` });

  it('answers a fresh challenge that no cache may keep', async () => {
    const [first, second] = await Promise.all([get(`?key=${key}`), get(`?key=${key}`)]);
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json().parameters.nonce).not.toBe(second.json().parameters.nonce);
    expect(first.json().parameters.data).toEqual({ key });
    const solved = await solve(first.json());
    expect(await createProofs(test.config.secret).check(solved, key)).toBe('solved');
  });

  it('wants to know for which form', async () => {
    expect((await get('')).statusCode).toBe(400);
    expect((await get('?key=1')).statusCode).toBe(400);
  });

  it('gives one address sixty in ten minutes', async () => {
    const answers = await Promise.all(Array.from({ length: 62 }, () => get(`?key=${key}`)));
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
