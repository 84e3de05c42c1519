/**
 * The list of inquiries: its query (search, filters, sort, page) and its answer
 * (requirements §14). One schema reads the address bar, the API's query string and the filter in a
 * JSON body; `listParams` writes it back, so that shared links and saved views keep their meaning.
 */
import * as z from 'zod/mini';
import { isDay } from '../shared/zoned-day.ts';
import { SERVICE_TYPES } from './inquiry-fields.ts';
import { PRIORITIES } from './priority.ts';
import { LOST_REASON_NAMES } from './prospect.ts';
import { QUEUE_GROUPS } from './queue.ts';
import { INQUIRY_STATUSES } from './statuses.ts';
import { tag } from './tags.ts';

/**
 * `queue`: inquiries that need a reply first (contract/inquiries/queue.ts); `newest`, `oldest` by arrival; `name` from
 * A to Z; `updated`: latest change first; `priority`: emergencies first, each priority newest first.
 */
export const INQUIRY_SORTS = ['queue', 'newest', 'oldest', 'name', 'updated', 'priority'] as const;
export type InquirySort = (typeof INQUIRY_SORTS)[number];

/**
 * `today`, `week`: a meeting on this day or in this week, Monday to Sunday, in the firm's time zone, those that took place
 * or should have included; `ahead`: booked, and not yet begun; `none`: nothing agreed, though times may be proposed.
 */
export const MEETS = ['today', 'week', 'ahead', 'none'] as const;
export type Meets = (typeof MEETS)[number];

export const LIST_LIMITS = { page: 100, search: 200 } as const;

/** Empty, as a form sends it, means not given. */
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
    z.array(z.enum(INQUIRY_STATUSES, { error: `Status must be one of ${INQUIRY_STATUSES.join(', ')}` })),
    z.transform((list) => INQUIRY_STATUSES.filter((status) => list.includes(status))),
  ),
);

const flag = (name: string) =>
  z.pipe(
    z.transform((value: unknown) => (value === '1' || value === 'true' ? true : value)),
    z.literal(true, { error: `${name} must be 1 or omitted` }),
  );

const word = (name: string, max: number) =>
  z
    .string({ error: `${name} must be text` })
    .check(z.regex(/^[\w.:-]+$/, `${name} is not valid`), z.maxLength(max, `${name} is too long`));

const day = (name: string) =>
  z
    .string({ error: `${name} must be a date` })
    .check(z.refine(isDay, `${name} must be a date, such as 2026-03-08`));

const filterFields = {
  /** Words that must all occur in name, email, phone, message, notes or reference. */
  q: optionally(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(LIST_LIMITS.search, `Keep your search under ${LIST_LIMITS.search} characters`),
      ),
  ),
  status: optionally(statuses),
  service: optionally(z.enum(SERVICE_TYPES, { error: `Service must be one of ${SERVICE_TYPES.join(', ')}` })),
  /** An account's id, `me`, or `none` for unassigned inquiries. */
  assignee: optionally(word('Assignee', 64)),
  /** Slug of a town. */
  area: optionally(word('Area', 64)),
  /** A channel, or a piece of landing page, referrer or utm text. */
  source: optionally(z.string().check(z.trim(), z.maxLength(100, 'Source is too long'))),
  /** First and last day of arrival, both included, in the firm's time zone. */
  from: optionally(day('From')),
  to: optionally(day('To')),
  /** A group of the queue (contract/inquiries/queue.ts). */
  group: optionally(z.enum(QUEUE_GROUPS, { error: `Group must be one of ${QUEUE_GROUPS.join(', ')}` })),
  /** Why an inquiry was lost (contract/inquiries/prospect.ts). */
  lost: optionally(z.enum(LOST_REASON_NAMES, { error: 'Choose a reason' })),
  priority: optionally(z.enum(PRIORITIES, { error: `Priority must be one of ${PRIORITIES.join(', ')}` })),
  /** One of its tags (contract/inquiries/tags.ts). */
  tag: optionally(tag),
  /** When its meeting is (contract/booking/booking.ts). */
  meets: optionally(z.enum(MEETS, { error: `meets must be one of ${MEETS.join(', ')}` })),
  /** Only those that have waited for us for more than 24 hours (contract/inquiries/clock.ts). */
  overdue: optionally(flag('Overdue')),
  /** Only suspected spam; by default spam is excluded. */
  spam: optionally(flag('Spam')),
};

/** The filter without order or page, shared by bulk changes, counts, exports and saved views. */
export const inquiryFilter = z.object(filterFields);
export type InquiryFilter = z.infer<typeof inquiryFilter>;

/** The content of a link to the list and of a saved view. */
export const inquiryView = z.object({
  ...filterFields,
  sort: optionally(
    z.pipe(
      // The queue's name in links and saved views from before it had groups.
      z.transform((sort: unknown) => (sort === 'due' ? 'queue' : sort)),
      z.enum(INQUIRY_SORTS, { error: `Sort must be one of ${INQUIRY_SORTS.join(', ')}` }),
    ),
  ),
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
  /** End of the last page; comes from its `Link: rel=next`. */
  after: optionally(z.string().check(z.maxLength(1000, 'The cursor is not valid'))),
});
export type InquiryListQuery = z.infer<typeof inquiryListQuery>;

/** Query string of a filter, a view or a page of the list, in a fixed order, without empty parts. */
export function listParams(query: InquiryListQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of Object.keys(inquiryListQuery.shape) as (keyof InquiryListQuery)[]) {
    const value = query[name];
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    params.set(name, value === true ? '1' : String(value));
  }
  return params;
}

/** Reads the address bar; invalid parts are ignored rather than refused. */
export function readView(params: URLSearchParams): InquiryView {
  const given = Object.keys(inquiryView.shape).map((name) => {
    const part = inquiryView.shape[name as keyof InquiryView].safeParse(params.getAll(name).join(','));
    return [name, part.success ? part.data : undefined];
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
