import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { provideDatabases } from '../../server/testing/databases.ts';

/** On a disk, with every write as durable as in production: here it is measured and proven. */
export default (project: TestProject) => provideDatabases(project, tmpdir());
