/** Shows the pages below `/inquiry/{token}`, receives their forms, and returns rejected forms with the visitor's input. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { PageServices } from '#contract/site/page-services.ts';
import { hashToken } from '../config/tokens.ts';
import { answer, errorResponse } from '../http/errors.ts';
import { problemBody } from '../http/problem.ts';
import { type RenderPages, renderPage } from '../http/rendered-pages.ts';
import type { ImageHost } from '../images/image-host.ts';
import { type ReceivedForm, readForm } from '../images/received-form.ts';
import { isToken } from '../inquiries/private-link.ts';
import { NO_PICTURES, type PrivatePages } from './private-page.ts';

type Services = Pick<Partial<PageServices>, 'visitor' | 'meeting' | 'sent'>;
export type FormRefusal = { status: number; errors: Record<string, string> };
export type SentForm<Action> = { action: Action; form: ReceivedForm };

export type FormPage<Found, Action extends string, Refusal extends FormRefusal = FormRefusal> = {
  actions: readonly Action[];
  images: Pick<ImageHost, 'take'>;
  /** Returns the target of a valid link. */
  find: (tokenHash: string) => Promise<Found | null>;
  missing: (missing: 'unknown' | 'throttled') => Services;
  /** Shown when nothing else can be, with the visitor's input. */
  unavailable: (token: string, sent: SentForm<Action> | null, errors: FormRefusal['errors']) => Services;
  /** Applies a form. @returns the next address, or why it wasn't applied. */
  apply: (token: string, found: Found, sent: SentForm<Action>, address: string) => Promise<string | Refusal>;
  /** The page again, with the visitor's input; null when the link ended meanwhile. */
  refilled: (
    token: string,
    found: Found,
    sent: SentForm<Action>,
    refusal: Refusal | FormRefusal,
  ) => Promise<Services | null>;
};

export function formPage<Found, Action extends string, Refusal extends FormRefusal>(
  page: FormPage<Found, Action, Refusal>,
  { privacy, pages }: { privacy: PrivatePages; pages: RenderPages },
) {
  const find = async (token: string) => (isToken(token) ? page.find(hashToken(token)) : null);
  const render = (request: FastifyRequest, reply: FastifyReply, services: Services, status?: number) =>
    renderPage(pages, request, reply, services, status);

  async function miss(request: FastifyRequest, reply: FastifyReply) {
    const { missing, status } = await privacy.miss(request, reply);
    return render(request, reply, page.missing(missing), status);
  }

  type Sent = SentForm<Action>;
  function fail(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    sent: Sent | null,
    error: unknown,
  ) {
    const { status, body, headers } = errorResponse(error as FastifyError, request.log);
    reply.headers(headers);
    const services = page.unavailable(token, sent, body.errors ?? { form: body.detail });
    return render(request, reply, services, status);
  }

  return {
    find,
    miss,
    render,

    async show(
      request: FastifyRequest,
      reply: FastifyReply,
      token: string,
      services: (found: Found) => Promise<Services>,
    ) {
      try {
        const found = await find(token);
        return found ? render(request, reply, await services(found)) : miss(request, reply);
      } catch (error) {
        return fail(request, reply, token, null, error);
      }
    },

    async take(request: FastifyRequest, reply: FastifyReply) {
      const { token, action: name } = request.params as { token: string; action: string };
      const action = page.actions.find((known) => known === name);
      if (!request.isMultipart())
        return answer(reply, problemBody(415, 'Send the form as multipart/form-data, as our page does.'));
      let failure: unknown;
      // Before the body is read, so that a client without a valid link can't upload.
      const found = await find(token).catch((error) => {
        failure = error;
        return null;
      });
      if (!found && failure === undefined) return miss(request, reply);
      if (!action) return render(request, reply, page.missing('unknown'), 404);
      const full = await privacy.refusalOf(request);
      // The fields are always read, so that the form can be returned filled in; pictures cost work, and are skipped.
      const form = await readForm(request, full ? NO_PICTURES : page.images);
      const sent = { action, form };
      if (!found) return fail(request, reply, token, sent, failure);
      try {
        if (full) reply.headers(full.extras.headers ?? {});
        const { pictureError: attachments } = form;
        const outcome: string | Refusal | FormRefusal = full
          ? { status: full.status, errors: { form: full.message, ...(attachments && { attachments }) } }
          : await page.apply(token, found, sent, request.ip);
        if (typeof outcome === 'string') return reply.redirect(outcome, 303);
        const again = await page.refilled(token, found, sent, outcome);
        return again
          ? await render(request, reply, again, outcome.status)
          : await render(request, reply, page.missing('unknown'), 404);
      } catch (error) {
        return fail(request, reply, token, sent, error);
      }
    },
  };
}
