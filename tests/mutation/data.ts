import type { PlantedFault } from './fault.ts';

/** Capabilities that handle data in bulk: erasure, transfer, the database itself. */
export const dataFaults: PlantedFault[] = [
  {
    what: 'All that is held about a person is handed to anyone',
    file: 'server/erasure/routes.ts',
    old: "'/api/people/export',\n    {\n      onRequest: requireOwner,\n",
    new: "'/api/people/export',\n    {\n",
    tests: ['server/erasure/erasure.test.ts', 'tests/security/access.test.ts'],
  },
  {
    what: 'A move leaves out the last row that it knows of',
    file: 'server/backup/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source's own.
    old: '(${columns}) <= (${values(upTo)})',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source's own.
    new: '(${columns}) < (${values(upTo)})',
    tests: ['server/backup/store.test.ts', 'server/backup/transfer.test.ts'],
  },
  {
    what: 'A full disk under PostgreSQL is taken for a database that is away',
    file: 'server/database/error-codes.ts',
    old: "CONNECTION_STATES.test(e.code) ? e.code !== '53100' : CONNECTION_CODES.has(e.code)",
    new: 'CONNECTION_STATES.test(e.code) || CONNECTION_CODES.has(e.code)',
    tests: ['server/database/error-codes.test.ts'],
  },
];
