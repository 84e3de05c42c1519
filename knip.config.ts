/** Entry points for `npm run lint`, which rejects code, exports and packages that none of them reaches. */
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
    // Its text is run as the program of a thread.
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
  // A type may be exported because an exported signature uses it; an unused type is dead code.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Pages import the whole module of a content file, by its name in site/content/shipped-pages.ts.
  ignoreIssues: { 'content/**/*.ts': ['nsExports', 'exports'] },
  // Called by name: scripts/prepare.mjs.
  ignoreDependencies: ['@biomejs/biome'],
  // Its configuration uses import.meta.glob, which only Vite supports.
  'react-router': false,
  ignoreBinaries: [
    'apt-get',
    'postfix',
    'restic',
    'openssl',
    'mount',
    'umount',
    'unshare',
    'buildah',
    'podman',
    'podman-compose',
    'debootstrap',
    'chroot',
    'caddy',
  ],
} satisfies KnipConfig;
