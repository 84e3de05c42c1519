/** The real page with every draft in it: in the frame next to the form in *Website*, and behind links for others. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ContentOverlay } from '#contract/site/records/overlay.ts';
import type { App } from '../http/app-type.ts';
import { framedByUs, sendingNoForms } from '../http/security-headers.ts';
import type { SitePublisher } from '../render/site-publisher.ts';
import { requireEditor } from '../staff/guard.ts';
import { editsOf, pathOf } from './collections.ts';
import { isUnfinished, withDrafts, withFinishedDrafts, withoutDrafts } from './overlay.ts';
import type { ContentStore, StoredRecord } from './store.ts';

const PREVIEW = '/admin/preview';
/** Rendered per request, so the publisher doesn't list it. */
const CONTACT = '/contact';

const query = z.object({
  path: z.string().startsWith('/').max(300).default('/'),
  theme: z.enum(['light', 'dark']).default('light'),
});
type Page = z.infer<typeof query>;
type Deps = { store: ContentStore; publisher: SitePublisher };
/** Makes the preview's address of a page; its path comes escaped for a query. */
type Address = (path: string) => string;

export function previewRoute(app: App, { store, publisher }: Deps): void {
  app.get(PREVIEW, { onRequest: requireEditor, schema: { querystring: query } }, async (request, reply) => {
    framedByUs(reply);
    reply.header('x-robots-tag', 'noindex');
    const { path, theme } = request.query;
    const [records, mayEdit] = [await store.all(), editsOf(request.staff.role)];
    // A page whose own form isn't complete reports it; other pages leave unfinished drafts out.
    const isOwn = records.some((one) => mayEdit(one.collection) && isUnfinished(one) && isPageOf(one, path));
    const whole = withDrafts(records, mayEdit);
    return sendPreview(
      request,
      reply,
      publisher,
      isOwn ? [whole] : [whole, withFinishedDrafts(records, mayEdit), withoutDrafts(records)],
      request.query,
      (to) => `${PREVIEW}?path=${to}&amp;theme=${theme}`,
    );
  });
}

const isPageOf = ({ collection, slug, draft }: StoredRecord, path: string): boolean =>
  pathOf(collection, slug, draft?.value) === path;

/**
 * Answers with a page as it will be, whose links lead on to previews.
 * @param overlays the first with which the page can be shown counts.
 */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  publisher: SitePublisher,
  overlays: readonly ContentOverlay[],
  { path, theme }: Page,
  address: Address,
): Promise<FastifyReply> {
  let isPage = false;
  for (const overlay of overlays)
    try {
      if (path !== CONTACT && !(await publisher.paths(overlay)).includes(path)) continue;
      isPage = true;
      const html = await publisher.render(overlay, path);
      sendingNoForms(reply);
      return send(reply, previewed(html, theme, address));
    } catch (error) {
      request.log.info({ err: error }, 'couldn’t render a preview');
    }
  return isPage
    ? sendNoPreview(reply, publisher, 422, 'Fill in all required fields to see the preview.')
    : sendNoPreview(reply, publisher, 404, 'This page can’t be previewed.');
}

/** Sends a message in the site's design in place of a preview. */
export async function sendNoPreview(
  reply: FastifyReply,
  publisher: SitePublisher,
  status: number,
  words: string,
): Promise<FastifyReply> {
  const home = await publisher.rendered('/').catch(() => '');
  const styles = home.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
  return send(
    reply.code(status),
    `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title>${styles.join('')}<body><main class="sheet mt-8"><p>${words}</p></main></body></html>`,
  );
}

const send = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

/** Returns the page without its scripts: a preview counts no visit, and uses the requested theme. */
function previewed(html: string, theme: Page['theme'], address: Address): string {
  return html
    .replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('<html lang="en-US"', `<html lang="en-US"${theme === 'dark' ? ' class="dark"' : ''}`)
    .replace(
      /(<a\b[^>]*?\bhref=")(\/[^"#]*)/g,
      (_, before: string, href: string) =>
        before + address(encodeURIComponent(href.replaceAll('&amp;', '&'))),
    );
}
