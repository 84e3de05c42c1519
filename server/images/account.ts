/** The account that signs uploads: Cloudinary's from the configuration, or the built-in host's. */
import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.ts';

export type UploadAccount = {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Origin that accepts uploads, without a trailing slash. */
  uploadBase: string;
};

/** Derives the built-in host's account from SECRET, so that servers with the same SECRET accept each other's signatures. */
export function localAccount({ secret, origin }: Pick<Config, 'secret' | 'origin'>): UploadAccount {
  const derive = (use: string) => createHmac('sha256', secret).update(`image host: ${use}`).digest('hex');
  return {
    cloudName: 'ledge-frame',
    apiKey: BigInt(`0x${derive('api key').slice(0, 12)}`)
      .toString()
      .padStart(15, '0'),
    apiSecret: derive('api secret'),
    uploadBase: origin,
  };
}

/** Parses CLOUDINARY_URL. @param url `cloudinary://KEY:SECRET@CLOUD[?upload_prefix=https://api-eu.cloudinary.com]` */
export function cloudinaryAccount(url: string): UploadAccount {
  const { username, password, hostname, searchParams } = new URL(url);
  return {
    cloudName: hostname,
    apiKey: decodeURIComponent(username),
    apiSecret: decodeURIComponent(password),
    uploadBase: (searchParams.get('upload_prefix') ?? 'https://api.cloudinary.com').replace(/\/+$/, ''),
  };
}
