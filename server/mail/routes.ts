/** Replies, the emails of an inquiry, and the staff's view of the outbox (requirements §14, §15). */
import * as z from 'zod';
import { MAIL_STATES, mailRecordSchema, mailsSummarySchema } from '#contract/mail/mail.ts';
import { replySubmission } from '#contract/mail/reply.ts';
import { replyFileSchema } from '#contract/mail/reply-file.ts';
import type { App } from '../http/app-type.ts';
import { idempotencyHeader } from '../http/idempotency-key.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { byId } from '../inquiries/by-id.ts';
import { requireStaff } from '../staff/guard.ts';
import type { Mail } from './mail.ts';
import { sendReply } from './replies.ts';
import type { NotTakenBack, TakenBack } from './reply-outcome-store.ts';

type Deps = { mail: Mail; origin: string };

const PAGE_SIZE = 100;

const takenBackSchema: z.ZodType<TakenBack> = z.object({
  subject: z.string(),
  text: z.string(),
  files: z.array(replyFileSchema),
  sendAt: z.string().nullable(),
});

const NOT_TAKEN_BACK: Record<NotTakenBack, [status: number, detail: string]> = {
  unknown: [404, 'Reply not found. It may have been erased. Reload the inquiry.'],
  'not-yours': [403, 'Only the person who wrote a reply can undo it.'],
  'gone-out': [409, 'This reply was already sent.'],
};

export function mailRoutes(app: App, deps: Deps): void {
  replyRoutes(app, deps);
  outboxRoutes(app, deps);
  resendRoutes(app, deps);
}

function replyRoutes(app: App, { mail }: Deps): void {
  app.post(
    '/api/inquiries/:id/replies',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'sendReply', 'Send or schedule a reply'),
        params: byId,
        headers: idempotencyHeader,
        body: replySubmission,
        response: responseSchemas({ 201: mailRecordSchema }),
      },
    },
    async ({ params, headers, body, staff }, reply) => {
      const key = headers['idempotency-key'] ?? null;
      return reply.code(201).send(await sendReply(mail, { inquiryId: params.id, reply: body, key, staff }));
    },
  );

  app.delete(
    '/api/mails/:id',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'undoReply', 'Undo a reply that hasn’t been sent', {
          description: 'Deletes the reply and returns its text and files. Only the author can undo it.',
        }),
        params: byId,
        response: responseSchemas({ 200: takenBackSchema }),
      },
    },
    async ({ params, staff }) => {
      const taken = await mail.replies.takeBack(params.id, staff, new Date().toISOString());
      if (typeof taken === 'string') throw problem(...NOT_TAKEN_BACK[taken]);
      return taken;
    },
  );

  app.post(
    '/api/mails/:id/send-now',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'sendNow', 'Send a scheduled reply now'),
        params: byId,
        response: responseSchemas({ 200: mailRecordSchema }),
      },
    },
    async ({ params }) => {
      const isHastened = await mail.replies.sendNow(params.id, new Date().toISOString());
      const record = await mail.store.find(params.id);
      if (!record) throw problem(...NOT_TAKEN_BACK.unknown);
      if (!isHastened) throw problem(409, 'This reply is no longer scheduled. Reload the inquiry.');
      mail.outbox.wake();
      return record;
    },
  );

  app.get(
    '/api/inquiries/:id/mails',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'listInquiryEmails', 'List the emails about an inquiry'),
        params: byId,
        response: responseSchemas({ 200: z.array(mailRecordSchema) }),
      },
    },
    ({ params }) => mail.store.ofInquiry(params.id),
  );
}

function outboxRoutes(app: App, { mail, origin }: Deps): void {
  app.get(
    '/api/mails/summary',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'getOutboxSummary', 'Count outgoing emails by state'),
        response: responseSchemas({ 200: mailsSummarySchema }),
      },
    },
    () => mail.summary(),
  );

  app.get(
    '/api/mails',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'listEmails', 'List outgoing emails by state', { answerHeaders: ['link'] }),
        querystring: z.object({
          state: z.enum(MAIL_STATES, { error: `State must be one of ${MAIL_STATES.join(', ')}` }),
          limit: z.coerce
            .number('limit must be a number from 1 to 100')
            .int()
            .min(1)
            .max(PAGE_SIZE)
            .default(PAGE_SIZE),
          after: z.uuid('The cursor is not valid').optional(),
        }),
        response: responseSchemas({ 200: z.array(mailRecordSchema) }),
      },
    },
    async ({ query: { state, limit, after } }, reply) => {
      const mails = await mail.store.list(state, limit, after ?? null);
      const last = mails.at(-1);
      if (last && mails.length === limit)
        reply.header(
          'link',
          `<${origin}/api/mails?state=${state}&limit=${limit}&after=${last.id}>; rel="next"`,
        );
      return mails;
    },
  );
}

function resendRoutes(app: App, { mail }: Deps): void {
  app.post(
    '/api/mails/:id/resend',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'resendEmail', 'Resend an undelivered email'),
        params: byId,
        response: responseSchemas({ 200: mailRecordSchema }),
      },
    },
    async ({ params, staff }) => {
      const resent = await mail.replies.resend(params.id, staff, new Date().toISOString());
      const record = await mail.store.find(params.id);
      if (!record) throw problem(404, 'Email not found. It may have been erased. Reload the list.');
      if (resent === 0) throw problem(409, 'Only undelivered emails can be resent. Reload the list.');
      mail.outbox.wake();
      return record;
    },
  );

  app.post(
    '/api/mails/resend-dead',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Email', 'resendAll', 'Resend every undelivered email'),
        response: responseSchemas({ 200: z.object({ resent: z.number() }) }),
      },
    },
    async ({ staff }) => {
      const resent = await mail.replies.resend(null, staff, new Date().toISOString());
      mail.outbox.wake();
      return { resent };
    },
  );
}
