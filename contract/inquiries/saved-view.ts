/** Saved views of the list: a named search, filters and sort order, private or shared with all staff. */
import * as z from 'zod/mini';
import { oneLine } from '../shared/text-rules.ts';
import { VIEW_LIMITS } from '../staff/profile-limits.ts';

/**
 * `GET /api/views`, `POST /api/views`, `PATCH /api/views/{id}`: the person's own views, and views that colleagues
 * share.
 */
export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Query string of `listParams`, without `?`. In a shared view, `assignee=me` means the reader. */
  query: z.string(),
  createdAt: z.string(),
  /** Shown to everyone. */
  shared: z.boolean(),
  /** Name of the colleague who created the view; null for the person's own. */
  by: z.nullable(z.string()),
  /** Whether the signed-in person may change and remove the view: its author may, and owners may if it is shared. */
  mayChange: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

const name = z
  .string({ error: 'Enter a name for the view' })
  .check(
    oneLine,
    z.minLength(1, 'Enter a name for the view'),
    z.maxLength(VIEW_LIMITS.name, `Keep the name under ${VIEW_LIMITS.name} characters`),
  );
const query = z
  .string({ error: 'Send the view’s query string' })
  .check(z.maxLength(VIEW_LIMITS.query, 'The view’s query is too long'));
const shared = z.boolean({ error: 'Shared must be true or false' });

/** `POST /api/views`. */
export const savedViewDraft = z.strictObject({ name, query, shared: z.optional(shared) });
export type SavedViewDraft = z.infer<typeof savedViewDraft>;

/** `PATCH /api/views/{id}`. */
export const savedViewChange = z
  .strictObject({ name: z.optional(name), query: z.optional(query), shared: z.optional(shared) })
  .check(
    z.refine(
      (change) => Object.values(change).some((value) => value !== undefined),
      'Send at least one of name, query, or shared',
    ),
  );
export type SavedViewChange = z.infer<typeof savedViewChange>;

/** `GET /api/views/counts`: the number of inquiries in each view, by id. */
export const viewCountsSchema = z.record(z.string(), z.number());
export type ViewCounts = z.infer<typeof viewCountsSchema>;
