/** Access tokens: derived from the server's secret where possible, and stored only as hashes. */
import { createHash, createHmac } from 'node:crypto';

/** Bytes per token: 128 bits, which can't be guessed. */
export const TOKEN_BYTES = 16;

/** Returns the token for a purpose, as base64url. Derived whenever it is needed, so no copy is stored. */
export const derivedToken = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest().subarray(0, TOKEN_BYTES).toString('base64url');

/** Returns the SHA-256 of a token as hex, for the database: a leaked copy of the database grants no access. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
