import { createHmac } from 'node:crypto';

/** 128 bits under the server's secret, so that a table holds no address and no words. */
export const keyedHash = (secret: string, purpose: string) => (text: string) =>
  createHmac('sha256', `${secret} ${purpose}`).update(text).digest('base64url').slice(0, 22);
