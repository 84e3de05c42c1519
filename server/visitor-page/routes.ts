/**
 * `/inquiry/{token}`: the visitor's own page and its forms, all plain HTML (docs/decisions/0012). The token grants full
 * access to the page, so it stays out of logs, caches, referrers and search results.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  type NoVisitorPage,
  type RefusedVisitorForm,
  VISITOR_ACTIONS,
  type VisitorAction,
  type VisitorPage,
} from '#contract/inquiries/visitor.ts';
import type { VisitorChange } from '#contract/mail/mail.ts';
import { giveUpAll } from '../booking/giving-up-store.ts';
import { createMeetingNotifier } from '../booking/notifications.ts';
import type { Config } from '../config/config.ts';
import { hashToken } from '../config/tokens.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { answer, errorResponse } from '../http/errors.ts';
import { type ProblemError, problemBody } from '../http/problem.ts';
import { type RenderPages, renderPage } from '../http/rendered-pages.ts';
import type { ImageHost } from '../images/image-host.ts';
import { type ReceivedForm, readForm } from '../images/received-form.ts';
import { isToken, visitorPath } from '../inquiries/private-link.ts';
import { sendFile } from '../mail/files/send-file.ts';
import { openWhole } from '../outbox/files-store.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { notifyStaffOfChange } from './announce-change.ts';
import type { Confirmations } from './confirmations-store.ts';
import { describeRefusal, formKey, readChange } from './forms.ts';
import { type OfferParts, offerOf } from './meeting-offer.ts';
import { NO_PICTURES, type PrivatePages } from './private-page.ts';
import type { Changed, VisitorStore } from './store.ts';

export type VisitorParts = {
  db: Db;
  store: VisitorStore;
  privacy: PrivatePages;
  /** Null when booking is off. */
  offer: OfferParts | null;
  confirmed: Confirmations;
  images: ImageHost;
  outbox: Outbox;
  pages: RenderPages;
  config: Pick<Config, 'mailTo'>;
};

type Page = VisitorPage | NoVisitorPage;
type Parts = VisitorParts;

export function visitorRoutes(app: App, parts: VisitorParts): void {
  const { options } = parts.privacy;
  app.get('/inquiry/*', options, (request, reply) => showPage(parts, request, reply));
  app.get('/inquiry/:token/files/:fileId', options, (request, reply) => sendReplyFile(parts, request, reply));
  app.post('/inquiry/:token/:action', options, (request, reply) => takeForm(parts, request, reply));
}

async function showPage(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const token = (request.params as { '*': string })['*'];
  try {
    const found = await findRequest(parts, token);
    if (!found) return renderMiss(parts, request, reply);
    const { done, code } = request.query as { done?: string; code?: string };
    return render(parts, request, reply, {
      path: visitorPath(token),
      request: found,
      offer: await offerFor(parts, token),
      code: await parts.confirmed.rightCode(hashToken(token), code),
      keys: keysOf(null),
      refused: null,
      done: VISITOR_ACTIONS.find((action) => action === done) ?? null,
    });
  } catch (error) {
    return renderFailure(parts, request, reply, token, null, error);
  }
}

/** A file of a reply, as a download. */
async function sendReplyFile(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { token, fileId } = request.params as { token: string; fileId: string };
  const file = isToken(token) ? await parts.store.file(hashToken(token), fileId) : undefined;
  if (file) return sendFile(reply, file, openWhole(parts.db, file.blobId, file.bytes));
  // The owner of a link doesn't guess: a reply's file can go with a release, or an erasure.
  const isKnown = (await findRequest(parts, token)) !== null;
  return isKnown
    ? render(parts, request, reply, { missing: 'unknown' }, 404)
    : renderMiss(parts, request, reply);
}

async function takeForm(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { token, action: name } = request.params as { token: string; action: string };
  const action = VISITOR_ACTIONS.find((known) => known === name);
  if (!request.isMultipart())
    return answer(reply, problemBody(415, 'Send the form as multipart/form-data, as our page does.'));
  let failure: unknown;
  // Before the body is read, so that a client without a valid link can't upload.
  const found = await findRequest(parts, token).catch((error) => {
    failure = error;
    return null;
  });
  if (!found && failure === undefined) return renderMiss(parts, request, reply);
  if (!action) return render(parts, request, reply, { missing: 'unknown' }, 404);
  const full = await parts.privacy.refusalOf(request);
  // The fields are always read, so that the form can be returned filled in; pictures cost work, and are skipped.
  const form = await readForm(request, full ? NO_PICTURES : parts.images);
  const sent = { action, form };
  if (failure !== undefined) return renderFailure(parts, request, reply, token, sent, failure);
  try {
    const { code } = form.fields;
    const refused = full ? refusedBy(full, form, reply) : await act(parts, token, sent);
    if (refused === null) {
      const query = new URLSearchParams({ done: action, ...(code && { code }) });
      return reply.redirect(`${visitorPath(token)}?${query}`, 303);
    }
    return await handBack(parts, request, reply, token, sent, refused);
  } catch (error) {
    return renderFailure(parts, request, reply, token, sent, error);
  }
}

type Refused = { status: number; errors: Record<string, string> };

function refusedBy(
  { status, message, extras }: ProblemError,
  form: ReceivedForm,
  reply: FastifyReply,
): Refused {
  reply.headers(extras.headers ?? {});
  const { pictureTrouble } = form;
  return { status, errors: { form: message, ...(pictureTrouble && { attachments: pictureTrouble }) } };
}

/** Changes after which no time is kept for the request. */
const ENDING: readonly VisitorChange['kind'][] = ['withdrawal', 'erasure-request'];

/** Applies the requested change. @returns null on success, otherwise the refusal. */
async function act(
  { store, confirmed, images, outbox, config }: Parts,
  token: string,
  { action, form }: Sent,
): Promise<Refused | null> {
  const read = readChange(action, form);
  if ('errors' in read) return { status: 422, errors: read.errors };
  const { asked } = read;
  const now = new Date().toISOString();
  await confirmed.confirm(hashToken(token), form.fields.code, now);
  const urls = asked.kind === 'message' ? asked.attachments : [];
  if (urls.length > 0 && (await images.accepts(form.attachments)).length > 0)
    return {
      status: 400,
      errors: { attachments: 'Some of the pictures are gone. Please choose them again.' },
    };
  const alongside = async (trx: Parameters<Outbox['enqueue']>[0], changed: Changed) => {
    if (urls.length > 0) await images.attach(trx, urls, changed.inquiry.id);
    await notifyStaffOfChange({ store, outbox, config }, trx, changed);
    if (ENDING.includes(changed.change.kind))
      await giveUpAll(
        trx,
        { inquiryId: changed.inquiry.id },
        { actor: null, at: now, undo: null },
        createMeetingNotifier(outbox),
      );
  };
  const refusal = await store.change(hashToken(token), formKey(form.fields), asked, now, alongside);
  if (refusal) return describeRefusal(refusal);
  outbox.wake();
  return null;
}

async function offerFor({ offer }: Parts, token: string) {
  const inquiry = offer && (await offer.meetings.find(hashToken(token)));
  return inquiry ? offerOf(offer, inquiry, new Date()) : null;
}

const findRequest = async ({ store }: Parts, token: string) =>
  isToken(token) ? store.find(hashToken(token)) : null;

function renderMiss(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { missing, status } = parts.privacy.miss(request, reply);
  return render(parts, request, reply, { missing }, status);
}

type Sent = { action: VisitorAction; form: ReceivedForm };

/** Returns the page with its messages, and with everything that was typed or uploaded. */
async function handBack(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  sent: Sent,
  { status, errors }: Refused,
) {
  const found = await parts.store.find(hashToken(token));
  if (!found) return render(parts, request, reply, { missing: 'unknown' }, 404);
  // A key already used for other content is replaced: the resubmitted form is a new change.
  const keys = keysOf(status === 409 ? null : sent);
  const refused = toRefused(sent, errors);
  return render(
    parts,
    request,
    reply,
    {
      ...{ path: visitorPath(token), request: found, offer: await offerFor(parts, token) },
      code: await parts.confirmed.rightCode(hashToken(token), sent.form.fields.code),
      ...{ keys, refused, done: null },
    },
    status,
  );
}

/** After any failure, returns the typed fields, even when nothing else can be shown. */
function renderFailure(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  sent: Sent | null,
  error: unknown,
) {
  const { status, body, headers } = errorResponse(error as FastifyError, request.log);
  reply.headers(headers);
  const refused = sent && toRefused(sent, body.errors ?? { form: body.detail });
  const page: Page = { missing: 'unavailable', path: visitorPath(token), refused, keys: keysOf(sent) };
  return render(parts, request, reply, page, status);
}

function toRefused({ action, form }: Sent, errors: Record<string, string>): RefusedVisitorForm {
  const { idempotencyKey: _, ...values } = form.fields;
  return { action, values, attachments: form.attachments, errors };
}

const render = (
  { pages }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Page,
  status?: number,
) => renderPage(pages, request, reply, { visitor }, status);

/** Creates an idempotency key for each form; a returned form keeps its key. */
const keysOf = (sent: Sent | null) =>
  Object.fromEntries(
    VISITOR_ACTIONS.map((action) => [
      action,
      sent?.action === action ? formKey(sent.form.fields) : randomUUID(),
    ]),
  ) as VisitorPage['keys'];
