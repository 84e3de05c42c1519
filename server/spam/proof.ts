/**
 * The proof of work (ALTCHA, requirements §11): a visitor's browser spends a second of computing in the
 * background, a program that posts to thousands of firms has to spend it thousands of times.
 *
 * A challenge is made for one `Idempotency-Key` and signed with it, and a key saves one inquiry ever. So a
 * solution can't be used for a second inquiry, on any process, without a table of used solutions
 * (docs/decisions/0015).
 */
import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** `missing` and `expired` happen to people; `wrong` was made up, or made for another request. */
export type ProofState = 'solved' | 'missing' | 'expired' | 'wrong';

/** Iterations of one try, and how many tries it takes: a second or so on a laptop, a few on an old phone. */
const WORK = { cost: 20_000, fewestTries: 30, mostTries: 120 };

/** A visitor may take this long over the form; the browser asks for a new challenge after that. */
const VALID_FOR_MS = 2 * 60 * 60_000;

export type Proofs = ReturnType<typeof createProofs>;

/** @param secret the server's secret; each use of it gets a separate key. */
export function createProofs(secret: string, now: () => Date = () => new Date()) {
  const secretFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const hmacSignatureSecret = secretFor('proof-challenge');
  const hmacKeySignatureSecret = secretFor('proof-solution');

  return {
    /** @param idempotencyKey of the form that will carry the solution. */
    challenge: (idempotencyKey: string): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: WORK.cost,
        counter: randomInt(WORK.fewestTries, WORK.mostTries),
        deriveKey,
        data: { key: idempotencyKey.toLowerCase() },
        expiresAt: new Date(now().getTime() + VALID_FOR_MS),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      }),

    /** @param proof as the browser sends it: ALTCHA's payload as JSON in base64. Never throws. */
    async check(proof: string | null | undefined, idempotencyKey: string | null): Promise<ProofState> {
      if (!proof) return 'missing';
      try {
        const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as Payload;
        if (idempotencyKey === null || challenge.parameters.data?.key !== idempotencyKey.toLowerCase())
          return 'wrong';
        const { verified, expired } = await verifySolution({
          challenge,
          solution,
          deriveKey,
          hmacSignatureSecret,
          hmacKeySignatureSecret,
        });
        if (verified) return 'solved';
        return expired ? 'expired' : 'wrong';
      } catch {
        return 'wrong';
      }
    },
  };
}
