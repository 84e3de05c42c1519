/** The permission to upload one picture: the signed fields, and a name that can be used once (docs/decisions/0011). */
import { randomBytes } from 'node:crypto';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import type { UploadSignature } from '#contract/shared/upload-signature.ts';
import type { Db } from '../database/schema.ts';
import type { UploadAccount } from './account.ts';
import { sign, type UploadFields } from './signature.ts';
import { findSigned, insertAwaited } from './store.ts';

const { folder, formats, longestSide } = IMAGE_LIMITS;

/**
 * Returns the signed fields other than timestamp and folder (Cloudinary, "Upload API reference"). `transformation` is
 * applied before the picture is stored: the built-in host's maximum size, without metadata (`fl_force_strip`); `format` is
 * the built-in host's. Cloudinary prepends the folder to `public_id`, so the name is without it.
 */
export const signedFields = (id: string): Record<string, string> => ({
  public_id: id,
  overwrite: 'false',
  allowed_formats: formats.join(','),
  format: 'webp',
  transformation: `c_limit,fl_force_strip,h_${longestSide},w_${longestSide}`,
});

/** Returns 160 random bits, which make the address unguessable. */
export const newName = () => randomBytes(20).toString('hex');

export type UploadGrant = UploadSignature & { id: string };

/**
 * Grants permission to upload one picture, and stores its name.
 * @param cloud as in `images`.
 */
export async function createUploadGrant(
  db: Db,
  account: UploadAccount,
  cloud: string | null,
  now: Date,
): Promise<UploadGrant> {
  const id = newName();
  const timestamp = Math.floor(now.getTime() / 1000);
  const signed = signedFields(id);
  const signature = sign({ timestamp: String(timestamp), folder, ...signed }, account.apiSecret);
  await insertAwaited(db, { id, cloud, signature: cloud === null ? signature : null }, now);
  return {
    id,
    signature,
    timestamp,
    cloudName: account.cloudName,
    apiKey: account.apiKey,
    uploadUrl: `${account.uploadBase}/v1_1/${account.cloudName}/image/upload`,
    signed,
  };
}

/**
 * Adds the signed fields to a form. A form of the five fields (requirements §8), or of a page opened before an upgrade,
 * identifies its permission by the signature alone.
 */
export async function completed(db: Db, fields: UploadFields): Promise<UploadFields> {
  const { signature, public_id: sent } = fields;
  const id = sent === undefined && typeof signature === 'string' ? await findSigned(db, signature) : null;
  return id === null ? fields : { ...signedFields(id), ...fields };
}
