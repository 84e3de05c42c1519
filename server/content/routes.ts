/** `/api/content` for editors and owners (requirements §18; contract/site/site-records.ts). */
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { problemSchema } from '#contract/shared/problem.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { PUBLISHABLE, type PublishableCollection } from '#contract/site/records/overlay.ts';
import {
  type DraftConflict,
  type DraftToSave,
  editedRecordSchema,
  foundTextSchema,
  pendingChangesSchema,
  recordChangeSchema,
  recordSummarySchema,
  releaseSchema,
  savedDraftSchema,
  siteOverviewSchema,
} from '#contract/site/site-records.ts';
import type { App } from '../http/app-type.ts';
import { ifMatch } from '../http/if-match.ts';
import { problem, problemBody, responseSchemas } from '../http/problem.ts';
import { requireEditor } from '../staff/guard.ts';
import { canAddTo, editsOf } from './collections.ts';
import type { NotPublished, Publishing } from './publishing.ts';
import { summaryOf } from './records.ts';

const SLUG = /^[a-z0-9-]{1,80}$/;
const MANY = 500;
/** Maximum bytes of one record as JSON: about forty times the largest that ships. */
const MAX_RECORD = 512 * 1024;

const collection = z.enum(PUBLISHABLE, 'Choose a content type');
const slug = z.string().transform((text) => (SLUG.test(text) ? text : 'none-'));
export const byName = z.object({ collection, slug });
const version = z.int('Send the version you loaded').min(0);

const searched = z.object({ words: z.string().max(80).default('') });

/** Maximum nesting of objects; an article's lists have about twenty. Far deeper nesting overflows recursive functions. */
const MAX_DEPTH = 64;
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  return level.length === 0;
}

const draftSchema: z.ZodType<DraftToSave> = z.strictObject({
  value: z.record(z.string(), z.unknown()).refine(isShallow, 'This content is nested too deeply'),
  hidden: z.boolean('“hidden” must be true or false'),
});
const newSchema = z.strictObject({
  name: z.string('Enter a name').trim().min(1, 'Enter a name').max(80, 'Use at most 80 characters'),
  from: z.string('Choose what to start with').max(80),
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

export const ownersOnly = () => problem(403, 'Only owners can change this. Ask an owner.');

export const unknownRecord = () => problem(404, 'This item no longer exists. Reload the list.');

export function contentRoutes(app: App, publishing: Publishing): void {
  const editors = { onRequest: requireEditor };

  app.get(
    '/api/content',
    { ...editors, schema: { response: responseSchemas({ 200: siteOverviewSchema }) } },
    ({ staff }) => publishing.overview(editsOf(staff.role)),
  );

  app.get(
    '/api/content/search',
    {
      ...editors,
      schema: {
        querystring: searched,
        response: responseSchemas({ 200: z.object({ found: z.array(foundTextSchema) }) }),
      },
    },
    async ({ query, staff }) => ({
      found: await publishing.search(query.words, editsOf(staff.role)),
    }),
  );

  app.get(
    '/api/content/changes',
    { ...editors, schema: { response: responseSchemas({ 200: pendingChangesSchema }) } },
    async ({ staff }) => ({
      changes: (await publishing.changes()).filter(({ collection }) => editsOf(staff.role)(collection)),
    }),
  );

  app.get(
    '/api/content/:collection/:slug',
    { ...editors, schema: { params: byName, response: responseSchemas({ 200: editedRecordSchema }) } },
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
      bodyLimit: MAX_RECORD,
      schema: {
        params: byName,
        body: draftSchema,
        response: { ...responseSchemas({ 200: savedDraftSchema }), 412: conflictSchema },
      },
    },
    async (request, reply) => {
      mustEdit(request.staff, [request.params]);
      const saved = await publishing.save(request.params, ifMatch(request), request.body, request.staff);
      if (!('refused' in saved)) return saved;
      if (saved.refused === 'unknown') throw unknownRecord();
      if (saved.refused === 'misshapen')
        throw problem(422, 'This form has changed since you opened it. Reload the page and try again.');
      const { stored, current } = saved.current;
      const now: DraftConflict = {
        version: stored?.version ?? 0,
        value: current.value,
        draft: summaryOf(saved.current).draft,
      };
      return reply.code(412).send({
        ...problemBody(412, 'A colleague changed this while you were editing. Nothing was lost.'),
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
        response: responseSchemas({ 201: editedRecordSchema }),
      },
    },
    async ({ params, body, staff }, reply) => {
      mustEdit(staff, [params]);
      if (!canAddTo(params.collection)) throw problem(409, 'You can’t add items here.');
      const added = await publishing.add(params.collection, body, staff);
      if (!added) throw problem(422, 'Choose an existing item to copy.');
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

/** Sends the findings to fix first as 422. @throws ProblemError for any other refusal. */
export function sendRefusal(done: NotPublished, reply: FastifyReply) {
  if (done.refused === 'not-yours') throw ownersOnly();
  if (done.refused === 'unknown') throw problem(404, UNKNOWN);
  if (done.refused !== 'blocked') throw problem(409, REFUSED[done.refused]);
  const detail = 'Fix the errors below, then publish.';
  return reply.code(422).send({ ...problemBody(422, detail), changes: done.changes });
}

const conflictSchema = z.object({
  ...problemSchema.shape,
  current: z.object({ version: z.number(), value: z.unknown(), draft: recordSummarySchema.shape.draft }),
});
export const blockedSchema = z.object({
  ...problemSchema.shape,
  changes: z.optional(z.array(recordChangeSchema)),
});

const UNKNOWN = 'This update no longer exists. Reload the list.';
const REFUSED = {
  'changed-since': 'This list is out of date. Review the latest changes, then publish.',
  undone: 'This update was already undone.',
  'published-since': 'A later update changed the same content. Undo that one first.',
  scheduled: 'Some of these changes are already scheduled. Unschedule them first.',
  'picture-gone': 'A picture used here was deleted. Choose another, then publish.',
} as const;
