/** docs/runbook.md as something to run: its own commands, at this run's places. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The runbook's names, and their stand-ins here. */
export type RunbookChange = [written: string, here: string];

/** Code in the runbook that has a space in it and is no command. */
const OTHER_CODE = /^(deny |location |ledge_frame_|rate\(|authorization: |GET )/;
/** Commands without a space. */
const BARE = ['timedatectl', 'uptime', 'pg_lsclusters'];

const { blocks, spans } = read();

/** Every command of the runbook: lines of its blocks, and code within its sentences. */
export const commands = [
  ...blocks.slice(1).flatMap((block) => block.split('\n').map((line) => line.replace(/\s+# .*$/, ''))),
  ...spans.filter((code) => (code.includes(' ') ? !OTHER_CODE.test(code) : BARE.includes(code))),
].filter(Boolean);

/** The runbook's first lines for a root shell: settings, `lf`, `sql`. */
const preparation = blocks[0] as string;

function read() {
  const text = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code]) => code as string);
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  return { blocks, spans: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code as string) };
}

export type Ran = { code: number | null; out: string; err: string };
export type RunbookShell = (command: string, ...changes: RunbookChange[]) => Promise<Ran>;

/** The commands run so far, in this test file. */
export const tried = new Set<string>();

/** That code is in the runbook, for steps that aren't a command by themselves. */
export function quoted(code: string): string {
  if (!spans.includes(code)) throw new Error(`docs/runbook.md no longer says \`${code}\`.`);
  return code;
}

/** The server's settings file, data folder, backups and port. */
export type Installation = { settings: string; dataDir: string; backups: string; port: number };

/** Its own account is made by the install; the test has one account only. */
const AS_ITSELF: RunbookChange = ['runuser -u ledge-frame -- ', ''];

function at(here: Installation): (text: string) => string {
  const places: RunbookChange[] = [
    ['/opt/ledge-frame', root],
    ['/etc/ledge-frame.env', here.settings],
    ['/var/lib/ledge-frame', here.dataDir],
    ['/var/backups/ledge-frame', here.backups],
    ['localhost:3000', `localhost:${here.port}`],
  ];
  return (text) => places.reduce((all, [written, path]) => all.replaceAll(written, path), text);
}

/** @returns what runs one of the runbook's commands, with further changes that must all apply. */
export function runbookShell(installation: Installation): RunbookShell {
  const here = at(installation);
  const first = here(changed(preparation, [AS_ITSELF]));
  return (command, ...changes) => {
    if (!commands.includes(command)) throw new Error(`docs/runbook.md no longer says \`${command}\`.`);
    tried.add(command);
    return bash(`${first}\n${here(changed(command, changes))}`);
  };
}

/** Runs a script of docs/deploy at this run's places. */
export function runScript(path: string, installation: Installation): Promise<Ran> {
  return bash(at(installation)(changed(readFileSync(join(root, path), 'utf8'), [AS_ITSELF])));
}

function changed(text: string, changes: RunbookChange[]): string {
  for (const [written] of changes)
    if (!text.includes(written)) throw new Error(`The runbook's \`${text}\` no longer says "${written}".`);
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
