/**
 * `/inquiry/{token}/meeting`: plain HTML pages on which a visitor books, reschedules and cancels. GET changes and confirms
 * nothing, so a mail scanner may follow every link (docs/decisions/0021).
 */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { BOOKING_MESSAGES } from '#contract/booking/booking.ts';
import {
  MEETING_ACTIONS,
  type MeetingAction,
  type MeetingPage,
  type RefusedMeetingForm,
} from '#contract/booking/visitor-meeting.ts';
import { areaNameFromSlug } from '#contract/site/area-name.ts';
import { hashToken } from '../config/tokens.ts';
import type { App } from '../http/app-type.ts';
import type { RenderPages } from '../http/rendered-pages.ts';
import { visitorPath } from '../inquiries/private-link.ts';
import type { Confirmations } from './confirmations-store.ts';
import { formKey } from './forms.ts';
import { choiceOf } from './meeting-choice.ts';
import { applyMeetingForm, type MeetingRefusal } from './meeting-forms.ts';
import { type OfferParts, offerOf } from './meeting-offer.ts';
import type { MeetingInquiry } from './meeting-store.ts';
import { formPage, type SentForm } from './private-forms.ts';
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
type Sent = SentForm<MeetingAction>;

export function visitorMeetingRoutes(app: App, parts: MeetingParts): void {
  const { options } = parts.privacy;
  const page = formPage<MeetingInquiry, MeetingAction, MeetingRefusal>(
    {
      ...{ actions: MEETING_ACTIONS, images: NO_PICTURES },
      find: (tokenHash) => parts.meetings.find(tokenHash),
      missing: (missing) => ({ meeting: { missing } }),
      unavailable: (token, sent, errors) => ({
        meeting: {
          ...{ missing: 'unavailable', path: visitorPath(token) },
          ...{ formKey: keyOf(sent), refused: sent && toRefused(sent, errors) },
        },
      }),
      apply: (token, inquiry, sent, address) => apply(parts, token, inquiry, sent, address),
      /** The page with current times and the visitor's input. */
      async refilled(token, inquiry, sent, { errors, isKeyUsed }: MeetingRefusal) {
        const { kind, at, staff, zone, code } = sent.form.fields;
        const query = { kind, at, staff, zone, code, moving: sent.action === 'move' ? '1' : undefined };
        const again = await pageOf(parts, inquiry, token, query, toRefused(sent, errors));
        // A key that booked another meeting is replaced: sent again, the form is a new booking.
        return { meeting: { ...again, formKey: keyOf(isKeyUsed ? null : sent), trouble: null } };
      },
    },
    parts,
  );
  const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token;

  app.get('/inquiry/:token/meeting', options, (request, reply) => {
    const token = tokenOf(request);
    return page.show(request, reply, token, async (inquiry) => ({
      meeting: await pageOf(parts, inquiry, token, queryOf(request), null),
    }));
  });

  /** The Thank You screen of a form without JavaScript, at an address that only its visitor has. */
  app.get('/inquiry/:token/thank-you', options, (request, reply) => {
    const token = tokenOf(request);
    return page.show(request, reply, token, async (inquiry) => {
      const { kinds } = await offerOf(parts, inquiry, new Date());
      return { sent: { reference: inquiry.reference, path: visitorPath(token), kinds } };
    });
  });

  app.post('/inquiry/:token/meeting/:action', options, (request, reply) => page.take(request, reply));
}

const keyOf = (sent: Sent | null): string => (sent ? formKey(sent.form.fields) : randomUUID());

/** Applies a form. @returns the next address, or why it wasn't applied. */
async function apply(
  parts: MeetingParts,
  token: string,
  inquiry: MeetingInquiry,
  { action, form: { fields } }: Sent,
  address: string,
): Promise<string | MeetingRefusal> {
  const now = new Date();
  await parts.confirmed.confirm(hashToken(token), fields.code, now.toISOString());
  const network = parts.networkOf(address);
  const refusal = await applyMeetingForm(parts, inquiry, { action, fields, network }, now);
  if (refusal) return refusal;
  parts.wakeMail();
  const { zone } = readZone(fields.zone);
  const { code } = fields;
  const query = new URLSearchParams({ done: action, ...(zone && { zone }), ...(code && { code }) });
  return `${visitorPath(token)}/meeting?${query}`;
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
  // A visitor who opens the email's link too late is shown why there is nothing to confirm.
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

function toRefused({ action, form }: Sent, errors: Record<string, string>): RefusedMeetingForm {
  const { idempotencyKey: _, ...values } = form.fields;
  return { action, values, errors };
}

/** A parameter that occurs twice counts as absent. */
const queryOf = (request: FastifyRequest): Query =>
  Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 200,
    ),
  );
