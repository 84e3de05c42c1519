/** Parses picture addresses: host, name, and proof of the upload. */
import { createHash } from 'node:crypto';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import type { UploadAccount } from './account.ts';
import { sameText } from './signature.ts';

export type PictureAddress = {
  /** The picture's name in its folder. */
  id: string;
  /** The Cloudinary cloud's name; null for the built-in host. */
  cloud: string | null;
  /** The file extension, in lower case. */
  format: string;
  /** Cloudinary's version, when the address has one. */
  version: string | null;
  /** Cloudinary's signature of its response, when the browser sent it along. */
  proof: string | null;
};

const { folder, formats } = IMAGE_LIMITS;
const OWN = new RegExp(`^/images/${folder}/([0-9a-f]{40})\\.webp$`);
/** An address as an upload returns it; those with transformations are rejected. */
const CLOUDINARY = new RegExp(
  `^https://res\\.cloudinary\\.com/([\\w-]+)/image/upload/(?:v(\\d{1,12})/)?${folder}/([\\w-]+)\\.(\\w+)(?:#([0-9a-f]{40}|[0-9a-f]{64}))?$`,
);

/** @param origin this site's: the same path at another origin is another site's picture. */
export function readAddress(url: string, origin: string): PictureAddress | null {
  const [, id] = OWN.exec(url.startsWith(`${origin}/`) ? url.slice(origin.length) : url) ?? [];
  return id ? { id, cloud: null, format: 'webp', version: null, proof: null } : readCloudinaryAddress(url);
}

/** Parses an address at Cloudinary, of any cloud and extension. */
export function readCloudinaryAddress(url: string): PictureAddress | null {
  const [, cloud, version, id, format, proof] = CLOUDINARY.exec(url) ?? [];
  if (!cloud || !id || !format) return null;
  return { id, cloud, format: format.toLowerCase(), version: version ?? null, proof: proof ?? null };
}

/** Returns whether the address has a picture's extension: an SVG can run scripts. */
export const hasPictureEnding = ({ format }: PictureAddress): boolean => formats.some((f) => f === format);

/**
 * Returns whether Cloudinary's signature proves the upload: it signs the public id and version of each response with
 * the API secret ("Verifying signatures in API responses"), SHA-1 unless the account is set to SHA-256.
 */
export function hasValidProof(
  { id, cloud, version, proof }: PictureAddress,
  account: UploadAccount,
): boolean {
  if (cloud !== account.cloudName || proof === null || version === null) return false;
  const algorithm = proof.length === 64 ? 'sha256' : 'sha1';
  const signed = `public_id=${folder}/${id}&version=${version}${account.apiSecret}`;
  return sameText(proof, createHash(algorithm).update(signed).digest('hex'));
}
