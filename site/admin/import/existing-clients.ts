import { queryOptions } from '@tanstack/react-query';
import type { ImportMatch, ImportRow } from '#contract/inquiries/import.ts';
import { IMPORT_LIMITS } from '#contract/inquiries/import-limits.ts';
import { request } from '../../layout/request.ts';

export type ExistingClient = Omit<ImportMatch, 'row'> & { line: number };

/** Inquiries of the same people, by the rows' lines. */
export const existingClients = (importId: string, rows: readonly ImportRow[]) =>
  queryOptions({
    queryKey: ['/api/imports/matches', importId, rows.map(({ line, email, phone }) => [line, email, phone])],
    queryFn: async ({ signal }): Promise<ExistingClient[]> => {
      const found: ExistingClient[] = [];
      for (let from = 0; from < rows.length; from += IMPORT_LIMITS.contacts) {
        const some = rows.slice(from, from + IMPORT_LIMITS.contacts);
        const body = {
          contacts: some.map(({ email, phone }) => ({ ...(email && { email }), ...(phone && { phone }) })),
        };
        const answer = await request('/api/imports/matches', { method: 'POST', body, signal });
        const matches: ImportMatch[] = await answer.json();
        found.push(...matches.map(({ row, ...match }) => ({ ...match, line: some[row]?.line ?? 0 })));
      }
      return found;
    },
    // Personal data of people who weren't opened.
    gcTime: 0,
  });
