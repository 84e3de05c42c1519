/**
 * `/inquiry/{token}`: the visitor's own page and its forms, all plain HTML (docs/decisions/0014). The token grants full
 * access to the page, so it stays out of logs, caches, referrers and search results.
 */
import { randomUUID } from 'node:crypto';
import {
  type RefusedVisitorForm,
  VISITOR_ACTIONS,
  type VisitorAction,
  type VisitorPage,
  type VisitorRequest,
} from '#contract/inquiries/visitor.ts';
import type { VisitorChange } from '#contract/mail/mail.ts';
import { endUpcoming } from '../booking/ending-store.ts';
import { createMeetingNotifier } from '../booking/notifications.ts';
import type { Config } from '../config/config.ts';
import { hashToken } from '../config/tokens.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import type { RenderPages } from '../http/rendered-pages.ts';
import type { ImageHost } from '../images/image-host.ts';
import { isToken, visitorPath } from '../inquiries/private-link.ts';
import { sendFile } from '../mail/files/send-file.ts';
import { openWhole } from '../outbox/files-store.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { notifyStaffOfChange } from './announce-change.ts';
import type { Confirmations } from './confirmations-store.ts';
import { describeRefusal, formKey, readChange } from './forms.ts';
import { type OfferParts, offerOf } from './meeting-offer.ts';
import { type FormRefusal, formPage, type SentForm } from './private-forms.ts';
import type { PrivatePages } from './private-page.ts';
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

type Parts = VisitorParts;
type Sent = SentForm<VisitorAction>;

export function visitorRoutes(app: App, parts: VisitorParts): void {
  const { store, confirmed, images, db, privacy } = parts;
  const { options } = privacy;

  /** @param sent the form that is handed back, if any. */
  const pageOf = async (
    token: string,
    request: VisitorRequest,
    { code, done = null }: { code?: string | undefined; done?: VisitorAction | null },
    refused: RefusedVisitorForm | null,
    sent: Sent | null,
  ): Promise<{ visitor: VisitorPage }> => ({
    visitor: {
      ...{ path: visitorPath(token), request, offer: await offerFor(parts, token) },
      code: await confirmed.rightCode(hashToken(token), code),
      ...{ keys: keysOf(sent), refused, done },
    },
  });
  const page = formPage<VisitorRequest, VisitorAction, FormRefusal>(
    {
      ...{ actions: VISITOR_ACTIONS, images },
      find: (tokenHash) => store.find(tokenHash),
      missing: (missing) => ({ visitor: { missing } }),
      unavailable: (token, sent, errors) => ({
        visitor: {
          ...{ missing: 'unavailable', path: visitorPath(token) },
          ...{ refused: sent && toRefused(sent, errors), keys: keysOf(sent) },
        },
      }),
      apply: (token, _found, sent) => apply(parts, token, sent),
      async refilled(token, _found, sent, { status, errors }) {
        const found = await store.find(hashToken(token));
        // A key already used for other content is replaced: the resubmitted form is a new change.
        const kept = status === 409 ? null : sent;
        const { code } = sent.form.fields;
        return found && pageOf(token, found, { code }, toRefused(sent, errors), kept);
      },
    },
    parts,
  );

  app.get('/inquiry/*', options, (request, reply) => {
    const token = (request.params as { '*': string })['*'];
    const query = request.query as { done?: string; code?: string };
    const done = VISITOR_ACTIONS.find((action) => action === query.done);
    return page.show(request, reply, token, (found) =>
      pageOf(token, found, { code: query.code, done }, null, null),
    );
  });

  /** A file of a reply, as a download. */
  app.get('/inquiry/:token/files/:fileId', options, async (request, reply) => {
    const { token, fileId } = request.params as { token: string; fileId: string };
    const file = isToken(token) ? await store.file(hashToken(token), fileId) : undefined;
    if (file) return sendFile(reply, file, openWhole(db, file.blobId, file.bytes));
    // A valid link's owner isn't guessing: the file may have been removed since.
    const isKnown = (await page.find(token)) !== null;
    return isKnown
      ? page.render(request, reply, { visitor: { missing: 'unknown' } }, 404)
      : page.miss(request, reply);
  });

  app.post('/inquiry/:token/:action', options, (request, reply) => page.take(request, reply));
}

/** Changes that end the inquiry and release its meeting time. */
const ENDING: readonly VisitorChange['kind'][] = ['withdrawal', 'erasure-request'];

/** Applies the requested change. @returns the next address, or the refusal. */
async function apply(
  { store, confirmed, images, outbox, config }: Parts,
  token: string,
  { action, form }: Sent,
): Promise<string | FormRefusal> {
  const read = readChange(action, form);
  if ('errors' in read) return { status: 422, errors: read.errors };
  const now = new Date().toISOString();
  await confirmed.confirm(hashToken(token), form.fields.code, now);
  const { code } = form.fields;
  const done = `${visitorPath(token)}?${new URLSearchParams({ done: action, ...(code && { code }) })}`;
  if ('answers' in read) {
    const refused = await store.answer(hashToken(token), read.answers, now);
    return refused ? describeRefusal(refused) : done;
  }
  const { asked } = read;
  const urls = asked.kind === 'message' ? asked.attachments : [];
  if (urls.length > 0 && (await images.accepts(form.attachments)).length > 0)
    return {
      status: 400,
      errors: { attachments: 'Some pictures expired. Choose them again.' },
    };
  const alongside = async (trx: Parameters<Outbox['enqueue']>[0], changed: Changed) => {
    if (urls.length > 0) await images.attach(trx, urls, changed.inquiry.id);
    await notifyStaffOfChange({ store, outbox, config }, trx, changed);
    if (ENDING.includes(changed.change.kind))
      await endUpcoming(
        trx,
        { inquiryId: changed.inquiry.id },
        { actor: null, at: now, undo: null },
        createMeetingNotifier(outbox),
      );
  };
  const refusal = await store.change(hashToken(token), formKey(form.fields), asked, now, alongside);
  if (refusal) return describeRefusal(refusal);
  outbox.wake();
  return done;
}

async function offerFor({ offer }: Parts, token: string) {
  const inquiry = offer && (await offer.meetings.find(hashToken(token)));
  return inquiry ? offerOf(offer, inquiry, new Date()) : null;
}

function toRefused({ action, form }: Sent, errors: Record<string, string>): RefusedVisitorForm {
  const { idempotencyKey: _, ...values } = form.fields;
  return { action, values, attachments: form.attachments, errors };
}

/** Creates an idempotency key for each form; a returned form keeps its key. */
const keysOf = (sent: Sent | null) =>
  Object.fromEntries(
    VISITOR_ACTIONS.map((action) => [
      action,
      sent?.action === action ? formKey(sent.form.fields) : randomUUID(),
    ]),
  ) as VisitorPage['keys'];
