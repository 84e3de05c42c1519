/** `POST /contact`: the form without JavaScript, pictures included (requirements §11). */
import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { inquirySubmission } from '#contract/inquiries/inquiry.ts';
import { type FormValues, mapFields } from '#contract/inquiries/inquiry-fields.ts';
import { firstMessages } from '#contract/shared/form-errors.ts';
import type { SubmittedForm } from '#contract/site/page-services.ts';
import type { App } from '../http/app-type.ts';
import { answer, errorResponse } from '../http/errors.ts';
import { sentKey } from '../http/idempotency-key.ts';
import { limitWithin } from '../http/limits.ts';
import { lateRefusal, tooBusy } from '../http/pressure.ts';
import { type ProblemError, problem, problemBody } from '../http/problem.ts';
import { type RenderPages, renderPage } from '../http/rendered-pages.ts';
import { type ReceivedForm, readForm } from '../images/received-form.ts';
import { type ReceiveParts, receiveInquiry } from './receive.ts';

type Deps = ReceiveParts & { pages: RenderPages };

export function formPostRoute(app: App, deps: Deps): void {
  const limited = limitWithin(app, { max: 20, timeWindow: '10 minutes' });
  const { pressureHandler, isCrowded } = lateRefusal();
  app.post(
    '/contact',
    // Below this limit, a rate-limited form is returned filled in; beyond it, the body isn't read at all.
    { config: { rateLimit: { max: 120, timeWindow: '10 minutes' }, pressureHandler } },
    async (request, reply) => {
      if (!request.isMultipart())
        return answer(reply, problemBody(415, 'Send the form as multipart/form-data, as our page does.'));
      const refused = (await limited(request)) ?? (isCrowded(request) ? tooBusy() : null);
      if (refused) return refuseWithForm(deps.pages, request, reply, refused);
      const form = await readForm(request, deps.images);
      const refusal = await send(form, deps, request.log);
      if (typeof refusal === 'string') return reply.redirect(refusal, 303);
      return refilledForm(deps.pages, request, reply, form, refusal);
    },
  );
}

/** Returns the form filled in, without pictures, and with a message about that. */
async function refuseWithForm(
  pages: RenderPages,
  request: FastifyRequest,
  reply: FastifyReply,
  refused: ProblemError,
) {
  const take = async () => {
    throw problem(refused.status, 'not uploaded. Add it again before you send the form.');
  };
  const form = await readForm(request, { take });
  const errors = {
    form: refused.message,
    ...(form.pictureError && { attachments: form.pictureError }),
  };
  reply.headers(refused.extras.headers ?? {});
  return refilledForm(pages, request, reply, form, { status: refused.status, errors });
}

type Refusal = { status: number; errors: Record<string, string> };

/**
 * Submits the inquiry.
 * @returns where the Thank You screen is, or why it was not saved. Where a meeting can be booked, it is at the private
 *   address, which has the links for that; the public one, whose address has the reference, must not have them.
 */
async function send(form: ReceivedForm, deps: Deps, log: FastifyRequest['log']): Promise<string | Refusal> {
  const parsed = inquirySubmission.safeParse(submissionOf(form));
  const errors = firstMessages(parsed.error?.issues);
  if (form.pictureError) errors.attachments = form.pictureError;
  if (!parsed.success || form.pictureError) return { status: 422, errors };
  try {
    const { receipt } = await receiveInquiry(deps, parsed.data, sentKey(form.fields), form.pictures);
    return receipt.meetings.length > 0
      ? `${receipt.link}/thank-you`
      : `/contact/thank-you?reference=${encodeURIComponent(receipt.reference)}`;
  } catch (error) {
    // After any failure, the page is returned with everything that was typed.
    const { status, body } = errorResponse(error as FastifyError, log);
    return { status, errors: body.errors ?? { form: body.detail } };
  }
}

/** Returns the typed values, not yet validated. */
const submissionOf = ({ fields, attachments }: ReceivedForm) => ({
  ...typed(fields),
  website: fields.website,
  attachments,
});

const typed = (fields: Record<string, string>): FormValues => mapFields((name) => fields[name] ?? '');

/** Returns the page with its messages, and with everything that was typed or uploaded. */
function refilledForm(
  pages: RenderPages,
  request: FastifyRequest,
  reply: FastifyReply,
  { fields, attachments }: ReceivedForm,
  { status, errors }: Refusal,
) {
  const submittedForm: SubmittedForm = {
    values: typed(fields),
    attachments,
    errors,
    // A key already used for other content is replaced: the corrected form is a new inquiry.
    idempotencyKey: status === 409 ? randomUUID() : (sentKey(fields) ?? randomUUID()),
  };
  return renderPage(pages, request, reply, { submittedForm }, status);
}
