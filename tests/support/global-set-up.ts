/** Resources that browser tests share: databases, and a server for those that only visit the site. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import setUpDatabases from '../../server/testing/global-set-up.ts';
import { runFolder } from '../../server/testing/run-folder.ts';
import { startServer } from './running-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a server that several files use concurrently: no test may depend on how many rows it stores. */
    publicServer: string;
  }
}

export default async function setUp(project: TestProject) {
  const removeDatabases = await setUpDatabases(project);
  const server = await startServer({ DATA_DIR: mkdtempSync(join(runFolder(), 'ledge-frame-server-')) });
  project.provide('publicServer', server.url);
  return async () => {
    await server.remove();
    removeDatabases();
  };
}
