/** `/api/content` for editors and owners (contract/site/site-records.ts). */
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { StaffMember } from '#contract/site/page-services.ts';
import { PUBLISHABLE, type PublishableCollection } from '#contract/site/records/overlay.ts';
import type {
  DraftConflict,
  DraftToSave,
  EditedRecord,
  Finding,
  FoundText,
  PendingChanges,
  RecordChange,
  RecordSummary,
  Release,
  SavedDraft,
  SiteOverview,
} from '#contract/site/site-records.ts';
import type { App } from '../http/app-type.ts';
import { ifMatch } from '../http/if-match.ts';
import { problem, problemBody, problemSchema, responseSchemas } from '../http/problem.ts';
import { requireEditor } from '../staff/guard.ts';
import { canAddTo, editsOf } from './collections.ts';
import type { NotPublished, Publishing } from './publishing.ts';
import { summaryOf } from './records.ts';

const SLUG = /^[a-z0-9-]{1,80}$/;
const MANY = 500;
/** Of one record as JSON: some forty times the largest that ships. */
const RECORD_MAX = 512 * 1024;

const collection = z.enum(PUBLISHABLE, 'Choose one of the collections');
const slug = z.string().transform((text) => (SLUG.test(text) ? text : 'none-'));
export const byName = z.object({ collection, slug });
const version = z.int('Send the version that was read').min(0);

export const doing = { at: z.string(), by: z.string() };
const path = z.array(z.union([z.string(), z.number()]));
const finding: z.ZodType<Finding> = z.object({
  path,
  text: z.string(),
  blocks: z.boolean(),
  offer: z.optional(z.string()),
  record: z.optional(z.object({ collection, slug: z.string() })),
});
const named = { collection, slug: z.string(), name: z.string(), path: z.string().nullable() };
const summary = z.object({
  ...named,
  live: z.enum(['shipped', 'changed', 'added', 'hidden', 'unpublished']),
  sample: z.boolean(),
  draft: z.object({ ...doing, hides: z.boolean() }).nullable(),
  published: z.object(doing).nullable(),
  scheduled: z.object({ dueAt: z.string(), isDraft: z.boolean() }).nullable(),
}) satisfies z.ZodType<RecordSummary>;
const overviewSchema: z.ZodType<SiteOverview> = z.object({
  collections: z.array(
    z.object({
      collection,
      name: z.string(),
      canAdd: z.boolean(),
      mayHide: z.boolean(),
      records: z.array(summary),
    }),
  ),
  changes: z.number(),
  scheduled: z.object({ waiting: z.number(), failed: z.number() }),
  pages: z.array(z.object({ href: z.string(), path: z.string(), name: z.string(), kind: z.string() })),
});
const searched = z.object({ words: z.string().max(80).default('') });
const foundSchema: z.ZodType<{ found: FoundText[] }> = z.object({
  found: z.array(z.object({ collection, slug: z.string(), path, excerpt: z.string().nullable() })),
});
const editedSchema = summary.extend({
  mayHide: z.boolean(),
  schema: z.record(z.string(), z.unknown()),
  value: z.unknown(),
  liveValue: z.unknown(),
  shippedValue: z.unknown(),
  version: z.number(),
  findings: z.array(finding),
}) as z.ZodType<EditedRecord>;
const savedSchema: z.ZodType<SavedDraft> = z.object({
  version: z.number(),
  findings: z.array(finding),
  summary,
});
export const kind = z.enum(['changed', 'added', 'hidden', 'shown']);
export const field = z.object({
  path,
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
const changeSchema: z.ZodType<RecordChange> = z.object({
  ...named,
  kind,
  version: z.number(),
  draft: z.object(doing),
  fields: z.array(field),
  findings: z.array(finding),
  scheduledAt: z.string().nullable(),
});
const changesSchema: z.ZodType<PendingChanges> = z.object({ changes: z.array(changeSchema) });
export const releaseItem = z.object({ collection, slug: z.string(), name: z.string(), kind });
export const releaseSchema: z.ZodType<Release> = z.object({
  ...doing,
  id: z.string(),
  number: z.number(),
  undoes: z.number().nullable(),
  canUndo: z.boolean(),
  items: z.array(releaseItem),
});

/** Of objects in one another; an article's lists have some twenty. What nests far deeper overflows what walks over it. */
const DEPTH_MAX = 64;
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < DEPTH_MAX && level.length > 0; depth++)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  return level.length === 0;
}

const draftSchema: z.ZodType<DraftToSave> = z.strictObject({
  value: z.record(z.string(), z.unknown()).refine(isShallow, 'This nests deeper than any form of the site'),
  hidden: z.boolean('Say whether it is hidden'),
});
const newSchema = z.strictObject({
  name: z.string('Enter a name').trim().min(1, 'Enter a name').max(80, 'Use at most 80 characters'),
  from: z.string('Choose what to begin from').max(80),
});
export const publishSchema = z.strictObject({
  records: z.array(z.strictObject({ collection, slug, version })).min(1, 'Choose what to publish').max(MANY),
});

/** @throws ProblemError 403 for a record that only owners edit. */
export function mustEdit(
  staff: StaffMember,
  records: readonly { collection: PublishableCollection }[],
): void {
  const edits = editsOf(staff.role);
  if (!records.every(({ collection }) => edits(collection))) throw ownersOnly();
}

export const ownersOnly = () =>
  problem(403, 'Only owners may change this part of the site. Ask an owner to do it.');

export const unknownRecord = () =>
  problem(404, 'There is no such part of the site any longer. Reload the list.');

export function contentRoutes(app: App, publishing: Publishing): void {
  const editors = { onRequest: requireEditor };

  app.get(
    '/api/content',
    { ...editors, schema: { response: responseSchemas({ 200: overviewSchema }) } },
    ({ staff }) => publishing.overview(editsOf(staff.role)),
  );

  app.get(
    '/api/content/search',
    { ...editors, schema: { querystring: searched, response: responseSchemas({ 200: foundSchema }) } },
    async ({ query, staff }) => ({
      found: await publishing.search(query.words, editsOf(staff.role)),
    }),
  );

  app.get(
    '/api/content/changes',
    { ...editors, schema: { response: responseSchemas({ 200: changesSchema }) } },
    async ({ staff }) => ({
      changes: (await publishing.changes()).filter(({ collection }) => editsOf(staff.role)(collection)),
    }),
  );

  app.get(
    '/api/content/:collection/:slug',
    { ...editors, schema: { params: byName, response: responseSchemas({ 200: editedSchema }) } },
    async ({ params, staff }) => {
      mustEdit(staff, [params]);
      const record = await publishing.find(params);
      if (!record) throw unknownRecord();
      return record;
    },
  );

  app.put(
    '/api/content/:collection/:slug',
    {
      ...editors,
      bodyLimit: RECORD_MAX,
      schema: {
        params: byName,
        body: draftSchema,
        response: { ...responseSchemas({ 200: savedSchema }), 412: conflictSchema },
      },
    },
    async (request, reply) => {
      mustEdit(request.staff, [request.params]);
      const saved = await publishing.save(request.params, ifMatch(request), request.body, request.staff);
      if (!('refused' in saved)) return saved;
      if (saved.refused === 'unknown') throw unknownRecord();
      if (saved.refused === 'misshapen')
        throw problem(
          422,
          'This doesn’t fit the form of this part of the site. Reload the page, then change it again.',
        );
      const { stored, current } = saved.current;
      const now: DraftConflict = {
        version: stored?.version ?? 0,
        value: current.value,
        draft: summaryOf(saved.current).draft,
      };
      return reply.code(412).send({
        ...problemBody(412, 'Someone else changed this meanwhile. Nothing was lost.'),
        current: now,
      });
    },
  );

  app.post(
    '/api/content/:collection',
    {
      ...editors,
      schema: {
        params: z.object({ collection }),
        body: newSchema,
        response: responseSchemas({ 201: editedSchema }),
      },
    },
    async ({ params, body, staff }, reply) => {
      mustEdit(staff, [params]);
      if (!canAddTo(params.collection)) throw problem(409, 'Nothing can be added here.');
      const added = await publishing.add(params.collection, body, staff);
      if (!added) throw problem(422, 'Choose an existing entry to start from.');
      return reply.code(201).send(added);
    },
  );

  releaseRoutes(app, publishing);
}

function releaseRoutes(app: App, publishing: Publishing): void {
  const editors = { onRequest: requireEditor };

  app.get(
    '/api/content/releases',
    {
      ...editors,
      schema: { response: responseSchemas({ 200: z.object({ releases: z.array(releaseSchema) }) }) },
    },
    async ({ staff }) => ({ releases: await publishing.releases(editsOf(staff.role)) }),
  );

  app.post(
    '/api/content/releases',
    {
      ...editors,
      schema: {
        body: publishSchema,
        response: { ...responseSchemas({ 201: releaseSchema }), 422: blockedSchema },
      },
    },
    async ({ body, staff }, reply) => {
      mustEdit(staff, body.records);
      return sendRelease(await publishing.publish(body, staff), staff, reply, publishing);
    },
  );

  app.post(
    '/api/content/releases/:id/undo',
    {
      ...editors,
      schema: {
        params: z.object({ id: z.string().max(64) }),
        response: responseSchemas({ 201: releaseSchema }),
      },
    },
    async ({ params, staff }, reply) => {
      return sendRelease(
        await publishing.undo(params.id, staff, editsOf(staff.role)),
        staff,
        reply,
        publishing,
      );
    },
  );
}

export async function sendRelease(
  done: string | NotPublished,
  staff: StaffMember,
  reply: FastifyReply,
  publishing: Publishing,
) {
  if (typeof done !== 'string') return sendRefusal(done, reply);
  const release = (await publishing.releases(editsOf(staff.role))).find(({ id }) => id === done);
  return reply.code(201).send(release);
}

/** @throws a problem, but for errors to mend first. */
export function sendRefusal(done: NotPublished, reply: FastifyReply) {
  if (done.refused === 'not-yours') throw ownersOnly();
  if (done.refused === 'unknown') throw problem(404, UNKNOWN);
  if (done.refused !== 'blocked') throw problem(409, REFUSED[done.refused]);
  const detail = 'Something has to be mended before this can be published.';
  return reply.code(422).send({ ...problemBody(422, detail), changes: done.changes });
}

const conflictSchema = z.object({
  ...problemSchema.shape,
  current: z.object({ version: z.number(), value: z.unknown(), draft: summary.shape.draft }),
});
export const blockedSchema = z.object({ ...problemSchema.shape, changes: z.optional(z.array(changeSchema)) });

const UNKNOWN = 'There is no such publishing any longer. Reload the list.';
const REFUSED = {
  'changed-since': 'Something was changed since you looked at the list. Look at it again, then publish.',
  undone: 'This was taken back already.',
  'published-since': 'Some of it was published again since. Take the later publishing back first.',
  scheduled: 'Some of it waits for its time already. Take that back first, or wait until it is out.',
  'picture-gone': 'A picture of it was deleted. Open the entry, choose another picture, then publish.',
} as const;
