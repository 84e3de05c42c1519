/** `npm run dev`: the whole product on one port, pages by Vite with hot reload. */
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { printStartupBanner } from './announce.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { connect } from './database/connect.ts';
import type { EarlyHandler } from './http/listening-server.ts';
import { articlesOf, mailsOf, pagesOf } from './http/rendered-pages.ts';
import { createLog } from './http/request-log.ts';
import { migrate } from './migrations/migrate.ts';
import type { SiteBuild } from './render/site-build.ts';
import { stopGracefully } from './stop.ts';

const config = readConfig();
const log = createLog(config);
const db = connect(config);
await migrate(db);

let ahead: EarlyHandler = (_request, _response, next) => next();
const app = await buildApp({
  config,
  db,
  log,
  // Vite injects inline styles and scripts, which the production policy would block.
  headers: {},
  site: { build: async () => (await livePages()) as SiteBuild },
  pages: async (request, services) =>
    withHotReload(await pagesOf(await livePages(), config.origin, 'development')(request, services)),
  renderMail: async (kind, content) => mailsOf(await livePages(), config.origin)(kind, content),
  articles: async () => articlesOf(await livePages()),
  ahead: (request, response, next) => ahead(request, response, next),
});
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: app.server } },
});
ahead = vite.middlewares;
const livePages = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
// Pages are rendered on the server and never hydrate, so Vite wouldn't notify the browser of changes to them. Islands
// do hydrate, and React Refresh keeps their state.
vite.watcher.on('change', (file) => {
  if (!/\/site\/(admin|inquiry)\//.test(file)) vite.environments.client.hot.send({ type: 'full-reload' });
});
app.addHook('onClose', () => vite.close());
stopGracefully(app, db);
await app.listen({ port: config.port, host: config.host });
await printStartupBanner(app, config, db);

/** Adds Vite's client, also to pages without an island. */
async function withHotReload(page: Response): Promise<Response> {
  const html = await page.text();
  const { status, headers } = page;
  return new Response(html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>'), {
    status,
    headers,
  });
}
