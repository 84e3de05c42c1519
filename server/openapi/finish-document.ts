/** Adds the parts of the document that belong to no single route: named schemas, and the meaning of common parameters. */
import type { SwaggerTransformObject } from '@fastify/swagger';
import type { OpenAPIV3_1 } from 'openapi-types';
import { addNamedSchemas } from './transform.ts';

type Parameter = OpenAPIV3_1.ParameterObject & { schema?: { type?: unknown; format?: string } };

const DAYS = new Set(['from', 'to']);

const PARAMETERS: Record<string, string> = {
  id: 'ID of the item',
  staffId: 'ID of the account',
  fileId: 'ID of the file',
  deliveryId: 'ID of the delivery',
  slug: 'Slug of the article',
  n: 'Number of the file within the email',
  from: 'First day, in the studio’s time zone',
  to: 'Last day, in the studio’s time zone',
  limit: 'Items per page',
  after: 'Cursor from the previous page’s Link header',
  before: 'ID of the last entry on the previous page',
  q: 'Words that must all appear in the name, email, phone, message, notes, or reference',
  assignee: 'ID of an account, `me`, or `none`',
  area: 'Slug of a town',
  source: 'A channel, or part of a landing page URL, a referrer, or a UTM value',
  overdue: '`true` for inquiries that have waited for more than 24 hours',
  spam: '`true` for suspected spam, which is excluded otherwise',
  status: 'One or more statuses, separated by commas',
  service: 'The type of project',
  group: 'The queue group: needs our reply (`us`), waiting on client (`them`), later, or closed',
  lost: 'The lost reason',
  meets: 'Inquiries with a meeting today, this week, or ahead, or with none',
  priority: 'The inquiry’s priority',
  tag: 'One of the inquiry’s tags',
  sort: 'Sort order; `newest` by default',
  state: 'Only emails in this state',
  kind: 'The type of meeting',
  inquiryId: 'ID of the inquiry; send either this or `email`',
  email: 'An email address',
  staff: 'ID of an account; everyone by default',
  inquiry: 'ID of an inquiry; sorts results by drive time to its site',
  'idempotency-key': 'A UUID. Requests with the same key take effect only once.',
  'if-match': 'The ETag of the version that the change is based on',
};

export const finishDocument: SwaggerTransformObject = (given) => {
  const document = addNamedSchemas(given) as OpenAPIV3_1.Document;
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path as Record<string, { parameters?: Parameter[] }>))
      for (const parameter of operation.parameters ?? []) describe(parameter);
  keepUsed(document);
  return document;
};

function describe(parameter: Parameter): void {
  parameter.description ??= PARAMETERS[parameter.name];
  // The server checks these days by hand.
  if (parameter.schema && DAYS.has(parameter.name)) parameter.schema.format ??= 'date';
  // `status=new,contacted`.
  if (parameter.schema?.type === 'array') Object.assign(parameter, { style: 'form', explode: false });
}

/** Named schemas are generated for requests and responses alike; most are used in one of them only. */
function keepUsed(document: OpenAPIV3_1.Document): void {
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (!used.has(name)) {
        used.add(name);
        visit(schemas[name]);
      }
  };
  visit(document.paths);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
}
