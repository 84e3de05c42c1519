/** The baseline makes the same schema as the migrations before 1.0, which was recorded before they were removed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { connect } from '../database/connect.ts';
import { createDatabase } from '../testing/postgres-cluster.ts';
import { engines } from '../testing/test-app.ts';
import { baseline } from './baseline/baseline.ts';
import { schemaLines } from './testing/schema-lines-store.ts';

it.each(engines)('the baseline makes the schema that is written down, on %s', async (engine) => {
  const databaseUrl =
    engine === 'postgres' ? await createDatabase(inject('postgresUrl') as string) : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-baseline-'));
  const db = connect({ dataDir, databaseUrl });
  await db.transaction().execute(baseline);
  const lines = await schemaLines(db);
  await db.destroy();
  rmSync(dataDir, { recursive: true });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`testing/schema-${engine}.txt`);
});
