import { sql } from 'kysely';
import type { TestApp } from '../../testing/test-app.ts';

export const tracesRow = ({ db }: TestApp) =>
  db.selectFrom('erasure_traces').selectAll().executeTakeFirstOrThrow();

/** Returns a statement's lock timeout in milliseconds. */
export async function busyTimeout({ db }: TestApp): Promise<number | undefined> {
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db);
  return rows[0]?.timeout;
}
