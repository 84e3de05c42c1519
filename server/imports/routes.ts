/** `/api/imports`, for owners (contract/inquiries/import.ts). */
import * as z from 'zod';
import {
  importContacts,
  importedRows,
  importMatchSchema,
  importSchema,
  newImport,
} from '#contract/inquiries/import.ts';
import { IMPORT_LIMITS } from '#contract/inquiries/import-limits.ts';
import type { App } from '../http/app-type.ts';
import { requiredIdempotencyKey } from '../http/idempotency-key.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { areas } from '../inquiries/areas.ts';
import { byId } from '../inquiries/by-id.ts';
import { requireOwner } from '../staff/guard.ts';
import { importedInquiry } from './imported-inquiry.ts';
import { matchesOf } from './matches-store.ts';
import type { ImportsStore } from './store.ts';

type Deps = { store: ImportsStore; secret: string };

const onRequest = requireOwner;
const DAY_MS = 86_400_000;

export function importRoutes(app: App, deps: Deps): void {
  listRoutes(app, deps);
  rowRoutes(app, deps);
  undoRoute(app, deps);
}

function listRoutes(app: App, { store }: Deps): void {
  app.get(
    '/api/imports',
    {
      onRequest,
      schema: {
        ...operation('Inquiries', 'listImports', 'List the latest imports'),
        response: responseSchemas({ 200: z.array(importSchema) }),
      },
    },
    () => store.list(),
  );
  app.post(
    '/api/imports/matches',
    {
      onRequest,
      bodyLimit: IMPORT_LIMITS.batchBytes,
      schema: {
        ...operation('Inquiries', 'findImportMatches', 'Find inquiries with the same email or phone'),
        body: importContacts,
        response: responseSchemas({ 200: z.array(importMatchSchema) }),
      },
    },
    ({ body }) => matchesOf(store.db, body.contacts),
  );
}

function rowRoutes(app: App, { store, secret }: Deps): void {
  app.post(
    '/api/imports',
    {
      onRequest,
      schema: {
        ...operation('Inquiries', 'createImport', 'Begin an import of inquiries', {
          description: 'The `Idempotency-Key` becomes the import’s id. Rows follow by `importRows`.',
        }),
        headers: requiredIdempotencyKey,
        body: newImport,
        response: responseSchemas({ 201: importSchema }),
      },
    },
    async ({ headers, body, staff }, reply) => {
      const id = headers['idempotency-key'].toLowerCase();
      return reply.code(201).send(await store.begin(id, body.fileName, staff, new Date().toISOString()));
    },
  );
  app.post(
    '/api/imports/:id/rows',
    {
      onRequest,
      bodyLimit: IMPORT_LIMITS.batchBytes,
      schema: {
        ...operation('Inquiries', 'importRows', 'Import inquiries', {
          description:
            'Each row becomes an inquiry, without any email or notification. A row whose `line` was imported before is skipped.',
        }),
        params: byId,
        body: importedRows,
        response: responseSchemas({ 200: importSchema }),
      },
    },
    async ({ params, body: { rows }, staff }) => {
      if (rows.some(({ area }) => area && !areas.has(area)))
        throw problem(400, 'Choose towns from the list.');
      const inquiries = rows.map((row) =>
        importedInquiry(row, params.id, { secret, staff, now: new Date() }),
      );
      const saved = await store.add(params.id, inquiries, Math.max(...rows.map(({ line }) => line)));
      if (saved === 'unknown') throw unknownImport();
      if (saved === 'undone') throw problem(409, 'This import was undone. Start a new one.');
      if (saved === 'too-many')
        throw problem(
          422,
          `A file has at most ${IMPORT_LIMITS.rows.toLocaleString('en-US')} rows. Split it.`,
        );
      return saved;
    },
  );
}

function undoRoute(app: App, { store }: Deps): void {
  app.post(
    '/api/imports/:id/undo',
    {
      onRequest,
      schema: {
        ...operation('Inquiries', 'undoImport', 'Undo an import within seven days', {
          description:
            'Deletes its inquiries, except those that were changed, emailed or booked since. Call it again if it was interrupted.',
        }),
        params: byId,
        response: responseSchemas({ 200: importSchema }),
      },
    },
    async ({ params }) => {
      const now = Date.now();
      const since = new Date(now - IMPORT_LIMITS.undoDays * DAY_MS).toISOString();
      const undone = await store.undo(params.id, new Date(now).toISOString(), since);
      if (undone === 'unknown') throw unknownImport();
      if (undone === 'too-late')
        throw problem(409, 'It’s too late to undo this import. Erase its inquiries individually.');
      return undone;
    },
  );
}

const unknownImport = () => problem(404, 'Import not found. Reload the page.');
