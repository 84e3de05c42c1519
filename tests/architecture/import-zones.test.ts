/** Import zones (docs/decisions/0001): the linter must refuse each planted violation. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** @returns the linter's output for a file with this path and content, under our rules. */
function lint(file: string, source: string): string {
  const house = mkdtempSync(join(tmpdir(), 'ledge-frame-lint-'));
  try {
    copyFileSync(join(root, 'biome.json'), join(house, 'biome.json'));
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), source);
    const biome = join(root, 'node_modules/.bin/biome');
    const { stdout, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', file], {
      cwd: house,
      encoding: 'utf8',
    });
    return stdout + stderr;
  } finally {
    rmSync(house, { recursive: true });
  }
}

/** Source files of these folders, without tests. */
function sourcesIn(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
    .filter((name) => !name.endsWith('.test.ts'))
    .toSorted();
}

const violations: [file: string, imported: string][] = [
  ['content/planted.ts', '#site/catalog/urls.ts'],
  ['content/planted.ts', '../server/settings/config.ts'],
  ['content/planted.ts', 'react'],
  ['contract/planted.ts', '#content/firm.ts'],
  ['contract/planted.ts', 'kysely'],
  ['contract/planted.ts', 'node:fs'],
  ['site/pages/planted.tsx', '#server/config/config.ts'],
  ['site/components/planted.tsx', '../../server/config/config.ts'],
  ['site/pages/planted.tsx', '../admin/admin.tsx'],
  ['site/inquiry/planted.tsx', '#site/admin/admin.tsx'],
  ['site/catalog/planted.ts', '../admin/admin.tsx'],
  ['site/drawings/planted.tsx', '#site/admin/admin.tsx'],
  ['site/admin/planted.tsx', '../catalog/areas.ts'],
  ['site/admin/planted.tsx', '../pages/contact/contact.tsx'],
  ['site/admin/planted.tsx', '../inquiry/inquiry-form.tsx'],
  ['site/pages/planted.tsx', '#content/home.ts'],
  ['site/components/planted.tsx', '#content/firm.ts'],
  ['site/admin/planted.tsx', '#content/mail-words.ts'],
  ['site/layout/planted.ts', '#content/copy/home.ts'],
  ['server/http/planted.ts', '#site/layout/page-services.ts'],
  ['server/http/planted.ts', 'sharp'],
  ['server/inquiries/planted.ts', 'nodemailer'],
  ['server/inquiries/planted.ts', 'kysely'],
  ['server/mail/planted.ts', 'kysely'],
  ['server/mail/planted.ts', '#site/mail/render.tsx'],
  ['server/outbox/store.ts', 'nodemailer'],
];

/** Relative imports of this source that leave the file's top-level folder: the linter's rules cover only `#zone/` paths. */
function leavingZone(file: string, source: string): string[] {
  const [zone] = file.split('/');
  return [...source.matchAll(/from '(\.\.?\/[^']*)'/g)]
    .map(([, path = '']) => posix.join(posix.dirname(file), path))
    .filter((path) => !path.startsWith(`${zone}/`));
}

describe('import zones', () => {
  it('are left by no relative import', () => {
    expect(leavingZone('server/http/planted.ts', "import { a } from '../../site/layout/a.ts';")).toEqual([
      'site/layout/a.ts',
    ]);
    const files = globSync('{content,contract,site,server}/**/*.{ts,tsx}', { cwd: root });
    const sources = files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.flatMap((file) => leavingZone(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each(violations)('refuses %s importing %s', (file, imported) => {
    const said = lint(file, `import * as planted from '${imported}';\n\nexport const used = planted;\n`);
    expect(said).toContain('noRestrictedImports');
  });

  it('refuses reading process.env outside of server/config/config.ts', () => {
    const source = 'export const port = process.env.PORT;\n';
    expect(lint('server/http/planted.ts', source)).toContain('noProcessEnv');
    expect(lint('server/config/config.ts', source)).not.toContain('noProcessEnv');
  });

  it('lets allowed imports pass, so that the checks above mean something', () => {
    const source = "import { setup } from '#content/firm.ts';\n\nexport const zone = setup.timeZone;\n";
    expect(lint('site/pages/planted.tsx', source)).not.toContain('noRestrictedImports');
    expect(lint('server/http/planted.ts', source)).not.toContain('noRestrictedImports');
    const shipped = "import { page } from '#content/home.ts';\n\nexport const title = page.title;\n";
    expect(lint('site/content/planted.ts', shipped)).not.toContain('noRestrictedImports');
    const mailer = "import { createTransport } from 'nodemailer';\n\nexport const make = createTransport;\n";
    expect(lint('server/outbox/planted.ts', mailer)).not.toContain('noRestrictedImports');
  });

  it('keeps node:sqlite, for which a thread has to wait, out of all that serves', () => {
    const imported = /(?:from|import|require)\s*\(?\s*['"]node:sqlite['"]/;
    const files = sourcesIn('server', 'commands').filter((file) => !file.includes('/testing/'));
    expect(files.filter((file) => imported.test(readFileSync(join(root, file), 'utf8')))).toEqual([
      // At start, before anything is served.
      'server/database/file-check.ts',
      // Takes a lock or doesn't; it never waits for one.
      'server/database/process-lock.ts',
      'server/database/threads/thread.ts',
    ]);
    // A type import starts no thread.
    const threadImported = /^import (?!type)[^;]*from '[^']*\/thread\.ts'/m;
    expect(files.filter((file) => threadImported.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('keeps what differs between the databases in server/database/engine (docs/decisions/0006)', () => {
    const files = globSync('{server,commands,tests}/**/*.ts', { cwd: root }).filter(
      (file) => !file.startsWith('server/database/engine/') && !import.meta.filename.endsWith(file),
    );
    const holding = (asked: RegExp) =>
      files.filter((file) => asked.test(readFileSync(join(root, file), 'utf8')));
    expect(holding(/isPostgres|getExecutor|instanceof \w*(Adapter|Dialect)/)).toEqual([]);
    const choosing = holding(/engineOf\(\w+\)\.choose|\bchoose\(\{ sqlite/);
    expect(choosing.filter((file) => !file.startsWith('server/migrations/'))).toEqual([]);
    expect(choosing).not.toEqual([]);
  });

  it('keeps content free of everything but types from contract', () => {
    const files = sourcesIn('content');
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const source = readFileSync(join(root, file), 'utf8');
      const values = [...source.matchAll(/^import (?!type )[^;]*?from '(#contract[^']*)'/gm)].map(
        (m) => m[1],
      );
      expect(values, file).toEqual([]);
    }
  });
});
