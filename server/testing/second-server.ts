import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import { connect } from '../database/connect.ts';
import { builtSite } from './built-site.ts';
import type { TestApp } from './test-app.ts';

export type SecondServer = Awaited<ReturnType<typeof secondServer>>;

/**
 * Another server on a test's database: on PostgreSQL with its own disk; on the embedded database both share its folder.
 * @param own its settings, if they aren't the first server's.
 */
export async function secondServer(first: TestApp, own?: Config) {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-elsewhere-'));
  const config = own ?? (first.config.databaseUrl ? { ...first.config, dataDir: folder } : first.config);
  const db = connect(config);
  const app = await buildApp({ config, db, log: first.app.log, headers: {}, site: builtSite });
  await app.ready();
  return {
    ...{ app, db, config },
    async close() {
      await app.close();
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
