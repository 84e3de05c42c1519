import { createDatabase, postgresPrograms, startCluster } from '../server/testing/postgres-cluster.ts';
import type { BenchRow } from './bench.ts';

/** @param settings environment variables of the server; none for the embedded database. */
export type On = (engine: string, settings: Record<string, string>) => Promise<BenchRow[]>;

/** Measures on SQLite, then on PostgreSQL if it is installed. @param engine `sqlite` or `postgres`, to measure only one. */
export async function onBothDatabases(on: On, engine?: string): Promise<BenchRow[]> {
  const rows = engine === 'postgres' ? [] : await on('SQLite', {});
  if (engine === 'sqlite' || !postgresPrograms()) return rows;
  const cluster = await startCluster();
  try {
    return [...rows, ...(await on('PostgreSQL', { DATABASE_URL: await createDatabase(cluster.url) }))];
  } finally {
    cluster.remove();
  }
}
