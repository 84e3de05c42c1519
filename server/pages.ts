/** Routes of pages rendered per request. */
import type { App } from './http/app-type.ts';
import { handleUnknownApiPath } from './http/errors.ts';
import { type RenderPages, renderPage } from './http/rendered-pages.ts';
import { framingUs } from './http/security-headers.ts';
import type { StaffAccounts } from './staff/accounts.ts';

/** React Router's data URLs, which are blocked because our pages never hydrate. */
const DATA_ADDRESS = /\.data$|^\/__manifest/;
const API_ADDRESS = /^\/(api|v1_1|images|assets)(\/|$)/;

/** Parts of the dashboard that depend on the server's settings. */
type Offered = { booking: boolean; incomingMail: boolean };

export function pageRoutes(
  app: App,
  { accounts, pages, ...offered }: { accounts: StaffAccounts; pages: RenderPages } & Offered,
): void {
  for (const url of ['/admin', '/admin/*'])
    app.get(url, async (request, reply) => {
      const staff = await accounts.staffOf(request);
      reply.header('x-robots-tag', 'noindex');
      framingUs(reply);
      return renderPage(pages, request, reply, { staff, ...offered });
    });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] as string;
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || API_ADDRESS.test(path) || DATA_ADDRESS.test(path))
      return handleUnknownApiPath(request, reply);
    return renderPage(pages, request, reply, {});
  });
}
