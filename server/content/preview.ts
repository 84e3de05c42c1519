/** The real page with every draft in it: in the frame beside the form in *Site*, and behind links for others. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ContentOverlay } from '#contract/records/overlay.ts';
import type { App } from '../http/app-type.ts';
import { framedByUs, sendingNoForms } from '../http/security-headers.ts';
import type { Pressing } from '../press/pressing.ts';
import { requireEditor } from '../staff/guard.ts';
import { mayEdit } from './collections.ts';
import { withDrafts } from './overlay.ts';
import type { ContentStore } from './store.ts';

const PREVIEW = '/admin/preview';
/** A page of content that isn't rendered ahead. */
const PER_VISITOR = '/contact';

const query = z.object({
  path: z.string().startsWith('/').max(300).default('/'),
  theme: z.enum(['light', 'dark']).default('light'),
});
type Page = z.infer<typeof query>;
type Deps = { store: ContentStore; pressing: Pressing };
/** Makes the preview's address of a page; its path comes escaped for a query. */
type Address = (path: string) => string;

export function previewRoute(app: App, { store, pressing }: Deps): void {
  app.get(PREVIEW, { onRequest: requireEditor, schema: { querystring: query } }, async (request, reply) => {
    framedByUs(reply);
    reply.header('x-robots-tag', 'noindex');
    const { theme } = request.query;
    const overlay = withDrafts(await store.all(), (one) => mayEdit(request.staff.role, one));
    return sendPreview(
      request,
      reply,
      pressing,
      overlay,
      request.query,
      (to) => `${PREVIEW}?path=${to}&amp;theme=${theme}`,
    );
  });
}

/** Answers with a page as it will be, whose links lead on to previews. */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  pressing: Pressing,
  overlay: ContentOverlay,
  { path, theme }: Page,
  address: Address,
): Promise<FastifyReply> {
  const isPage = path === PER_VISITOR || (await pressing.paths(overlay)).includes(path);
  if (!isPage)
    return sendNoPreview(
      reply,
      pressing,
      404,
      'This page has no preview: it won’t be on the site, or each visitor gets another.',
    );
  sendingNoForms(reply);
  try {
    return send(reply, previewed(await pressing.render(overlay, path), theme, address));
  } catch (error) {
    request.log.info({ err: error }, 'a preview could not be rendered');
    return sendNoPreview(
      reply,
      pressing,
      422,
      'The page can be shown once every field of its form is filled in.',
    );
  }
}

/** Answers with words, in the look of the site. */
export async function sendNoPreview(
  reply: FastifyReply,
  pressing: Pressing,
  status: number,
  words: string,
): Promise<FastifyReply> {
  const home = await pressing.rendered('/').catch(() => '');
  const styles = home.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
  return send(
    reply.code(status),
    `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title>${styles.join('')}<body><main class="sheet py-rhythm"><p>${words}</p></main></body></html>`,
  );
}

const send = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

/** As the page will be, without its scripts: a preview counts no visit, and its theme is the one asked for. */
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
