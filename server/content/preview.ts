/** The real page with every draft in it, for the frame beside the form in *Site*. */
import * as z from 'zod';
import type { App } from '../http/app-type.ts';
import { framedByUs } from '../http/security-headers.ts';
import type { Pressing } from '../press/pressing.ts';
import { requireOwner } from '../staff/guard.ts';
import { withDrafts } from './overlay.ts';
import type { ContentStore } from './store.ts';

const PREVIEW = '/admin/preview';

const query = z.object({
  path: z.string().startsWith('/').max(300).default('/'),
  theme: z.enum(['light', 'dark']).default('light'),
});

export function previewRoute(app: App, store: ContentStore, pressing: Pressing): void {
  app.get(PREVIEW, { onRequest: requireOwner, schema: { querystring: query } }, async (request, reply) => {
    const { path, theme } = request.query;
    const overlay = withDrafts(await store.all());
    framedByUs(reply);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    reply.type('text/html; charset=utf-8');
    const isPage = (await pressing.paths(overlay)).includes(path);
    if (!isPage)
      return reply
        .code(404)
        .send(message('This page has no preview: it won’t be on the site, or each visitor gets another.'));
    try {
      return previewed(await pressing.render(overlay, path), theme);
    } catch (error) {
      request.log.info({ err: error }, 'a preview could not be rendered');
      return reply.code(422).send(message('The page can be shown once every field above is filled in.'));
    }
  });
}

/** As the page will be, without its scripts: a preview counts no visit, and its theme is the one asked for. */
function previewed(html: string, theme: 'light' | 'dark'): string {
  return html
    .replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('<html lang="en-US"', `<html lang="en-US"${theme === 'dark' ? ' class="dark"' : ''}`)
    .replace(/(<a\b[^>]*?\bhref=")(\/[^"#]*)/g, (_, before: string, href: string) => {
      const address = href.replaceAll('&amp;', '&');
      return `${before}${PREVIEW}?path=${encodeURIComponent(address)}&amp;theme=${theme}`;
    });
}

const message = (text: string) =>
  `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Preview</title><p>${text}</p></html>`;
