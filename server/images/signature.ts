/** Cloudinary's upload signature, made and checked (specification §7; Cloudinary "Authentication signatures"). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { IMAGE_LIMITS, type UploadSignature } from '#contract/images.ts';
import type { UploadAccount } from './account.ts';
import { refused } from './upload-refused.ts';

/** Form fields as they arrived; a name sent several times (`tags[]`) keeps all of its values. */
export type UploadFields = Record<string, string | string[]>;

/** Sent with the upload but never part of what is signed. */
const UNSIGNED = new Set(['file', 'api_key', 'signature', 'cloud_name', 'resource_type']);

/** Seconds by which a client's clock may run ahead of ours. */
const CLOCK_SKEW = 5 * 60;

/** What is hashed: sorted `name=value` pairs, with & inside them escaped so that none can pose as another. */
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

/** Signs the timestamp and our folder, and nothing that a client asks for. */
export function issueSignature(account: UploadAccount, now: Date): UploadSignature {
  const timestamp = Math.floor(now.getTime() / 1000);
  return {
    signature: sign({ timestamp: String(timestamp), folder: IMAGE_LIMITS.folder }, account.apiSecret),
    timestamp,
    cloudName: account.cloudName,
    apiKey: account.apiKey,
    uploadUrl: `${account.uploadBase}/v1_1/${account.cloudName}/image/upload`,
  };
}

/** @throws UploadRefused 400 for a field that is missing or wrong, 401 for a signature that doesn't hold. */
export function checkSignature(fields: UploadFields, account: UploadAccount, now: Date): void {
  const { signature, timestamp, api_key: apiKey, folder } = fields;
  if (typeof signature !== 'string' || signature === '')
    throw refused.invalid('The field “signature” is missing.');
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp))
    throw refused.invalid('The field “timestamp” must be a number of seconds.');
  if (apiKey !== account.apiKey)
    throw refused.unauthorized('This upload key is not ours. Please reload the page.');
  const algorithm = signature.length === 64 ? 'sha256' : 'sha1';
  if (!sameText(signature.toLowerCase(), sign(fields, account.apiSecret, algorithm)))
    throw refused.unauthorized('The upload’s signature doesn’t match what was sent. Please reload the page.');
  const age = Math.floor(now.getTime() / 1000) - Number(timestamp);
  if (age > IMAGE_LIMITS.signatureLifetime)
    throw refused.unauthorized('The permission to upload has expired. Please try again.');
  if (age < -CLOCK_SKEW) throw refused.unauthorized('The upload’s timestamp lies in the future.');
  if (folder !== IMAGE_LIMITS.folder)
    throw refused.invalid(`Pictures are taken into the folder “${IMAGE_LIMITS.folder}” only.`);
}

/** Compares in constant time, so that a signature can't be guessed byte by byte. */
function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
