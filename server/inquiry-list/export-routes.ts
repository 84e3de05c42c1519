import { inquiryFilter, listParams } from '#contract/inquiries/inquiry-list.ts';
import type { App } from '../http/app-type.ts';
import { CSV_TYPE } from '../http/csv.ts';
import { requireStaff } from '../staff/guard.ts';
import { exportName, inquiriesAsCsv, inquiriesAsJson } from './export.ts';
import { listFilter } from './parse.ts';
import type { ListStore } from './store.ts';

const FORMATS = [
  { format: 'csv', type: CSV_TYPE },
  { format: 'json', type: 'application/json; charset=utf-8' },
] as const;

/**
 * Streams the inquiries that match the current filter as a file. The sort is ignored: in order of arrival, no inquiry
 * can change place during the export.
 */
export function exportRoutes(app: App, { list, booking }: { list: ListStore; booking: boolean }): void {
  for (const { format, type } of FORMATS)
    app.get(
      `/api/inquiries/export.${format}`,
      { onRequest: requireStaff, schema: { querystring: inquiryFilter } },
      async (request, reply) => {
        const now = new Date();
        const inquiries = list.all(listFilter(request.query, request.staff.id, now));
        await list.recordExport(request.staff, { format, query: String(listParams(request.query)) }, now);
        const file =
          format === 'csv'
            ? inquiriesAsCsv(inquiries, { staffNames: await list.staffNames(), booking })
            : inquiriesAsJson(inquiries);
        return reply
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${exportName(format, now)}"`)
          .type(type)
          .send(file);
      },
    );
}
