/** Whose name uploads are signed in: the Cloudinary account of the configuration, or our own. */
import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';

export type UploadAccount = {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Origin that takes uploads, without a trailing slash. */
  uploadBase: string;
};

/** Derived, so that every server with the same SECRET takes what any of them signed. */
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

/** @param url `cloudinary://KEY:SECRET@CLOUD[?upload_prefix=https://api-eu.cloudinary.com]` */
export function cloudinaryAccount(url: string): UploadAccount {
  const { username, password, hostname, searchParams } = new URL(url);
  return {
    cloudName: hostname,
    apiKey: decodeURIComponent(username),
    apiSecret: decodeURIComponent(password),
    uploadBase: (searchParams.get('upload_prefix') ?? 'https://api.cloudinary.com').replace(/\/+$/, ''),
  };
}
