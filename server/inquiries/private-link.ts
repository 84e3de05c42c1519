/**
 * The token in a visitor's private link `/inquiry/{token}` (docs/decisions/0014). Derived, never stored: emails and
 * receipts derive it from the inquiry's id, and the database stores only its hash.
 */
import { derivedToken } from '../config/tokens.ts';

/** 128 bits, as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/**
 * Returns the token of an inquiry's link.
 * @param generation incremented when the link is renewed or revoked, so that old tokens never become valid again.
 */
export const tokenFor = (secret: string, inquiryId: string, generation: number): string =>
  derivedToken(secret, `inquiry-link:${inquiryId}:${generation}`);

/** Whether a text has the format of a token; other texts are never looked up. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** Returns the path of an inquiry's page; emails prepend the site's origin. */
export const visitorPath = (token: string): string => `/inquiry/${token}`;
