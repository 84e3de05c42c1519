import * as z from 'zod';
import { inquirySchema } from '#contract/inquiries/inquiry.ts';
import { inquiryFilter, listParams } from '#contract/inquiries/inquiry-list.ts';
import type { App } from '../http/app-type.ts';
import { CSV_TYPE } from '../http/csv.ts';
import { fileResponse, operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import { requireStaff } from '../staff/guard.ts';
import { exportName, inquiriesAsCsv, inquiriesAsJson } from './export.ts';
import { listFilter } from './parse.ts';
import type { ListStore } from './store.ts';

const ATTACHED = { answerHeaders: ['content-disposition' as const] };

const FORMATS = [
  {
    format: 'csv',
    type: CSV_TYPE,
    documented: operation('Inquiries', 'exportCsv', 'Export the matching inquiries as CSV', ATTACHED),
    file: fileResponse('text/csv'),
  },
  {
    format: 'json',
    type: 'application/json; charset=utf-8',
    documented: operation('Inquiries', 'exportJson', 'Export the matching inquiries as JSON', ATTACHED),
    file: fileResponse('application/json', z.array(inquirySchema)),
  },
] as const;

/**
 * Streams the inquiries that match the current filter as a file. The sort is ignored: in order of arrival, no inquiry
 * can change place during the export.
 */
export function exportRoutes(app: App, { list, booking }: { list: ListStore; booking: boolean }): void {
  for (const { format, type, documented, file: answer } of FORMATS)
    app.get(
      `/api/inquiries/export.${format}`,
      {
        onRequest: requireStaff,
        schema: {
          ...documented,
          querystring: inquiryFilter,
          response: responseSchemas({ 200: answer }),
        },
      },
      async (request, reply) => {
        const now = new Date();
        const inquiries = list.all(listFilter(request.query, request.staff.id, now));
        await list.recordExport(request.staff, { format, query: String(listParams(request.query)) }, now);
        const file =
          format === 'csv'
            ? inquiriesAsCsv(inquiries, { staffNames: await list.staffNames(), booking })
            : inquiriesAsJson(inquiries);
        return reply
          .header('content-disposition', `attachment; filename="${exportName(format, now)}"`)
          .type(type)
          .send(file);
      },
    );
}
