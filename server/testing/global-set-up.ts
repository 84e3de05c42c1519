import type { TestProject } from 'vitest/node';
import { postgresPrograms, startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the run's PostgreSQL cluster; null where PostgreSQL isn't installed. */
    postgresUrl: string | null;
  }
}

export default async function setUp(project: TestProject) {
  if (!postgresPrograms()) {
    if (process.env.CI) throw new Error('PostgreSQL is missing; tests must run on both databases.');
    console.warn('PostgreSQL is not installed: server tests run on SQLite only.');
    project.provide('postgresUrl', null);
    return;
  }
  const cluster = await startCluster();
  project.provide('postgresUrl', cluster.url);
  return () => cluster.remove();
}
