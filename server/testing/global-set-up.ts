import type { TestProject } from 'vitest/node';
import { provideDatabases } from './databases.ts';
import { runFolder } from './run-folder.ts';

/** No test of these asks what a crash leaves, so none waits for a disk: those that do have `tests/faults/set-up.ts`. */
export default (project: TestProject) =>
  provideDatabases(project, runFolder(), ['fsync=off', 'full_page_writes=off']);
