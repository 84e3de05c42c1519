/**
 * `/inquiry/{token}/meeting`: where a visitor books, moves and cancels, all plain HTML. GET only shows, so a mail scanner
 * that follows every link changes nothing (docs/decisions/0039-booking.md), nor confirms anything (0083).
 */
import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BOOKING_MESSAGES } from '#contract/booking/booking.ts';
import {
  MEETING_ACTIONS,
  type MeetingAction,
  type MeetingPage,
  type RefusedMeetingForm,
} from '#contract/booking/visitor-meeting.ts';
import { areaNameFromSlug } from '#contract/site/area-name.ts';
import type { PageServices } from '#contract/site/page-services.ts';
import { hashToken } from '../config/tokens.ts';
import type { App } from '../http/app-type.ts';
import { answer, errorResponse } from '../http/errors.ts';
import { problemBody } from '../http/problem.ts';
import { type RenderPages, renderPage } from '../http/rendered-pages.ts';
import { readForm } from '../images/received-form.ts';
import { isToken, visitorPath } from '../inquiries/private-link.ts';
import type { Confirmations } from './confirmations-store.ts';
import { formKey } from './forms.ts';
import { choiceOf } from './meeting-choice.ts';
import { applyMeetingForm, type MeetingRefusal } from './meeting-forms.ts';
import { type OfferParts, offerOf } from './meeting-offer.ts';
import type { MeetingInquiry } from './meeting-store.ts';
import { NO_PICTURES, type PrivatePages } from './private-page.ts';
import { readZone } from './visitor-zone.ts';

export type MeetingParts = OfferParts & {
  confirmed: Confirmations;
  /** Keyed hash of the network of an address. */
  networkOf: (address: string) => string;
  privacy: PrivatePages;
  pages: RenderPages;
  wakeMail: () => void;
};

type Query = { [name: string]: string | undefined };
type Sent = { action: MeetingAction; fields: Record<string, string> };

export function visitorMeetingRoutes(app: App, parts: MeetingParts): void {
  const { options } = parts.privacy;
  app.get('/inquiry/:token/meeting', options, (request, reply) => showPage(parts, request, reply));
  app.get('/inquiry/:token/thank-you', options, (request, reply) => showSent(parts, request, reply));
  app.post('/inquiry/:token/meeting/:action', options, (request, reply) => takeForm(parts, request, reply));
}

const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token;

async function showPage(parts: MeetingParts, request: FastifyRequest, reply: FastifyReply) {
  try {
    const inquiry = await findInquiry(parts, tokenOf(request));
    if (!inquiry) return miss(parts, request, reply);
    const meeting = await pageOf(parts, inquiry, tokenOf(request), queryOf(request), null);
    return render(parts, request, reply, { meeting });
  } catch (error) {
    return fail(parts, request, reply, null, error);
  }
}

/** The Thank You screen of a form without JavaScript, at an address that only its sender has. */
async function showSent(parts: MeetingParts, request: FastifyRequest, reply: FastifyReply) {
  const token = tokenOf(request);
  try {
    const inquiry = await findInquiry(parts, token);
    if (!inquiry) return miss(parts, request, reply);
    const { kinds } = await offerOf(parts, inquiry, new Date());
    return render(parts, request, reply, {
      sent: { reference: inquiry.reference, path: visitorPath(token), kinds },
    });
  } catch (error) {
    return fail(parts, request, reply, null, error);
  }
}

async function takeForm(parts: MeetingParts, request: FastifyRequest, reply: FastifyReply) {
  const token = tokenOf(request);
  const { action: name } = request.params as { action: string };
  const action = MEETING_ACTIONS.find((known) => known === name);
  if (!request.isMultipart())
    return answer(reply, problemBody(415, 'Send the form as multipart/form-data, as our page does.'));
  let failure: unknown;
  const inquiry = await findInquiry(parts, token).catch((error) => {
    failure = error;
    return null;
  });
  if (!inquiry && failure === undefined) return miss(parts, request, reply);
  if (!action) return render(parts, request, reply, { meeting: { missing: 'unknown' } }, 404);
  const full = await parts.privacy.refusalOf(request);
  const { fields } = await readForm(request, NO_PICTURES);
  const sent = { action, fields };
  if (!inquiry) return fail(parts, request, reply, sent, failure);
  try {
    if (full) reply.headers(full.extras.headers ?? {});
    const now = new Date();
    if (!full) await parts.confirmed.confirm(hashToken(token), fields.code, now.toISOString());
    const network = parts.networkOf(request.ip);
    const refusal = full
      ? { status: full.status, errors: { form: full.message } }
      : await applyMeetingForm(parts, inquiry, { action, fields, network }, now);
    if (refusal) return await handBack(parts, request, reply, inquiry, sent, refusal);
    parts.wakeMail();
    const { zone } = readZone(fields.zone);
    const { code } = fields;
    const query = new URLSearchParams({ done: action, ...(zone && { zone }), ...(code && { code }) });
    return reply.redirect(`${visitorPath(token)}/meeting?${query}`, 303);
  } catch (error) {
    return fail(parts, request, reply, sent, error);
  }
}

/** Returns the page with its messages, fresh times, and everything that was typed. */
async function handBack(
  parts: MeetingParts,
  request: FastifyRequest,
  reply: FastifyReply,
  inquiry: MeetingInquiry,
  sent: Sent,
  { status, errors, isKeyUsed }: MeetingRefusal,
) {
  const { kind, at, staff, zone, code } = sent.fields;
  const query = { kind, at, staff, zone, code, moving: sent.action === 'move' ? '1' : undefined };
  const refused = toRefused(sent, errors);
  const page = await pageOf(parts, inquiry, tokenOf(request), query, refused);
  // A key that booked something else is replaced: sent again, the form is a new booking.
  const next = isKeyUsed ? randomUUID() : formKey(sent.fields);
  return render(parts, request, reply, { meeting: { ...page, formKey: next, trouble: null } }, status);
}

async function pageOf(
  parts: MeetingParts,
  inquiry: MeetingInquiry,
  token: string,
  query: Query,
  refused: RefusedMeetingForm | null,
): Promise<MeetingPage> {
  const now = new Date();
  const offer = await offerOf(parts, inquiry, now);
  const { kind, day, at, staff } = query;
  const choice = await choiceOf(
    parts,
    inquiry,
    offer,
    { kind, day, at, staff, isMoving: query.moving !== undefined },
    now,
  );
  const { zone, isUnknown } = readZone(query.zone);
  const isGone = at !== undefined && choice !== null && choice.chosen === null;
  const code = await parts.confirmed.rightCode(hashToken(token), query.code);
  const gone = isGone && (Date.parse(at) <= now.getTime() ? 'past' : 'unknownTime');
  // Whoever opens the mail's link too late learns why there is nothing to confirm.
  const isLate = code !== null && choice === null && offer.isHoldOver && 'expired';
  const trouble = (isUnknown && 'zone') || gone || isLate || null;
  return {
    path: visitorPath(token),
    reference: inquiry.reference,
    phone: inquiry.phone,
    town: inquiry.area && areaNameFromSlug(inquiry.area),
    email: inquiry.email,
    ...{ offer, choice, code, zone, refused },
    needsConfirmation: code === null && inquiry.email_confirmed_at === null,
    zones: query.zones === undefined ? null : Intl.supportedValuesOf('timeZone'),
    formKey: randomUUID(),
    trouble: trouble && `${BOOKING_MESSAGES[trouble]}.`,
    done: MEETING_ACTIONS.find((action) => action === query.done) ?? null,
  };
}

/** After any failure, returns what was typed, even when nothing else can be shown. */
function fail(
  parts: MeetingParts,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Sent | null,
  error: unknown,
) {
  const { status, body, headers } = errorResponse(error as FastifyError, request.log);
  reply.headers(headers);
  const refused = sent && toRefused(sent, body.errors ?? { form: body.detail });
  const next = sent ? formKey(sent.fields) : randomUUID();
  const path = visitorPath(tokenOf(request));
  return render(
    parts,
    request,
    reply,
    { meeting: { missing: 'unavailable', path, formKey: next, refused } },
    status,
  );
}

function toRefused({ action, fields }: Sent, errors: Record<string, string>): RefusedMeetingForm {
  const { idempotencyKey: _, ...values } = fields;
  return { action, values, errors };
}

const findInquiry = async ({ meetings }: MeetingParts, token: string) =>
  isToken(token) ? meetings.find(hashToken(token)) : null;

function miss(parts: MeetingParts, request: FastifyRequest, reply: FastifyReply) {
  const { missing, status } = parts.privacy.miss(request, reply);
  return render(parts, request, reply, { meeting: { missing } }, status);
}

const render = (
  { pages }: MeetingParts,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Partial<PageServices>, 'meeting' | 'sent'>,
  status?: number,
) => renderPage(pages, request, reply, services, status);

/** A parameter that stands twice counts as not given. */
const queryOf = (request: FastifyRequest): Query =>
  Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 200,
    ),
  );
