/** *Email* for staff: unfiled mail, and its filing (contract/mail/inbound.ts). The routes exist only with IMAP_URL. */
import * as z from 'zod';
import {
  type InboundSummary,
  inboundBeginning,
  inboundFiling,
  inboundMailSchema,
  inboundSummarySchema,
} from '#contract/mail/inbound.ts';
import type { InboundMailRow } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { UploadRefused } from '../images/upload-refused.ts';
import { byId } from '../inquiries/by-id.ts';
import { requireStaff } from '../staff/guard.ts';
import type { FilingRefusal } from './decisions-store.ts';
import { BOXES } from './list-store.ts';
import type { ManualFiling } from './manual-filing.ts';
import { UnreadableMail } from './parse/read-apart.ts';

type Deps = {
  filing: ManualFiling;
  origin: string;
  /** How the mailbox is read. */
  state: () => Promise<Pick<InboundSummary, 'lastReadAt' | 'trouble'>>;
  /** Starts reading pending mail now. */
  wake: () => void;
};

const PAGE_SIZE = 100;

const unknownMail = () => problem(404, 'Email not found. It may have been erased. Reload the list.');

const REFUSED: Record<FilingRefusal, () => Error> = {
  unknown: unknownMail,
  handled: () => problem(409, 'A colleague already handled this email. Reload the list.'),
  'unknown-inquiry': () => problem(404, 'Inquiry not found. It may have been erased. Choose another.'),
};

const begunSchema = z.object({ id: z.string(), reference: z.string() });

const done = z.object({ id: z.string(), inquiryId: z.string().nullable() });

export function inboundRoutes(app: App, deps: Deps): void {
  listRoutes(app, deps);
  decisionRoutes(app, deps);
}

function listRoutes(app: App, { filing, origin, state }: Deps): void {
  app.get(
    '/api/inbound/summary',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Incoming email', 'getInboxSummary', 'Count unfiled emails and get the mailbox state'),
        response: responseSchemas({ 200: inboundSummarySchema }),
      },
    },
    async () => ({ ...(await filing.list.summary()), ...(await state()) }),
  );

  app.get(
    '/api/inbound',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Incoming email', 'listInbox', 'List incoming emails', { answerHeaders: ['link'] }),
        querystring: z.object({
          state: z.enum(BOXES, { error: `State must be one of ${BOXES.join(', ')}` }).default('waiting'),
          after: z.uuid('The cursor is not valid').optional(),
        }),
        response: responseSchemas({ 200: z.array(inboundMailSchema) }),
      },
    },
    async ({ query: { state: box, after } }, reply) => {
      const mails = await filing.list.list(box, PAGE_SIZE, after ?? null);
      const last = mails.at(-1);
      if (last && mails.length === PAGE_SIZE)
        reply.header('link', `<${origin}/api/inbound?state=${box}&after=${last.id}>; rel="next"`);
      return mails;
    },
  );
}

function decisionRoutes(app: App, { filing, wake }: Deps): void {
  const onRequest = requireStaff;
  const answer = (refused: FilingRefusal | null, id: string, inquiryId: string | null = null) => {
    if (refused) throw REFUSED[refused]();
    return { id, inquiryId };
  };
  /** @throws ProblemError 404, and 409 for a mail that is filed, or not read yet. */
  const open = async (id: string): Promise<InboundMailRow> => {
    const mail = await filing.list.find(id);
    if (!mail) throw unknownMail();
    if (mail.state !== 'waiting' && mail.state !== 'set-aside') throw REFUSED.handled();
    return mail;
  };

  app.post(
    '/api/inbound/:id/file',
    {
      onRequest,
      schema: {
        ...operation('Incoming email', 'fileEmail', 'File an email on an inquiry'),
        params: byId,
        body: inboundFiling,
        response: responseSchemas({ 200: done }),
      },
    },
    async ({ params, body, staff }) => {
      const mail = await open(params.id);
      const refused = await filing.file(mail, body.inquiryId, staff).catch(explained);
      return answer(refused, mail.id, body.inquiryId);
    },
  );

  app.post(
    '/api/inbound/:id/inquiry',
    {
      onRequest,
      schema: {
        ...operation('Incoming email', 'createInquiryFromEmail', 'Create an inquiry from an email'),
        params: byId,
        body: inboundBeginning,
        response: responseSchemas({ 200: begunSchema }),
      },
    },
    async ({ params, body, staff }) => {
      const mail = await open(params.id);
      if (mail.from_email === null)
        throw problem(422, 'This email has no reply address. Add it to an existing inquiry instead.');
      const begun = await filing.begin(mail, body.name, staff).catch(explained);
      if (typeof begun === 'string') throw REFUSED[begun]();
      return begun;
    },
  );

  app.post(
    '/api/inbound/:id/set-aside',
    {
      onRequest,
      schema: {
        ...operation('Incoming email', 'archiveEmail', 'Archive an email'),
        params: byId,
        response: responseSchemas({ 200: done }),
      },
    },
    async ({ params }) => answer(await filing.setAside(params.id), params.id),
  );

  app.post(
    '/api/inbound/:id/restore',
    {
      onRequest,
      schema: {
        ...operation('Incoming email', 'moveEmailToInbox', 'Move an email back to the inbox'),
        params: byId,
        response: responseSchemas({ 200: done }),
      },
    },
    async ({ params }) => answer(await filing.restore(params.id), params.id),
  );

  app.post(
    '/api/inbound/:id/read-again',
    {
      onRequest,
      schema: {
        ...operation('Incoming email', 'parseEmailAgain', 'Parse an unreadable email again'),
        params: byId,
        response: responseSchemas({ 200: done }),
      },
    },
    async ({ params }) => {
      const refused = await filing.readAgain(params.id);
      wake();
      return answer(refused, params.id);
    },
  );
}

/** @throws ProblemError when the original is missing or unreadable, or its pictures can't be stored. */
function explained(error: unknown): never {
  if (error instanceof UploadRefused)
    throw problem(503, 'Couldn’t save this email’s pictures. Try again in a few minutes.');
  if (error instanceof UnreadableMail)
    throw problem(422, 'Can’t open this email’s files. Download the original email instead.');
  throw error;
}
