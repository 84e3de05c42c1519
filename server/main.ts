/** Starts and stops the server. Runs from the bundle (vite/bundle.mjs), which is next to the built pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printStartupBanner } from './announce.ts';
import { buildApp } from './app.ts';
import { refuseUnfinished } from './backup/restore-marker.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { connect } from './database/connect.ts';
import { retryWhileUnreachable } from './database/wait-for-database.ts';
import { loadMemoryPages } from './http/memory-pages.ts';
import { articlesOf, mailsOf, pagesOf } from './http/rendered-pages.ts';
import { createLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { removeFormerCaches } from './migrations/former-caches.ts';
import { migrate } from './migrations/migrate.ts';
import { readSiteStyles } from './render/page-types.ts';
import { sweepStaging } from './staging/staging.ts';
import { describeStartError } from './start-error.ts';
import { stopGracefully } from './stop.ts';

const BUILD = join(import.meta.dirname, '..');

/** Backlog of connections while the process is busy. A client beyond it retries only after a second (decision 29). */
const WAITING_ROOM = 4096;

let config: Config | undefined;
try {
  config = readConfig();
  await start(config);
} catch (error) {
  console.error(describeStartError(error, config));
  process.exit(1);
}

function leave(): never {
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  if (!existsSync(join(BUILD, 'client')))
    throw new ConfigError('The pages aren’t built. Run `npm start` to build them.');
  refuseUnfinished(config.dataDir);
  const log = createLog(config);
  const { failure } = await sweepStaging(config.dataDir);
  if (failure)
    log.warn({ err: failure }, 'couldn’t delete files left by an interrupted backup or restore; will retry');
  // Handles the parent's death while the server waits for the database; stopGracefully takes over from there.
  process.once('disconnect', leave);
  const db = connect(config);
  await (config.databaseUrl ? retryWhileUnreachable(() => migrate(db)) : migrate(db));
  await removeFormerCaches(config.dataDir);
  const memory = loadMemoryPages(join(BUILD, 'client'), (hashes) => securityHeaders(config, hashes), {
    origin: config.origin,
    isProxied: config.trustProxy.length > 0,
  });
  const headers = securityHeaders(config, memory.scriptHashes);
  const build = await import(join(import.meta.dirname, 'pages.js'));
  const app = await buildApp({
    config,
    db,
    log,
    headers,
    site: {
      build: async () => build,
      served: {
        memory,
        cards: join(BUILD, 'cards'),
        styles: readSiteStyles(readFileSync(join(BUILD, 'page-types.json'), 'utf8')),
        onScripts: (hashes) => Object.assign(headers, securityHeaders(config, hashes)),
      },
    },
    pages: pagesOf(build, config.origin),
    renderMail: mailsOf(build, config.origin),
    articles: () => articlesOf(build),
    ahead: memory.answer,
  });
  stopGracefully(app, db);
  process.off('disconnect', leave);
  await app.listen({ port: config.port, host: config.host, backlog: WAITING_ROOM });
  await printStartupBanner(app, config, db);
}
