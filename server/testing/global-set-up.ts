import type { TestProject } from 'vitest/node';
import { provideDatabases } from './databases.ts';
import { runFolder } from './run-folder.ts';

/** These tests cover no crashes, so no database waits for the disk. Tests of crashes use `tests/faults/set-up.ts`. */
export default (project: TestProject) =>
  provideDatabases(project, runFolder(), ['fsync=off', 'full_page_writes=off']);
