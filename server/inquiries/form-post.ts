/** `POST /contact`: the form without JavaScript, pictures included (product decision §6). */
import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_LIMITS } from '#contract/images.ts';
import { type InquirySubmission, inquirySubmission } from '#contract/inquiry.ts';
import type { SubmittedForm } from '#contract/page-services.ts';
import type { App } from '../http/app-type.ts';
import { answer, explain } from '../http/errors.ts';
import { problem, problemBody } from '../http/problem.ts';
import { type RenderPages, renderPage } from '../http/rendered-pages.ts';
import type { ImageHost } from '../images/image-host.ts';
import { receiveInquiry } from './receive.ts';
import type { InquiryStore } from './store.ts';

type Deps = { store: InquiryStore; images: ImageHost; pages: RenderPages };

export function formPostRoute(app: App, deps: Deps): void {
  app.post(
    '/contact',
    { config: { rateLimit: { max: 20, timeWindow: '10 minutes' } } },
    async (request, reply) => {
      if (!request.isMultipart())
        return answer(reply, problemBody(415, 'Send the form as multipart/form-data, as our page does.'));
      const form = await readForm(request, deps.images);
      const refusal = await send(form, deps, request.log);
      if (typeof refusal === 'string')
        return reply.redirect(`/contact/thank-you?reference=${encodeURIComponent(refusal)}`, 303);
      return handBack(deps.pages, request, reply, form, refusal);
    },
  );
}

type ReceivedForm = {
  fields: Record<string, string>;
  attachments: string[];
  /** What is wrong with the pictures, in words; undefined when nothing is. */
  pictureTrouble: string | undefined;
};

type Refusal = { status: number; errors: Record<string, string> };

/** Reads the form as it streams in; pictures are taken one after the other and never held in memory. */
async function readForm(request: FastifyRequest, images: ImageHost): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  const attachments: string[] = [];
  const troubles: string[] = [];
  let files = 0;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (part.fieldname === 'attachments') attachments.push(String(part.value));
      else fields[part.fieldname] = String(part.value);
    } else if (!part.filename || ++files > IMAGE_LIMITS.filesPerSelection) {
      part.file.resume();
    } else {
      try {
        attachments.push((await images.take(part.file)).url);
      } catch (error) {
        part.file.resume();
        troubles.push(`${part.filename}: ${explain(error as FastifyError, request.log).body.detail}`);
      }
    }
  }
  const ignored = files - IMAGE_LIMITS.filesPerSelection;
  if (ignored > 0)
    troubles.push(
      `Only the first ${IMAGE_LIMITS.filesPerSelection} pictures were kept; add the other ${ignored} now, or send the form as it is.`,
    );
  return { fields, attachments, pictureTrouble: troubles.length > 0 ? troubles.join(' ') : undefined };
}

/** More files than fit into a request of ours are read past, so that what was typed still arrives. */
const LIMITS = { files: 200, parts: 250 };

/** @throws ProblemError 400 for what is no whole form; the parser gives its own errors no status. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts({ limits: LIMITS });
  } catch (error) {
    if ((error as FastifyError).statusCode) throw error;
    throw problem(
      400,
      'The form arrived incomplete, and nothing was saved. Please go back and send it again.',
    );
  }
}

/** Sends the inquiry. @returns its reference, or why it was not saved. */
async function send(form: ReceivedForm, deps: Deps, log: FastifyRequest['log']): Promise<string | Refusal> {
  const parsed = inquirySubmission.safeParse(submissionOf(form));
  const errors: Record<string, string> = {};
  if (!parsed.success)
    for (const issue of parsed.error.issues) errors[String(issue.path[0] ?? 'form')] ??= issue.message;
  if (form.pictureTrouble) errors.attachments = form.pictureTrouble;
  if (!parsed.success || form.pictureTrouble) return { status: 422, errors };
  try {
    const { receipt } = await receiveInquiry(deps, parsed.data, idempotencyKey(form.fields));
    return receipt.reference;
  } catch (error) {
    // Whatever went wrong, the page comes back with everything that was typed.
    const { status, body } = explain(error as FastifyError, log);
    return { status, errors: body.errors ?? { form: body.detail } };
  }
}

function submissionOf({ fields, attachments }: ReceivedForm): InquirySubmission {
  const { name = '', email = '', phone, serviceType, message = '', website } = fields;
  return {
    name,
    email,
    phone,
    serviceType: serviceType as InquirySubmission['serviceType'],
    message,
    website,
    attachments,
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const idempotencyKey = (fields: Record<string, string>): string | null =>
  UUID.test(fields.idempotencyKey ?? '') ? (fields.idempotencyKey as string) : null;

/** The page again, with the messages and everything that was typed or uploaded. */
function handBack(
  pages: RenderPages,
  request: FastifyRequest,
  reply: FastifyReply,
  { fields, attachments }: ReceivedForm,
  { status, errors }: Refusal,
) {
  const { name = '', email = '', phone = '', serviceType = '', message = '' } = fields;
  const submittedForm: SubmittedForm = {
    values: { name, email, phone, serviceType, message },
    attachments,
    errors,
    // A key that was used for other content is spent; the corrected form is a request of its own.
    idempotencyKey: status === 409 ? randomUUID() : (idempotencyKey(fields) ?? randomUUID()),
  };
  return renderPage(pages, request, reply, { submittedForm }, status);
}
