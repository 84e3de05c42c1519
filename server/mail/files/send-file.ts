import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ReplyFile } from '#contract/mail/reply-file.ts';

/** Sends a file as a download that no browser opens as a page, under its own name (RFC 6266, RFC 8187). */
export function sendFile(reply: FastifyReply, { name, type, bytes }: ReplyFile, content: Readable) {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-type': type,
      'content-length': bytes,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(content);
}
