/**
 * The secret in a visitor's private link `/inquiry/{token}` (docs/decisions/0012). It is derived, never stored: mails
 * and receipts make it again from the inquiry's id, and the database keeps its hash alone.
 */
import { createHash, createHmac } from 'node:crypto';

/** 128 bits, as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
const BYTES = 16;

/**
 * The token of an inquiry's link.
 * @param generation counts up when the link is renewed or revoked, so that an earlier token never returns.
 */
export function tokenFor(secret: string, inquiryId: string, generation: number): string {
  const digest = createHmac('sha256', secret).update(`inquiry-link:${inquiryId}:${generation}`).digest();
  return digest.subarray(0, BYTES).toString('base64url');
}

/** What `inquiries.visitor_token_hash` holds: SHA-256 as hex. A copy of the database opens no page. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a text could be a token at all; nothing else is ever looked up. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** The path of an inquiry's page; put the site's origin before it in mail. */
export const visitorPath = (token: string): string => `/inquiry/${token}`;
