/** `npm run dev`: the whole product on one port, pages by Vite with hot reload. */
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { announce } from './announce.ts';
import { type Ahead, buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { pagesOf } from './http/rendered-pages.ts';
import { createLog } from './http/request-log.ts';
import { stopGracefully } from './stop.ts';

const config = readConfig();
const log = createLog(config);
const db = connect(config);
await migrate(db);

let ahead: Ahead = (_request, _response, next) => next();
const app = await buildApp({
  config,
  db,
  log,
  // Vite injects inline styles and scripts; the production policy would refuse them.
  headers: {},
  pages: async (request, services) => pagesOf(await livePages(), 'development')(request, services),
  ahead: (request, response, next) => ahead(request, response, next),
});
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: app.server } },
});
ahead = vite.middlewares;
const livePages = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
app.addHook('onClose', () => vite.close());
stopGracefully(app, db);
await app.listen({ port: config.port, host: config.host });
await announce(app, config, db);
