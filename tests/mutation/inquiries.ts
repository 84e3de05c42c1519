import type { PlantedFault } from './fault.ts';

const DESK = {
  file: 'server/inquiry-actions/store.ts',
  tests: ['server/inquiry-actions/inquiry-actions.test.ts', 'server/intake/intake.test.ts'],
};

export const inquiryFaults: PlantedFault[] = [
  {
    what: 'A used key with other content answers the old receipt',
    file: 'server/intake/receive.ts',
    old: 'if (saved.idempotencyHash !== inquiry.idempotencyHash)',
    new: 'if (saved.idempotencyHash === undefined)',
    tests: ['server/intake/intake.test.ts'],
  },
  {
    what: 'When the database is away, each inquiry of a group is tried alone',
    file: 'server/intake/group-commit.ts',
    old: 'group.length === 1 || failsAll(error)',
    new: 'group.length === 1',
    tests: ['server/intake/group-commit.test.ts'],
  },
  {
    what: 'A change that knows nothing of the last one overwrites it',
    ...DESK,
    old: 'if (clashes.length > 0) return { current, clashes };',
    new: '',
  },
  {
    what: 'Disabled accounts may be assigned',
    ...DESK,
    file: 'server/staff/active-staff-store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source's own.
    old: '${sql.ref(`${users}.disabled`)} = 0 and ',
    new: '',
  },
  {
    what: 'A picture that a colleague saw is not noted for the next',
    ...DESK,
    file: 'server/inquiry-actions/attachment-views-store.ts',
    old: "          .where('actor_id', '=', actor.id)\n",
    new: '',
  },
  {
    what: 'The next page of a timeline begins with the last event again',
    file: 'server/inquiry-actions/timeline-store.ts',
    old: "'<',",
    new: "'<=',",
    tests: ['server/inquiry-actions/inquiry-actions.test.ts'],
  },
  {
    what: 'A colleague may undo a bulk change',
    file: 'server/inquiry-actions/undo-store.ts',
    old: "          .where('staff_id', '=', actor.id)\n          .where('at', '>=', since)\n",
    new: "          .where('at', '>=', since)\n",
    tests: ['server/inquiry-actions/bulk.test.ts'],
  },
  {
    what: 'Anyone removes anyone’s saved view',
    file: 'server/inquiry-list/views-store.ts',
    old: '        .where(changeableBy(person))\n        .executeTakeFirst();\n      return numDeletedRows',
    new: '        .executeTakeFirst();\n      return numDeletedRows',
    tests: ['server/inquiry-list/views.test.ts'],
  },
  {
    what: 'An inquiry is named as its own duplicate',
    file: 'server/inquiry-list/duplicates-store.ts',
    old: "    .where('id', '<>', id)\n",
    new: '',
    tests: ['server/inquiry-list/list.test.ts'],
  },
  {
    what: 'A percent sign in a search finds everything on PostgreSQL',
    file: 'server/database/engine/postgres.ts',
    old: String.raw`text.replace(/[\\%_]/g, '\\$&')`,
    new: 'text',
    tests: ['server/inquiry-list/search.test.ts'],
  },
];
