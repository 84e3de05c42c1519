/** Runs the commands of docs/operations.md and docs/deploy.md as they are written, with paths and ports of the test. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A text of a command, and its replacement in the test. */
export type GuideChange = [written: string, here: string];

/** Inline code that contains a space and isn't a command. */
const OTHER_CODE = /^(0 errors|ledge_frame_|rate\(|min_over_time\(|\{|authorization: |GET )/;
/** Commands without a space. */
const BARE = ['timedatectl', 'uptime', 'pg_lsclusters'];

const operations = read('docs/operations.md');
const deploy = read('docs/deploy.md');
const spans = [...operations.spans, ...deploy.spans];

/** The first lines of a root shell: settings, `lf`, `sql`. */
const [preparation = '', ...blocks] = [...operations.blocks, ...deploy.blocks];

/** Commands by their text in one line; the value is the text as written, which may continue on the next line. */
const written = new Map(
  [
    ...blocks.flatMap((block) => block.split(/(?<!\\)\n/)),
    ...spans.filter((code) => (code.includes(' ') ? !OTHER_CODE.test(code) : BARE.includes(code))),
  ].map((text) => {
    const command = text.trim().replace(/\s+# .*$/, '');
    return [command.replaceAll(/\s*\\\n\s*/g, ' '), command];
  }),
);

/** Every command of both documents: lines of their blocks, and code within sentences. */
export const commands = [...written.keys()].filter(Boolean);

function read(path: string): { blocks: string[]; spans: string[] } {
  const text = readFileSync(join(root, path), 'utf8');
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code]) => code as string);
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  return { blocks, spans: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code as string) };
}

export type Ran = { code: number | null; out: string; err: string };
export type GuideShell = (command: string, ...changes: GuideChange[]) => Promise<Ran>;

/** The commands run so far, in this test file. */
export const tried = new Set<string>();

/** @returns inline code of the documents, for steps that aren't commands. @throws Error when the documents don't have it. */
export function quoted(code: string): string {
  if (!spans.includes(code)) throw new Error(`The operator’s documents no longer contain \`${code}\`.`);
  return code;
}

/** The server's settings file, data folder, backups and port. */
export type Installation = { settings: string; dataDir: string; backups: string; port: number };

/** The installation creates an account for the service; the test has one account only. */
const AS_ITSELF: GuideChange = ['runuser -u ledge-frame -- ', ''];

function at(here: Installation): (text: string) => string {
  const places: GuideChange[] = [
    ['/opt/ledge-frame', root],
    ['/etc/ledge-frame.env', here.settings],
    ['/var/lib/ledge-frame', here.dataDir],
    ['/var/backups/ledge-frame', here.backups],
    ['localhost:3000', `localhost:${here.port}`],
  ];
  return (text) => places.reduce((all, [written, path]) => all.replaceAll(written, path), text);
}

/** @returns a function that runs one of the commands, with further replacements that must all apply. */
export function guideShell(installation: Installation): GuideShell {
  const here = at(installation);
  const first = here(changed(preparation, [AS_ITSELF]));
  return (command, ...changes) => {
    if (!commands.includes(command))
      throw new Error(`The operator’s documents no longer contain \`${command}\`.`);
    tried.add(command);
    return bash(`${first}\n${here(changed(written.get(command) as string, changes))}`);
  };
}

/** Runs a script of docs/deploy with paths of the test. */
export function runScript(path: string, installation: Installation): Promise<Ran> {
  return bash(at(installation)(changed(readFileSync(join(root, path), 'utf8'), [AS_ITSELF])));
}

function changed(text: string, changes: GuideChange[]): string {
  for (const [written] of changes)
    if (!text.includes(written)) throw new Error(`The command \`${text}\` no longer contains "${written}".`);
  return changes.reduce((all, [written, here]) => all.replaceAll(written, here), text);
}

function bash(script: string): Promise<Ran> {
  const child = spawn('bash', ['-c', script], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}
