/** Resources that the tests of a Vitest project share: databases to copy, and where PostgreSQL is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, sqliteFile } from '../database/connect.ts';
import { migrate } from '../migrations/migrate.ts';
import { createDatabase, databaseName, postgresPrograms, startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL cluster; null where PostgreSQL isn't installed. */
    postgresUrl: string | null;
    /** Name of a database of that cluster with all migrations done: tests copy it. */
    migratedDatabase: string | null;
    /** File of an embedded database with all migrations done: tests copy it. */
    migratedFile: string;
  }
}

/**
 * @param within the folder, and so the disk, on which all of it lies.
 * @param settings of PostgreSQL.
 * @returns a function that removes it.
 */
export async function provideDatabases(project: TestProject, within: string, settings: string[] = []) {
  const folder = mkdtempSync(join(within, 'ledge-frame-migrated-'));
  await migrated({ dataDir: folder, databaseUrl: undefined });
  project.provide('migratedFile', sqliteFile(folder));
  const cluster = await postgres(project, within, settings);
  return () => {
    rmSync(folder, { recursive: true });
    cluster?.remove();
  };
}

async function postgres(project: TestProject, within: string, settings: string[]) {
  if (!postgresPrograms()) {
    if (process.env.CI) throw new Error('PostgreSQL is missing; tests must run on both databases.');
    console.warn('PostgreSQL is not installed: server tests run on SQLite only.');
    project.provide('postgresUrl', null);
    project.provide('migratedDatabase', null);
    return null;
  }
  const cluster = await startCluster(within, settings);
  const databaseUrl = await createDatabase(cluster.url);
  await migrated({ dataDir: '', databaseUrl });
  project.provide('postgresUrl', cluster.url);
  project.provide('migratedDatabase', databaseName(databaseUrl));
  return cluster;
}

async function migrated(target: Parameters<typeof connect>[0]): Promise<void> {
  const db = connect(target);
  await migrate(db);
  await db.destroy();
}
