/** Encryption of passwords in the database: AES-256-GCM with a key derived from the server's secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** Recommended length for GCM (NIST SP 800-38D). */
const NONCE_BYTES = 12;
const VERSION = 'v1';

/**
 * @param about names the value's use, which is authenticated: the text can't be decrypted for another one.
 * @returns version, nonce, tag and ciphertext, as base64url with dots between.
 */
export function encrypt(secret: string, about: string, plain: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return [VERSION, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
    '.',
  );
}

/** @returns the text; null when it was encrypted with another secret or for another use, or was altered. */
export function decrypt(secret: string, about: string, text: string): string | null {
  const [version, ...parts] = text.split('.');
  const [nonce, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== VERSION || !nonce || !tag || !sealed) return null;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'ledge-frame saved passwords', 32));
