/**
 * The list of inquiries: how it is asked for (search, filters, sort, place in it) and what is answered
 * (product decision §9). One schema reads the address bar, the API's query string and the filter in a
 * JSON body; `listParams` writes the same again, so a shared link and a saved view mean what they meant.
 */
import * as z from 'zod/mini';
import { INQUIRY_STATUSES, type InquiryStatus, oneLine, SERVICE_TYPES } from './inquiry.ts';

/**
 * `newest`, `oldest` by arrival; `due`: running clocks first, the oldest on top, then the rest newest
 * first; `name` from A to Z; `updated`: what was touched last on top.
 */
export const INQUIRY_SORTS = ['newest', 'oldest', 'due', 'name', 'updated'] as const;
export type InquirySort = (typeof INQUIRY_SORTS)[number];

export const LIST_LIMITS = { page: 100, search: 200, viewName: 60, viewQuery: 2000, views: 50 } as const;

/** Left empty, as a form sends it, means not given. */
const optionally = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
    z.optional(schema) as never,
  ) as z.ZodMiniPipe<z.ZodMiniTransform<unknown, unknown>, z.ZodMiniOptional<T>>;

/** `new,contacted` and `['new', 'contacted']` are the same. */
const statuses = z.pipe(
  z.transform((value: unknown) =>
    [value].flat().flatMap((item) => (typeof item === 'string' ? item.split(',') : [item])),
  ),
  z.pipe(
    z.array(z.enum(INQUIRY_STATUSES, { error: `Status must be among ${INQUIRY_STATUSES.join(', ')}` })),
    z.transform((list) => INQUIRY_STATUSES.filter((status) => list.includes(status))),
  ),
);

const flag = (name: string) =>
  z.pipe(
    z.transform((value: unknown) => (value === '1' || value === 'true' ? true : value)),
    z.literal(true, { error: `${name} must be 1 or left out` }),
  );

const word = (name: string, max: number) =>
  z
    .string({ error: `${name} must be text` })
    .check(z.regex(/^[\w.:-]+$/, `${name} is not valid`), z.maxLength(max, `${name} is too long`));

const day = (name: string) =>
  z
    .string({ error: `${name} must be a day` })
    .check(z.refine(isDay, `${name} must be a day such as 2026-03-08`));

/** A day of the calendar; JavaScript alone would read 2026-02-30 as a day in March. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const filterFields = {
  /** Words that must all occur in name, e-mail, phone, message, notes or reference. */
  q: optionally(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(LIST_LIMITS.search, `Search for at most ${LIST_LIMITS.search} characters`),
      ),
  ),
  status: optionally(statuses),
  service: optionally(z.enum(SERVICE_TYPES, { error: `Service must be one of ${SERVICE_TYPES.join(', ')}` })),
  /** An account's id, `me`, or `none` for what nobody has taken on. */
  assignee: optionally(word('Assignee', 64)),
  /** Slug of a town. */
  area: optionally(word('Area', 64)),
  /** A channel, or a piece of landing page, referrer or utm text. */
  source: optionally(z.string().check(z.trim(), z.maxLength(100, 'Source is too long'))),
  /** First and last day of arrival, both included, in the firm's time zone. */
  from: optionally(day('From')),
  to: optionally(day('To')),
  /** Only those whose 24 hours are over without a contact (contract/clock.ts). */
  overdue: optionally(flag('Overdue')),
  /** Suspected spam alone; left out, spam is left out. */
  spam: optionally(flag('Spam')),
};

/** What is looked for, without order or place: what bulk changes, counts, exports and saved views share. */
export const inquiryFilter = z.object(filterFields);
export type InquiryFilter = z.infer<typeof inquiryFilter>;

/** What a link to the list and a saved view hold. */
export const inquiryView = z.object({
  ...filterFields,
  sort: optionally(z.enum(INQUIRY_SORTS, { error: `Sort must be one of ${INQUIRY_SORTS.join(', ')}` })),
});
export type InquiryView = z.infer<typeof inquiryView>;

const pageSize = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
  z
    .int({ error: `limit must be a number from 1 to ${LIST_LIMITS.page}` })
    .check(
      z.gte(1, `limit must be a number from 1 to ${LIST_LIMITS.page}`),
      z.lte(LIST_LIMITS.page, `limit must be a number from 1 to ${LIST_LIMITS.page}`),
    ),
);

/** `GET /api/inquiries`. */
export const inquiryListQuery = z.object({
  ...inquiryView.shape,
  limit: optionally(pageSize),
  /** Where the last page ended; comes from its `Link: rel=next`. */
  after: optionally(z.string().check(z.maxLength(1000, 'The position in the list is not valid'))),
});
export type InquiryListQuery = z.infer<typeof inquiryListQuery>;

/** Query string of a filter, a view or a page of the list, in one order, without what isn't given. */
export function listParams(query: InquiryListQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of Object.keys(inquiryListQuery.shape) as (keyof InquiryListQuery)[]) {
    const value = query[name];
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    params.set(name, value === true ? '1' : String(value));
  }
  return params;
}

/** What an address bar asks for; a part that makes no sense is left out rather than refused. */
export function readView(params: URLSearchParams): InquiryView {
  const given = Object.keys(inquiryView.shape).map((name) => {
    const part = inquiryView.shape[name as keyof InquiryView].safeParse(params.getAll(name).join(','));
    return [name, part.success ? part.data : undefined];
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/**
 * `GET /api/inquiries/counts`, for a filter. Each number says what choosing it would show: `byStatus` leaves
 * the filter's status aside, `overdue` its overdue, and `spam` counts suspected spam that fits the rest.
 */
export type InquiryCounts = {
  /** What the list holds, as in `X-Total-Count`. */
  total: number;
  overdue: number;
  spam: number;
  byStatus: Record<InquiryStatus, number>;
};

/** `GET /api/views`, `POST /api/views`: one of a person's own views. */
export type SavedView = {
  id: string;
  name: string;
  /** Query string of `listParams`, without `?`. */
  query: string;
  createdAt: string;
};

/** `POST /api/views`. */
export const savedViewDraft = z.strictObject({
  name: z
    .string({ error: 'Give the view a name' })
    .check(
      oneLine,
      z.minLength(1, 'Give the view a name'),
      z.maxLength(LIST_LIMITS.viewName, `A view’s name has at most ${LIST_LIMITS.viewName} characters`),
    ),
  query: z
    .string({ error: 'A view needs its query string' })
    .check(z.maxLength(LIST_LIMITS.viewQuery, 'The view’s query is too long')),
});

/** `GET /api/inquiries/{id}/duplicates`: other requests by the same e-mail address or phone, newest first. */
export type InquiryDuplicate = {
  id: string;
  reference: string;
  name: string;
  status: string;
  spam: boolean;
  sameEmail: boolean;
  samePhone: boolean;
  createdAt: string;
};
