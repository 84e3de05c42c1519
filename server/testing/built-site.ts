import { join } from 'node:path';
import type { PressBuild } from '../press/build.ts';
import type { BuiltSite } from '../press/pressing.ts';

/** The site as it was built; loaded when a test asks for it. */
export const builtSite: BuiltSite = {
  build: () => import(join(import.meta.dirname, '../../build/server/index.js')) as Promise<PressBuild>,
};
