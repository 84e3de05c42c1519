/** Bundles the server: its sources and packages, in a few files that Node loads quickly (docs/decisions/0030). */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../scripts/prepare.mjs';

const SERVER = join(projectRoot, 'server');
const AREAS = join(projectRoot, 'content/areas');

/** The server, and the programs that it starts as threads and processes. */
const PROGRAMS = [
  'main.ts',
  'database/threads/thread.ts',
  'sandbox/launcher-process.ts',
  'images/decode-process.ts',
  'social-cards/card-process.ts',
  'booking/external-calendars/parse-process.ts',
  'inbound/parse/reading-process.ts',
];

/** Packages that stay in node_modules because they are native. */
const OUTSIDE = ['sharp', 'pg-native'];

/** Commands that run from the bundle; the others need the sources. */
export const COMMANDS = ['staff', 'backup', 'restore', 'move', 'doctor'];

/**
 * Writes the programs into `folder`, because each looks in its own folder for the others, the word lists and the font of
 * preview cards.
 * @param pages the built pages, which become an entry, too: code that pages and server share is bundled once.
 */
export async function bundleServer(folder, pages) {
  const programs = PROGRAMS.map((file) => [basename(file, '.ts'), join(SERVER, file)]);
  await bundle(folder, { ...Object.fromEntries(programs), pages });
  copyFileSync(join(projectRoot, 'site/fonts/whole/archivo.woff2'), join(folder, 'archivo.woff2'));
  const words = readdirSync(join(SERVER, 'spam')).filter((file) => file.endsWith('.txt'));
  for (const file of words) copyFileSync(join(SERVER, 'spam', file), join(folder, file));
}

/** Writes the commands next to the server, for an installation without sources (scripts/image.mjs). */
export const bundleCommands = (folder) =>
  bundle(
    folder,
    Object.fromEntries(COMMANDS.map((name) => [name, join(projectRoot, 'commands', `${name}.ts`)])),
    { emptyOutDir: false },
  );

async function bundle(folder, input, options = { emptyOutDir: true }) {
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    publicDir: false,
    plugins: [areasByName(), lettersAsEscapes()],
    // Selects the production builds of React and React Router.
    define: { 'process.env.NODE_ENV': '"production"', BUILT_COMMIT: JSON.stringify(commit()) },
    ssr: { noExternal: true, external: OUTSIDE },
    build: {
      ssr: true,
      outDir: folder,
      ...options,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        // `use client` has no effect here.
        checks: { pluginTimings: false },
        onLog(level, log, print) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
        },
        input,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          sourcemapExcludeSources: true,
        },
      },
    },
  });
}

/**
 * Replaces characters beyond ASCII with escapes. Node keeps a program's source in memory, and a single such character
 * doubles its size: 6 MB for ours. No code reads the raw text of a template that has one. Source maps keep correct lines,
 * which suffices for stack traces.
 */
function lettersAsEscapes() {
  const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'letters-as-escapes',
    generateBundle(_options, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
    },
  };
}

/** @returns COMMIT, or Git's current commit, or an empty string without either, as in an archive of the sources. */
function commit() {
  if (process.env.COMMIT) return process.env.COMMIT;
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' });
  return stdout?.trim() ?? '';
}

/** server/inquiries/areas.ts reads a folder at start; in the bundle, its files are imported by name. */
function areasByName() {
  return {
    name: 'areas-by-name',
    load(id) {
      if (id !== join(SERVER, 'inquiries/areas.ts')) return;
      const slugs = readdirSync(AREAS)
        .filter((file) => file.endsWith('.ts'))
        .map((file) => basename(file, '.ts'));
      const imports = slugs.map(
        (slug, n) => `import { area as a${n} } from ${JSON.stringify(join(AREAS, `${slug}.ts`))};`,
      );
      const entries = slugs.map((slug, n) => `[${JSON.stringify(slug)}, a${n}]`);
      return `${imports.join('\n')}\nexport const areas = new Map([${entries}]);`;
    },
  };
}
