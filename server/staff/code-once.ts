/** Accepts each authenticator code once (RFC 6238 §5.2); better-auth alone accepts it repeatedly. */
import { createOTP } from '@better-auth/utils/otp';
import { constantTimeEqual, symmetricDecrypt } from 'better-auth/crypto';
import type { Db } from '../database/schema.ts';
import type { Auth } from './auth.ts';
import { claimTotpStep, encryptedSecret } from './two-factor-store.ts';

const STEP_MS = 30_000;
/** Steps before and after the current one whose codes better-auth accepts. */
const WINDOW = 1;
/** Never a valid code, so better-auth refuses and counts it like any wrong one. */
const USED = '';

/**
 * Marks a valid code as used; of concurrent requests with the same code, on any server, the first wins.
 * @returns the code to pass to better-auth, which rejects invalid ones.
 */
export async function consumeTotpCode(auth: Auth, db: Db, userId: string, code: string): Promise<string> {
  const data = await encryptedSecret(db, userId);
  if (data === null) return code;
  const { secretConfig } = await auth.$context;
  const now = Math.floor(Date.now() / STEP_MS);
  const step = await stepOf(await symmetricDecrypt({ key: secretConfig, data }), code, now);
  if (step === null) return code;
  return (await claimTotpStep(db, userId, step, now)) ? code : USED;
}

async function stepOf(secret: string, code: string, now: number): Promise<number | null> {
  const otp = createOTP(secret);
  for (let step = now + WINDOW; step >= now - WINDOW; step--)
    if (constantTimeEqual(await otp.hotp(step), code)) return step;
  return null;
}
