/** Starts and stops the server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { onceItAnswers } from './database/patience.ts';
import { loadMemoryPages } from './http/memory-pages.ts';
import { articlesOf, mailsOf, pagesOf } from './http/rendered-pages.ts';
import { createLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { fillSearchGapsHourly } from './inquiries/list/search-gaps.ts';
import { explainStart } from './start-error.ts';
import { stopGracefully } from './stop.ts';

const BUILD = join(import.meta.dirname, '../build');

/** Connections that the kernel holds while the process is busy; whom it has no room for tries again only a second later (decision 24). */
const WAITING_ROOM = 4096;

let config: Config | undefined;
try {
  config = readConfig();
  await start(config);
} catch (error) {
  console.error(explainStart(error, config));
  process.exit(1);
}

function leave(): never {
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  if (!existsSync(BUILD)) throw new ConfigError('The pages are not built. `npm start` builds them.');
  const log = createLog(config);
  // Whoever started this may die while it waits for the database; from stopGracefully on that is looked after.
  process.once('disconnect', leave);
  const db = connect(config);
  await (config.databaseUrl ? onceItAnswers(() => migrate(db)) : migrate(db));
  const memory = loadMemoryPages(join(BUILD, 'client'), (hashes) => securityHeaders(config, hashes));
  const build = await import(join(BUILD, 'server/index.js'));
  const app = await buildApp({
    config,
    db,
    log,
    headers: securityHeaders(config, memory.scriptHashes),
    pages: pagesOf(build, 'production'),
    renderMail: mailsOf(build),
    articles: () => articlesOf(build),
    ahead: memory.answer,
  });
  fillSearchGapsHourly(app, db);
  stopGracefully(app, db);
  process.off('disconnect', leave);
  await app.listen({ port: config.port, host: config.host, backlog: WAITING_ROOM });
  await announce(app, config, db);
}
