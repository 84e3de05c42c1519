/** Signs and checks uploads as Cloudinary does (requirements §8; Cloudinary "Authentication signatures"). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import type { UploadAccount } from './account.ts';
import { refused } from './upload-refused.ts';

/** Form fields as received; a repeated name (`tags[]`) keeps all of its values. */
export type UploadFields = Record<string, string | string[]>;

/** Sent with the upload but never signed. */
const UNSIGNED = new Set(['file', 'api_key', 'signature', 'cloud_name', 'resource_type']);

/** Tolerance in seconds for a client's clock that runs ahead. */
const CLOCK_SKEW = 5 * 60;

/** Returns the text to hash: sorted `name=value` pairs, with & inside them escaped so that no value can pose as another pair. */
function toSign(fields: UploadFields): string {
  return Object.entries(fields)
    .filter(([name]) => !UNSIGNED.has(name))
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value] as const)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`.replaceAll('&', '%26'))
    .join('&');
}

export function sign(fields: UploadFields, apiSecret: string, algorithm: 'sha1' | 'sha256' = 'sha1'): string {
  return createHash(algorithm)
    .update(toSign(fields) + apiSecret)
    .digest('hex');
}

/** @throws UploadRefused 400 for a missing or invalid field, 401 for an invalid signature. */
export function checkSignature(fields: UploadFields, account: UploadAccount, now: Date): void {
  const { signature, timestamp, api_key: apiKey, folder } = fields;
  if (typeof signature !== 'string' || signature === '')
    throw refused.invalid('The field “signature” is missing.');
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp))
    throw refused.invalid('The field “timestamp” must be a number of seconds.');
  if (apiKey !== account.apiKey)
    throw refused.unauthorized('This upload isn’t valid. Reload the page and try again.');
  const algorithm = signature.length === 64 ? 'sha256' : 'sha1';
  if (!sameText(signature.toLowerCase(), sign(fields, account.apiSecret, algorithm)))
    throw refused.unauthorized('This upload isn’t valid. Reload the page and try again.');
  const age = Math.floor(now.getTime() / 1000) - Number(timestamp);
  if (age > IMAGE_LIMITS.signatureLifetime) throw refused.unauthorized('The upload timed out. Try again.');
  if (age < -CLOCK_SKEW) throw refused.unauthorized('The upload’s timestamp is in the future.');
  if (folder !== IMAGE_LIMITS.folder)
    throw refused.invalid(`Pictures can only be uploaded to “${IMAGE_LIMITS.folder}.”`);
}

/** Compares in constant time, so that a signature can't be guessed byte by byte. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
