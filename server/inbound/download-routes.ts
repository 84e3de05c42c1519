/** Files of emails, and original emails, as downloads that no browser opens automatically. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { InboundFile } from '#contract/mail/inbound.ts';
import { openBlob } from '../blobs/blobs-store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { bytesResponse, operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { temporaryFile } from '../images/receive-file.ts';
import { byId } from '../inquiries/by-id.ts';
import { requireStaff } from '../staff/guard.ts';
import type { ManualFiling } from './manual-filing.ts';
import { extractFileInSubprocess, UnreadableMail } from './parse/read-apart.ts';
import { withRawMail } from './read-stored.ts';

type Deps = { db: Db; config: Pick<Config, 'dataDir'>; filing: Pick<ManualFiling, 'list'> };

const gone = () => problem(404, 'File not found. It may have been erased. Reload the inquiry.');

export function downloadRoutes(app: App, { db, config, filing }: Deps): void {
  app.get(
    '/api/inbound/:id/raw',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Incoming email', 'getRawEmail', 'Download an email as received'),
        params: byId,
        response: responseSchemas({ 200: bytesResponse() }),
      },
    },
    async ({ params }, reply) => {
      const mail = await filing.list.find(params.id);
      if (!mail) throw gone();
      if (mail.blob_id === null)
        throw problem(404, 'This email is too large to open here. It’s still in the mailbox.');
      return asDownload(reply, 'email.eml')
        .header('content-length', mail.bytes)
        .send(openBlob(db, mail.blob_id));
    },
  );

  app.get(
    '/api/inbound/:id/files/:n',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Incoming email', 'getEmailFile', 'Download an email’s file'),
        params: byId.extend({ n: z.coerce.number('n must be a number').int().min(0).max(10_000) }),
        response: responseSchemas({ 200: bytesResponse() }),
      },
    },
    async ({ params: { id, n } }, reply) => {
      const mail = await filing.list.find(id);
      const file = mail && (JSON.parse(mail.files) as InboundFile[]).find((each) => each.n === n);
      if (!mail || !file) throw gone();
      const path = await temporaryFile(config.dataDir);
      await withRawMail({ db, dataDir: config.dataDir }, mail.blob_id, (raw) =>
        extractFileInSubprocess(raw, n, path),
      ).catch(async (error) => {
        await rm(path, { force: true });
        throw error instanceof UnreadableMail
          ? problem(422, 'Can’t open this file. Download the original email instead.')
          : error;
      });
      const stream = createReadStream(path);
      stream.on('close', () => void rm(path, { force: true }));
      return asDownload(reply, file.name).send(stream);
    },
  );
}

/** Never by its own type: what a stranger sent isn't opened on this site. */
const asDownload = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .type('application/octet-stream')
    .header('content-disposition', `attachment; filename="file"; filename*=UTF-8''${encoded(name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff');

/** RFC 8187 §3.2.1. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
