import { apiTokens } from './api-tokens.ts';
import { baseline } from './baseline/baseline.ts';
import { imports } from './imports.ts';
import { mailJobs } from './mail-jobs.ts';
import type { Migration } from './migrate.ts';
import { priorityAndTags } from './priority-and-tags.ts';
import { searchSpam } from './search-spam.ts';
import { simplerTables } from './simpler-tables.ts';
import { webhooks } from './webhooks.ts';

/** Creates the first schema in an empty database; later migrations change it. */
export const BASELINE = '1.0-baseline';

/** In the order of `compareMigrations`: names begin with the release that brings them. */
export const migrations: Record<string, Migration> = {
  [BASELINE]: { up: baseline },
  '1.0-mail-jobs': { up: mailJobs },
  '1.0-simpler-tables': { up: simplerTables },
  '1.1-api-tokens': { up: apiTokens },
  '1.1-imports': { up: imports },
  '1.1-priority-and-tags': { up: priorityAndTags },
  '1.1-search-spam': { up: searchSpam },
  '1.1-webhooks': { up: webhooks },
};
