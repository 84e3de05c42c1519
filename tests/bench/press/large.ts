/** A firm with a thousand projects and a thousand articles of its own, put into the database as publishing them leaves them. */
import { v7 as uuid } from 'uuid';
import { project as model } from '../../../content/projects/oak-studio.ts';
import { COLLECTIONS } from '../../../contract/records/collections.ts';
import type { Db } from '../../../server/database/schema.ts';

const AT_ONCE = 100;

/** @param count of projects that are added. */
export async function addProjects(db: Db, count: number): Promise<void> {
  const release = { id: uuid(), number: 1, at: new Date().toISOString(), by_name: 'Bench' };
  await db.insertInto('content_releases').values(release).execute();
  for (let first = 1; first <= count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first + 1) }, (_, i) => first + i);
    const rows = numbers.map((number) => ({
      record: {
        id: uuid(),
        collection: 'projects',
        slug: `house-${number}`,
        version: 1,
        revision_id: uuid(),
      },
      value: {
        ...model,
        name: `House ${number}`,
        pageTitle: `House ${number}, a Guest House in Wimberley`,
        sheet: `${'QRSTUVWXYZ'[Math.floor(number / 1000)]}-${String(number % 1000).padStart(3, '0')}`,
      },
    }));
    await db
      .insertInto('content_records')
      .values(rows.map(({ record }) => record))
      .execute();
    await db
      .insertInto('content_revisions')
      .values(
        rows.map(({ record, value }) => ({
          ...{ id: record.revision_id, record_id: record.id, release_id: release.id },
          ...{ kind: 'added', state: 'shown', schema: COLLECTIONS.projects.schema },
          value: JSON.stringify(value),
        })),
      )
      .execute();
  }
}
