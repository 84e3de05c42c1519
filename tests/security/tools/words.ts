/** Guesses at an unknown server: names of files that are left lying about, and ways around. */
import { readFileSync } from 'node:fs';

/** Debian's package `dirb`: 4,614 names that were found on servers. */
const COMMON = '/usr/share/dirb/wordlists/common.txt';

export const commonWords = (): string[] =>
  readFileSync(COMMON, 'utf8')
    .split('\n')
    .filter((word) => word !== '' && !word.startsWith('#'));

const OWN_FILES = [
  ...[
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'vitest.config.ts',
    'biome.json',
  ],
  ...['react-router.config.ts', 'README.md', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md', 'CONTRIBUTING.md'],
  ...[
    'server/main.ts',
    'build/app/main.js',
    'build/app/main.js.map',
    'server/app.ts',
    'server/config/config.ts',
    'server/config/secret.ts',
    'commands/staff.ts',
  ],
  ...[
    'scripts/start.mjs',
    'content/firm.ts',
    'contract/inquiries/inquiry.ts',
    'site/routes.ts',
    'docs/runbook.md',
  ],
  ...[
    'data/secret',
    'data/ledge-frame.sqlite',
    'data/ledge-frame.sqlite-wal',
    'secret',
    'ledge-frame.sqlite',
  ],
  ...['ledge-frame-erasures.jsonl', 'backup.tar.gz', 'build/server/index.js', 'server/index.js', 'index.js'],
  ...['node_modules/fastify/package.json', 'node_modules/.package-lock.json', 'pictures/02-frame-raised.jpg'],
  ...[
    '.npmrc',
    '.gitignore',
    '.built',
    'index.html.br',
    'index.html.gz',
    'sitemap.xml.br',
    'sitemap.xml.data',
  ],
];

const LEFT_BEHIND = [
  ...[
    '.env',
    '.env.local',
    '.env.production',
    '.env.example',
    '.env.bak',
    '.git',
    '.git/',
    '.git/config',
    '.git/HEAD',
  ],
  ...[
    '.git/index',
    '.git/logs/HEAD',
    '.svn/entries',
    '.hg/',
    '.DS_Store',
    '.htaccess',
    '.htpasswd',
    '.ssh/id_rsa',
  ],
  ...[
    '.aws/credentials',
    '.docker/config.json',
    '.vscode/settings.json',
    '.idea/workspace.xml',
    '.bash_history',
  ],
  ...[
    '.well-known/',
    '.well-known/security.txt',
    'id_rsa',
    'server.key',
    'privkey.pem',
    'Dockerfile',
    'Makefile',
  ],
  ...[
    'docker-compose.yml',
    'config.json',
    'config.yml',
    'database.sqlite',
    'db.sqlite3',
    'dump.sql',
    'backup.sql',
  ],
  ...[
    'backup.zip',
    'site.tar.gz',
    'www.zip',
    'error.log',
    'access.log',
    'npm-debug.log',
    'phpinfo.php',
    'info.php',
  ],
  ...[
    'wp-login.php',
    'wp-config.php.bak',
    'xmlrpc.php',
    'server-status',
    'nginx_status',
    'actuator/env',
    'debug',
  ],
  ...['console', 'graphql', 'swagger.json', 'openapi.json', 'api-docs', 'metrics', 'heapdump', 'trace.axd'],
  ...[
    '__manifest',
    '__manifest?p=/',
    '_root.data',
    'admin.data',
    'contact.data',
    '@vite/client',
    '@fs/etc/passwd',
  ],
  ...['@id/x', 'src/main.ts', '__inspect', 'json/list', 'json/version', 'debug/pprof'],
];

const AROUND = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%252f..%252f..%252fetc%252fpasswd',
  '..%5c..%5c..%5cwindows%5cwin.ini',
  '..%c0%af..%c0%afetc%c0%afpasswd',
  '....//....//....//etc/passwd',
  './/etc/passwd',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  '..;/..;/etc/passwd',
  '%00',
  'x%00.webp',
  '..%00/',
  '%0d%0aSet-Cookie:planted=1',
  '%E5%98%8A%E5%98%8DSet-Cookie:planted=1',
  '../package.json',
  '..%2fpackage.json',
  '..%2f..%2fpackage.json',
  '%2e%2e%2fserver%2findex.js',
  '../server/main.ts',
  '..%2f..%2fserver%2fmain.ts',
  '../ledge-frame.sqlite',
  '..%2fledge-frame.sqlite',
  '..%2fsecret',
  '../../secret',
  '..%2f..%2fsecret',
];

/** Files that editors, archives and builds leave beside a page. */
const ENDINGS = [
  '.bak',
  '.old',
  '.orig',
  '.swp',
  '~',
  '.map',
  '.data',
  '.json',
  '.php',
  '.html',
  '.br',
  '.gz',
  '.zip',
  '.tar.gz',
  '.ts',
  '.tsx',
];

/** @param pages paths of the site, without the first slash. */
export function wordList(pages: string[]): string[] {
  const beside = pages.flatMap((page) => ENDINGS.map((ending) => `${page || 'index'}${ending}`));
  return [...new Set([...commonWords(), ...OWN_FILES, ...LEFT_BEHIND, ...AROUND, ...beside])];
}
