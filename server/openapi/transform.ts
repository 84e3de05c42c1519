/** How a route's schema becomes an operation of the document. */
import type { SwaggerTransform } from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { PROBLEM_TYPE } from '#contract/shared/problem-type.ts';
import { ANSWER_HEADERS } from '../http/operation.ts';
import { requireOwner, requireSignedIn, requireStaff } from '../staff/guard.ts';
import { admitRequestsCreator, GUARD_SCOPES } from '../staff/token-guard.ts';
import { namedSchemas } from './named-schemas.ts';
import { overrideJsonSchema } from './zod-to-json.ts';

type JsonSchema = Record<string, unknown>;
type Responses = Record<string, JsonSchema>;

const options = { schemaRegistry: namedSchemas(), zodToJsonConfig: { override: overrideJsonSchema } };
const toJsonSchemas = createJsonSchemaTransform(options);
export const addNamedSchemas = createJsonSchemaTransformObject(options);

/** Hides routes without an `operation` (server/http/operation.ts). */
export const toOperation: SwaggerTransform = (given) => {
  const { schema, url, route } = given;
  if (!schema?.operationId) return { schema: { hide: true }, url };
  const converted = toJsonSchemas(given).schema as Record<string, JsonSchema>;
  const {
    answerHeaders = [],
    upload,
    response,
    querystring,
    ...rest
  } = converted as JsonSchema & {
    answerHeaders?: (keyof typeof ANSWER_HEADERS)[];
    upload?: string;
    response: Responses;
    querystring?: JsonSchema;
  };
  const described = [schema.description, isFor(route, requireOwner) && 'Owners only.'].filter(Boolean);
  return {
    url,
    schema: {
      ...rest,
      ...(described.length > 0 && { description: described.join(' ') }),
      ...securityOf(route),
      ...(querystring && { querystring: asOneObject(querystring) }),
      ...(upload && { consumes: ['multipart/form-data'], body: fileBody(upload) }),
      response: responses(response, answerHeaders),
    },
  };
};

/** Looks for the guard among the hooks, because plugins such as the rate limit add more. */
const isFor = ({ onRequest }: RouteOptions, guard: unknown): boolean =>
  [onRequest].flat().includes(guard as never);
const needsSession = (route: RouteOptions): boolean =>
  [requireOwner, requireStaff, requireSignedIn].some((guard) => isFor(route, guard));

/** With a token's scope: by session or by token; a public route asks for none, and takes either. */
function securityOf(route: RouteOptions): { security?: Record<string, string[]>[] } {
  const scope = [route.onRequest].flat().flatMap((guard) => GUARD_SCOPES.get(guard) ?? [])[0];
  if (scope === undefined) return needsSession(route) ? {} : { security: [] };
  const isPublic = isFor(route, admitRequestsCreator);
  return { security: [isPublic ? {} : { session: [] }, { token: [scope] }] };
}

const fileBody = (field: string): JsonSchema => ({
  type: 'object',
  properties: { [field]: { type: 'string', format: 'binary' } },
  required: [field],
});

/** A query is a list of parameters: those of a choice are all there, none of them required. */
function asOneObject(schema: JsonSchema): JsonSchema {
  const choices = schema.anyOf as { properties: JsonSchema }[] | undefined;
  if (!choices) return schema;
  return { type: 'object', properties: Object.assign({}, ...choices.map(({ properties }) => properties)) };
}

const MEANINGS: Record<string, string> = {
  200: 'Success',
  201: 'Created',
  202: 'Accepted',
  204: 'Done; no content',
  412: 'The inquiry has changed; nothing was saved',
  '4xx': 'The request was refused; `detail` gives the reason',
  '5xx': 'The server failed; `detail` says what to do next',
};

function responses(given: Responses, headers: (keyof typeof ANSWER_HEADERS)[]): Responses {
  const entries = Object.entries(given).map(([status, schema]) => {
    const description = MEANINGS[status];
    if (!status.startsWith('2')) return [status, { description, content: { [PROBLEM_TYPE]: { schema } } }];
    if (schema.type === 'null') return [status, { type: 'null', description }];
    const content = schema.content ?? { 'application/json': { schema } };
    return [status, { description, content, ...(headers.length > 0 && { headers: headerSchemas(headers) }) }];
  });
  return Object.fromEntries(entries);
}

const headerSchemas = (names: (keyof typeof ANSWER_HEADERS)[]): JsonSchema =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { type: name === 'x-total-count' ? 'integer' : 'string', description: ANSWER_HEADERS[name] },
    ]),
  );
