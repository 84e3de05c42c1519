import type { AddressInfo } from 'node:net';
import type { Db } from './database/schema.ts';
import type { App } from './http/app-type.ts';
import type { Config } from './settings/config.ts';
import { createStaffAccounts } from './staff/accounts.ts';

/** Prints the server's address, the data's location, and a link for creating the first account. */
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
