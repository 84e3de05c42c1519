/** The description of a route in the API document (server/openapi/). A route without one isn't in the document. */
import * as z from 'zod';

/** Groups of operations, in the order of the document. */
export const API_TAGS = {
  Inquiries: 'Inquiries from clients: list, create, change, bulk changes, and timeline.',
  'Saved views': 'Saved filters for the inquiry list.',
  Email: 'Replies and their files, and the state of outgoing emails.',
  'Incoming email': 'Emails from the studio’s mailbox. Not available without a mailbox.',
  Meetings: 'Meetings and the times that can be booked. Not available when booking is off.',
  Calendar: 'Working hours, booking rules, and calendar connections. Not available when booking is off.',
  Reports: 'Reports for a date range.',
  Newsletter: 'Subscribers, articles, and sending.',
  Staff: 'Accounts, and your own signature.',
  Settings: 'Email accounts and other settings of the studio. For owners.',
  Privacy: 'Export and erasure of a person’s data.',
  API: 'Tokens for other programs, and webhooks that send events to those programs.',
} as const;
export type ApiTag = keyof typeof API_TAGS;

/** Response headers that a client needs. */
export const ANSWER_HEADERS = {
  link: 'The next page, as `<url>; rel="next"` (RFC 8288). Absent on the last page.',
  'x-total-count': 'Total number of items.',
  etag: 'The version to send as If-Match.',
  undo: 'Id for the operation `undoChange`, valid for a minute.',
  location: 'Path of the new item.',
  'content-disposition': 'Suggested file name.',
} as const;

declare module 'fastify' {
  interface FastifySchema {
    answerHeaders?: readonly (keyof typeof ANSWER_HEADERS)[];
    /** Name of the file in a multipart body, which is read as a stream and has no schema. */
    upload?: string;
  }
}

type OperationDetails = {
  /** Markdown, beyond the summary. */
  description?: string;
  answerHeaders?: (keyof typeof ANSWER_HEADERS)[];
  upload?: string;
};

/**
 * Puts a route into the API document: `schema: { ...operation('Inquiries', 'listInquiries', 'List inquiries'), … }`.
 * @param operationId names the function in generated clients: changing it breaks them.
 */
export const operation = (
  tag: ApiTag,
  operationId: string,
  summary: string,
  details: OperationDetails = {},
) => ({ tags: [tag], operationId, summary, ...details });

/** The response of a route that sends a file. Fastify serializes neither streams nor text, so this only documents. */
export const fileResponse = (mediaType: string, schema: z.ZodType = z.string()) => ({
  description: 'The file',
  content: { [mediaType]: { schema: schema as z.ZodType<unknown> } },
});

/** Any bytes: a download of `application/octet-stream` and of the types that a reply can carry. */
export const bytesResponse = (mediaType = 'application/octet-stream') =>
  fileResponse(mediaType, z.file() as unknown as z.ZodType);
