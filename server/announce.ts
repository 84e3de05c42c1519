import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import type { Db } from './database/schema.ts';
import type { App } from './http/app-type.ts';
import { createStaffAccounts } from './staff/accounts.ts';

/** Tells whoever started the server where it is, where the data lies, and how to make the first account. */
export async function announce(app: App, config: Config, db: Db): Promise<void> {
  const { port } = app.server.address() as AddressInfo;
  const lines = [
    `Ledge & Frame is ready at ${config.origin.replace(`:${config.port}`, `:${port}`)}`,
    `Data: ${config.databaseUrl ? `PostgreSQL, pictures in ${config.dataDir}` : config.dataDir}`,
  ];
  const link = await createStaffAccounts({ config, db, log: app.log }).setUpLink();
  if (link) lines.push(`No staff account yet. Create the owner (link works once, for 24 hours): ${link}`);
  console.log(`\n${lines.join('\n')}\n`);
}
