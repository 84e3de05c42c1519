/** What `npm run lint` takes for reachable; code, exports and packages that nothing reaches are refused. */
import type { KnipConfig } from 'knip';
import routes from './site/routes.ts';

export default {
  entry: [
    'server/{main,dev}.ts',
    'server/booking/external-calendars/parse-process.ts',
    'server/inbound/parse/reading-process.ts',
    'server/sandbox/{launcher-process,testing/odd-program}.ts',
    'server/social-cards/card-process.ts',
    'server/images/{decode-process,testing/measure-memory}.ts',
    'site/admin/worker/worker.ts',
    // Its text becomes the program of a thread.
    'server/database/threads/thread.ts',
    'commands/*.ts',
    'scripts/*.mjs',
    'site/{root,routes,entry.client,entry.server}.{ts,tsx}',
    ...routes.map(({ file }) => `site/${file}`),
    'react-router.config.ts',
    'tests/**/*.{ts,mjs}',
    'e2e/**/*.ts',
    'bench/**/*.ts',
    'vite/{build,build-inputs,bundle,cards,page-styles}.mjs',
  ],
  project: [
    '{content,contract,site,server,commands,scripts,tests,e2e,bench,vite}/**/*.{ts,tsx,mts,mjs,mdx,css}',
    '*.ts',
  ],
  // A type may be exported for the signature it is part of; one that nothing names is dead.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Pages read a content file as a whole, by its name in site/content/shipped-pages.ts.
  ignoreIssues: { 'content/**/*.ts': ['nsExports', 'exports'] },
  // Called by name: scripts/prepare.mjs.
  ignoreDependencies: ['@biomejs/biome'],
  // Its configuration uses import.meta.glob, which only Vite knows.
  'react-router': false,
  ignoreBinaries: [
    'apt-get',
    'postfix',
    'openssl',
    'mount',
    'umount',
    'unshare',
    'buildah',
    'debootstrap',
    'chroot',
    'caddy',
  ],
} satisfies KnipConfig;
