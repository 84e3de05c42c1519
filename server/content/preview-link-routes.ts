/** Links that show the site with its drafts to someone without an account: made and ended by editors. */
import * as z from 'zod';
import { PREVIEW_LINK_DAYS } from '#contract/site/site-limits.ts';
import { previewLinkSchema } from '#contract/site/site-records.ts';
import type { App } from '../http/app-type.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { byId } from '../inquiries/by-id.ts';
import { isToken } from '../inquiries/private-link.ts';
import type { SitePublisher } from '../render/site-publisher.ts';
import { requireEditor } from '../staff/guard.ts';
import { editsOf } from './collections.ts';
import { withFinishedDrafts, withoutDrafts } from './overlay.ts';
import { sendNoPreview, sendPreview } from './preview.ts';
import type { PreviewLinksStore } from './preview-links-store.ts';
import type { ContentStore } from './store.ts';

/** Many times what one person needs to browse the site. */
const ASKED = { max: 600, timeWindow: '10 minutes' };

const path = z.string('Choose a page').startsWith('/', 'Choose a page').max(300);
const newLink = z.strictObject({
  path,
  days: z.literal(PREVIEW_LINK_DAYS, 'Choose when the link expires'),
});

type Deps = { links: PreviewLinksStore; store: ContentStore; publisher: SitePublisher; origin: string };

export function previewLinkRoutes(app: App, { links, store, publisher, origin }: Deps): void {
  const editors = { onRequest: requireEditor };
  const url = '/api/content/preview-links';

  app.get(
    url,
    {
      ...editors,
      schema: { response: responseSchemas({ 200: z.object({ links: z.array(previewLinkSchema) }) }) },
    },
    async () => ({ links: await links.list(new Date()) }),
  );

  app.post(
    url,
    {
      ...editors,
      schema: {
        body: newLink,
        response: responseSchemas({ 201: z.object({ link: previewLinkSchema, url: z.string() }) }),
      },
    },
    async ({ body, staff }, reply) => {
      const { token, ...link } = await links.make(body.path, body.days, staff, new Date());
      return reply.code(201).send({ link, url: `${origin}/preview/${token}` });
    },
  );

  app.delete(
    `${url}/:id`,
    { ...editors, schema: { params: byId, response: responseSchemas({ 204: z.null() }) } },
    async ({ params }, reply) => {
      if (!(await links.end(params.id)))
        throw problem(404, 'This link was already revoked. Reload the list.');
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/preview/:token',
    {
      config: { rateLimit: ASKED },
      schema: { params: z.object({ token: z.string() }), querystring: z.object({ path: path.optional() }) },
    },
    async (request, reply) => {
      const { token } = request.params;
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
      const link = isToken(token) ? await links.find(token, new Date()) : null;
      if (link === null)
        return sendNoPreview(
          reply,
          publisher,
          404,
          'This preview link has expired. Ask the person who sent it for a new one.',
        );
      const records = await store.all();
      const overlays = [withFinishedDrafts(records, editsOf(link.role)), withoutDrafts(records)];
      const page = { path: request.query.path ?? link.path, theme: 'light' } as const;
      return sendPreview(request, reply, publisher, overlays, page, (to) => `/preview/${token}?path=${to}`);
    },
  );
}
