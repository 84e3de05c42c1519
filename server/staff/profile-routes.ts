/** `/api/staff/profile` and `/api/staff/templates`: each person's own settings (contract/staff/staff-profile.ts). */
import * as z from 'zod';
import { type ReplyTemplate, replyTemplateSchema } from '#contract/mail/reply-template.ts';
import { PROFILE_LIMITS } from '#contract/staff/profile-limits.ts';
import { ownProfileSchema, staffProfile, templateDraft } from '#contract/staff/staff-profile.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { byId } from '../inquiries/by-id.ts';
import { requireStaff } from './guard.ts';
import type { ProfileStore } from './profile-store.ts';

type Deps = { profiles: ProfileStore };

/** Registered where answers are never stored. */
export function profileRoutes(app: App, { profiles }: Deps): void {
  const onRequest = requireStaff;
  app.get(
    '/api/staff/profile',
    {
      onRequest,
      schema: {
        ...operation('Staff', 'getOwnProfile', 'Get your signature and reply templates'),
        response: responseSchemas({ 200: ownProfileSchema }),
      },
    },
    ({ staff }) => profiles.find(staff.id),
  );
  app.put(
    '/api/staff/profile',
    {
      onRequest,
      schema: {
        ...operation('Staff', 'setOwnProfile', 'Set your signature and public name'),
        body: staffProfile,
        response: responseSchemas({ 200: ownProfileSchema }),
      },
    },
    async ({ staff, body }) => {
      refuseAddresses({ signature: body.signature ?? '', publicName: body.publicName ?? '' }, staff.email);
      await profiles.save(staff.id, body);
      return profiles.find(staff.id);
    },
  );
  templateRoutes(app, { profiles });
}

function templateRoutes(app: App, { profiles }: Deps): void {
  const onRequest = requireStaff;
  app.post(
    '/api/staff/templates',
    {
      onRequest,
      schema: {
        body: templateDraft,
        response: responseSchemas({ 201: replyTemplateSchema }),
      },
    },
    async ({ staff, body }, reply) => {
      refuseAddresses(body, staff.email);
      return reply.code(201).send(known(await profiles.addTemplate(staff.id, body)));
    },
  );
  app.put(
    '/api/staff/templates/:id',
    {
      onRequest,
      schema: {
        params: byId,
        body: templateDraft,
        response: responseSchemas({ 200: replyTemplateSchema }),
      },
    },
    async ({ staff, params, body }) => {
      refuseAddresses(body, staff.email);
      return known(await profiles.changeTemplate(staff.id, params.id, body));
    },
  );
  app.delete(
    '/api/staff/templates/:id',
    {
      onRequest,
      schema: {
        params: byId,
        response: responseSchemas({ 204: z.null() }),
      },
    },
    async ({ staff, params }, reply) => {
      if (!(await profiles.removeTemplate(staff.id, params.id))) throw gone();
      return reply.code(204).send(null);
    },
  );
}

const gone = () => problem(404, 'This template no longer exists. It may have been removed.');
const TAKEN = 'You already have a template with that name';

function known(answer: ReplyTemplate | 'too-many' | 'label-taken' | 'unknown'): ReplyTemplate {
  switch (answer) {
    case 'unknown':
      throw gone();
    case 'too-many':
      throw problem(
        409,
        `You’ve reached the limit of ${PROFILE_LIMITS.templates} templates. Remove one first.`,
      );
    case 'label-taken':
      throw problem(409, `${TAKEN}. Choose another.`, { errors: { label: TAKEN } });
    default:
      return answer;
  }
}

/**
 * Refuses visitors' addresses: these texts go to other visitors, and an erasure doesn't search them.
 * @throws ProblemError 400 with a message per field.
 */
function refuseAddresses(texts: Record<string, string>, own: string): void {
  const domain = currentFirm().email.slice(currentFirm().email.lastIndexOf('@'));
  const isOurs = (address: string) => address.toLowerCase() === own || address.toLowerCase().endsWith(domain);
  const errors: Record<string, string> = {};
  for (const [field, text] of Object.entries(texts)) {
    const other = text
      .match(/[^\s@<>(),;:]+@[^\s@<>(),;:]*[^\s@<>(),;:.!?]/g)
      ?.find((found) => !isOurs(found));
    if (other) errors[field] = 'Use only your own or the studio’s email address';
  }
  const [words] = Object.values(errors);
  if (words) throw problem(400, `${words}. Clients see this text.`, { errors });
}
