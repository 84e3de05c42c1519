/** `GET /api/content/{collection}/{slug}/history` for editors and owners (contract/site/site-schedule.ts). */
import * as z from 'zod';
import type { RecordName } from '#contract/site/site-records.ts';
import { type RecordVersion, recordVersionSchema } from '#contract/site/site-schedule.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { responseSchemas } from '../http/problem.ts';
import type { SitePublisher } from '../render/site-publisher.ts';
import { requireEditor } from '../staff/guard.ts';
import { fieldChanges } from './field-changes.ts';
import { type StoredVersion, versionsOf } from './history-store.ts';
import { asJson } from './overlay.ts';
import { shippedOf } from './records.ts';
import { byName, mustEdit, unknownRecord } from './routes.ts';
import { schemaOf } from './schemas.ts';

export function historyRoutes(app: App, db: Db, publisher: Pick<SitePublisher, 'shipped'>): void {
  app.get(
    '/api/content/:collection/:slug/history',
    {
      onRequest: requireEditor,
      schema: {
        params: byName,
        response: responseSchemas({ 200: z.object({ versions: z.array(recordVersionSchema) }) }),
      },
    },
    async ({ params, staff }) => {
      mustEdit(staff, [params]);
      const [stored, ships] = await Promise.all([versionsOf(db, params), publisher.shipped()]);
      const shipped = shippedOf(params, asJson(ships));
      if (stored.length === 0 && shipped === null) throw unknownRecord();
      return { versions: stored.map((version) => inWords(version, params, shipped)) };
    },
  );
}

/** Revisions don't store shipped content: a `shipped` version shows the content that ships now. */
function inWords(stored: StoredVersion, name: RecordName, shipped: unknown): RecordVersion {
  const { state, before, ...version } = stored;
  const shownIn = (of: { state: string | null; value: unknown }) =>
    of.state === null || of.state === 'shipped' ? shipped : of.value;
  const value = shownIn(stored);
  return { ...version, value, fields: fieldChanges(shownIn(before), value, schemaOf(name)) };
}
