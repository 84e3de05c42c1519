import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { currentFirm } from './config/firm-in-force.ts';
import { isGenerated } from './config/secret.ts';
import type { Db } from './database/schema.ts';
import type { App } from './http/app-type.ts';
import { createStaffAccounts } from './staff/accounts.ts';

/** Prints the server's address, the data's location, and a link for creating the first account. */
export async function printStartupBanner(app: App, config: Config, db: Db): Promise<void> {
  const { port } = app.server.address() as AddressInfo;
  const lines = [
    `${currentFirm().name} is ready at ${config.origin.replace(`:${config.port}`, `:${port}`)}`,
    ...dataLocations(config),
  ];
  const link = await createStaffAccounts({ config, db, log: app.log }).setUpLink();
  if (link)
    lines.push(`No staff account yet. Create the owner (one-time link, expires in 24 hours): ${link}`);
  console.log(`\n${lines.join('\n')}\n`);
}

/** Describes where the data is stored, and what would be lost with DATA_DIR although the database is elsewhere. */
export function dataLocations(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'secret' | 'unused'>,
): string[] {
  const { databaseUrl, dataDir, unused } = config;
  if (!databaseUrl) return [`Data: ${dataDir}`, ...unused];
  const places = ['Data: PostgreSQL', ...unused];
  if (isGenerated(config))
    places.push(
      `SECRET is not set, so the secret is stored only in ${join(dataDir, 'secret')}. If you lose that file or add a server, everyone will have to sign in again, and links in sent emails will stop working. Set SECRET to the file’s contents.`,
    );
  return places;
}
