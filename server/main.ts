/** Starts and stops the server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { createRequestHandler } from 'react-router';
import { buildApp } from './app.ts';
import { ConfigError, type Config, readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { migrate, NewerDatabaseError } from './database/migrate.ts';
import { loadMemoryPages } from './http/memory-pages.ts';
import type { PageHandler } from './http/rendered-pages.ts';
import { securityHeaders } from './http/security-headers.ts';
import { stopGracefully } from './stop.ts';
import { announce } from './announce.ts';

const BUILD = join(import.meta.dirname, '../build');

try {
  await start(readConfig());
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof NewerDatabaseError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel });
  const db = connect(config);
  await migrate(db);
  const memory = loadMemoryPages(join(BUILD, 'client'), (hashes) => securityHeaders(config, hashes));
  const app = await buildApp({ config, db, log, memory, pages: await builtPages() });
  stopGracefully(app, db);
  await app.listen({ port: config.port, host: config.host });
  await announce(app, config, db);
}

async function builtPages(): Promise<PageHandler> {
  const file = join(BUILD, 'server/index.js');
  if (!existsSync(file)) throw new ConfigError('The pages are not built. Run `npm start`, which builds them.');
  const build = await import(file);
  return { handle: createRequestHandler(build, 'production'), context: build.entry.module.pageContext };
}
