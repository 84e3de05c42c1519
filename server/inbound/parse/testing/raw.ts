/** Builds a raw mail for a test. */

import { toReadMail } from '../extract.ts';
import { parseRaw } from '../parser.ts';
import type { ReadMail } from '../read-mail.ts';

const HEAD = 'From: Ana Ruiz <ana@example.com>\r\nSubject: Re: Your kitchen';

/** `headers` and the body's bytes, as one mail. */
const rawMail = (headers: string[], body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from([HEAD, ...headers, '', ''].join('\r\n')), Buffer.from(body)]);

export const readRaw = async (headers: string[], body: string | Buffer = 'Hello'): Promise<ReadMail> =>
  toReadMail(await parseRaw(rawMail(headers, body)));
