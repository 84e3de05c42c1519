import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { provideDatabases } from '../../server/testing/databases.ts';

/** Databases on a real disk, with every write as durable as in production, because these tests verify durability. */
export default (project: TestProject) => provideDatabases(project, tmpdir());
