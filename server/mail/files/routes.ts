/** The files of a reply, before it is sent and after. */
import * as z from 'zod';
import { REPLY_FILE_LIMITS, replyFileSchema } from '#contract/mail/reply-file.ts';
import { removeUnusedBlobs } from '../../blobs/blobs-store.ts';
import type { App, Base } from '../../http/app-type.ts';
import { bytesResponse, operation } from '../../http/operation.ts';
import { problem, responseSchemas } from '../../http/problem.ts';
import { byId } from '../../inquiries/by-id.ts';
import { openWhole } from '../../outbox/files-store.ts';
import { requireStaff } from '../../staff/guard.ts';
import { replyFilesStore } from './files-store.ts';
import { receiveFile } from './receive-file.ts';
import { sendFile } from './send-file.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const byFile = byId.extend({ fileId: byId.shape.id });
const gone = () => problem(404, 'File not found. It may have been removed. Reload the inquiry.');

export function replyFileRoutes(app: App, { db, jobs }: Pick<Base, 'db' | 'jobs'>): void {
  const files = replyFilesStore(db);
  app.post(
    '/api/inquiries/:id/reply-files',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'uploadReplyFile', 'Upload a file for a reply', { upload: 'file' }),
        params: byId,
        response: responseSchemas({ 201: replyFileSchema }),
      },
    },
    async (request, reply) => {
      const draft = { inquiryId: request.params.id, staffId: request.staff.id };
      return reply.code(201).send(await receiveFile({ db, files }, draft, request));
    },
  );

  app.get(
    '/api/inquiries/:id/reply-files',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'listReplyFiles', 'List the files in your unsent reply'),
        params: byId,
        response: responseSchemas({ 200: z.array(replyFileSchema) }),
      },
    },
    ({ params, staff }) => files.ofDrafts({ inquiryId: params.id, staffId: staff.id }),
  );

  app.delete(
    '/api/inquiries/:id/reply-files/:fileId',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'deleteReplyFile', 'Delete a file from your unsent reply'),
        params: byFile,
        response: responseSchemas({ 204: z.null() }),
      },
    },
    async ({ params, staff }, reply) => {
      if (!(await files.remove({ inquiryId: params.id, staffId: staff.id }, params.fileId))) throw gone();
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/inquiries/:id/reply-files/:fileId',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'getReplyFile', 'Download a file from a reply'),
        params: byFile,
        response: responseSchemas({ 200: bytesResponse('*/*') }),
      },
    },
    async ({ params, staff }, reply) => {
      const file = await files.find({ inquiryId: params.id, staffId: staff.id }, params.fileId);
      if (!file) throw gone();
      return sendFile(reply, file, openWhole(db, file.blobId, file.bytes));
    },
  );

  jobs.repeat({
    task: 'unsent-files',
    everyMs: HOUR,
    run: async (isStopping) => {
      const before = (days: number) => new Date(Date.now() - days * DAY).toISOString();
      while (!isStopping() && (await files.removeForgotten(before(REPLY_FILE_LIMITS.draftDays))) > 0);
      while (!isStopping() && (await removeUnusedBlobs(db, before(1))) > 0);
    },
  });
}
