import { join } from 'node:path';
import type { SiteBuild } from '../render/site-build.ts';
import type { SiteSource } from '../render/site-source.ts';

/** The site as it was built; loaded when a test asks for it. */
export const builtSite: SiteSource = {
  build: () => import(join(import.meta.dirname, '../../build/server/index.js')) as Promise<SiteBuild>,
};
