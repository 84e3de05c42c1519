/** Converts any error of a route into problem details with instructions for the reader. */
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Problem } from '#contract/shared/problem.ts';
import { PROBLEM_TYPE } from '#contract/shared/problem-type.ts';
import { isDatabaseDown, isDiskFull, isInvalidText, isLockTimeout } from '../database/error-codes.ts';
import type { App } from './app-type.ts';
import { ProblemError, problemBody } from './problem.ts';

export function handleErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = errorResponse(error, request.log);
    for (const [name, value] of Object.entries(known.headers)) reply.header(name, value);
    return answer(reply, known.body);
  });
}

/** Returns the response to an error; logs server errors, without personal data. */
export function errorResponse(error: FastifyError, log: FastifyBaseLogger): Answer {
  const known = toProblem(error);
  if (known.status === 500) log.error({ err: withoutValues(error) }, 'request failed');
  else if (known.status > 500) log.warn({ code: error.code }, 'request rejected');
  return known;
}

/** Sends a problem without throwing, for hooks that run outside a route. */
export function answer(reply: FastifyReply, body: Problem) {
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(body);
}

type Answer = { status: number; body: Problem; headers: Record<string, string> };

function toProblem(error: FastifyError): Answer {
  if (error instanceof ProblemError)
    return { status: error.status, body: error.toJSON(), headers: error.extras.headers ?? {} };
  if (hasZodFastifySchemaValidationErrors(error)) return of(400, ...fieldErrors(error.validation));
  // A disconnected client isn't a database failure: Fastify marks those errors as the request's own.
  if (!error.statusCode && (isDatabaseDown(error) || isLockTimeout(error)))
    return {
      ...of(503, 'Something went wrong on our end. Try again in a minute.'),
      headers: { 'retry-after': '5' },
    };
  if (isDiskFull(error)) return of(507, 'We couldn’t save this. Try again later, or call us.');
  if (isInvalidText(error))
    return of(400, 'Your text contains an invalid character. Retype it instead of pasting.');
  const text = error.code ? REQUEST_ERRORS[error.code] : undefined;
  if (text) return of(error.statusCode ?? 400, text);
  if (error.statusCode === 429)
    return of(429, 'Too many requests from your connection. Wait a minute, then try again.');
  if (error.statusCode && error.statusCode < 500) return of(error.statusCode, error.message);
  return of(500, 'Something went wrong on our end. Nothing was changed. Try again.');
}

const REQUEST_ERRORS: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'That’s too long (limit 64 KB). Shorten the text.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as JSON, with Content-Type: application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty. Send a JSON object.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body’s length doesn’t match Content-Length.',
};

const of = (status: number, detail: string, errors?: Record<string, string>): Answer => ({
  status,
  body: problemBody(status, detail, errors),
  headers: {},
});

type Validation = { instancePath: string; message?: string; keyword?: string; params?: object }[];

/** Returns the first message of each field, and one sentence that combines them. */
function fieldErrors(validation: Validation): [string, Record<string, string>] {
  const errors: Record<string, string> = {};
  for (const { instancePath, message = 'Not valid' } of validation) {
    const field = instancePath.split('/')[1] || 'body';
    errors[field] ??=
      field === 'body' && message.startsWith('Invalid input') ? 'Send a JSON object' : message;
  }
  return [`${[...new Set(Object.values(errors))].join('. ')}.`, errors];
}

/** Omits the details of database errors, whose row values must not be logged. */
function withoutValues(error: FastifyError) {
  return { type: error.name, code: error.code, message: error.message.split('\n')[0], stack: error.stack };
}

export function handleUnknownApiPath(_request: FastifyRequest, reply: FastifyReply) {
  return answer(reply, problemBody(404, 'Page not found.'));
}
