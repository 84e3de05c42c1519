/**
 * Recreates, without systemd, the paths of the installation (docs/deploy.md) and the restrictions of its service: a separate
 * mount namespace, in which the same folders are read-only, hidden or private (systemd.exec(5)). Needs root.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Ran } from './operations-guide.ts';
import { projectNode } from './running-server.ts';
import type { Unit } from './systemd-unit.ts';

const root = join(import.meta.dirname, '../..');

/** Tests create no account `ledge-frame` on the machine; this account is unprivileged, too. */
const [UID, GID] = [65534, 65534];

export const canSandbox =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', '--propagation', 'private', 'true']).status === 0;

/** Folders of the test that stand for those of the installation. */
export type Places = { data: string; backups: string };

export function makePlaces(folder: string): Places {
  const places = { data: join(folder, 'data'), backups: join(folder, 'backups') };
  for (const place of Object.values(places)) {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    chownSync(place, UID, GID);
  }
  return places;
}

const BACKUPS = '/var/backups/ledge-frame';

/** Mounts program, data and backups at the paths of docs/deploy.md. Other files in those folders are hidden meanwhile. */
function installed({ files }: Unit, { data, backups }: Places): string {
  const bind = (what: string, to: string) =>
    `mount -t tmpfs tmpfs ${join(to, '..')} && mkdir ${to} && mount --bind ${what} ${to}`;
  return [
    'mkdir -p /var/backups',
    bind(data, files.stateDirectory),
    bind(backups, BACKUPS),
    bind(root, files.workingDirectory),
  ].join('\n');
}

/** Applies the unit's rules for the file system. @throws Error for a rule that isn't supported here. */
function restricted({ files }: Unit): string {
  if (files.protectSystem !== 'strict' || files.protectHome !== 'yes' || files.privateTmp !== 'yes')
    throw new Error('The unit restricts the file system in another way than this does.');
  const writable = [files.stateDirectory, ...files.readWritePaths.map((path) => path.replace(/^-/, ''))];
  return [
    ...['/home', '/root', '/run/user'].map(
      (path) => `[ ! -d ${path} ] || mount -t tmpfs -o ro,mode=000 tmpfs ${path}`,
    ),
    ...['/tmp', '/var/tmp'].map((path) => `mount -t tmpfs -o mode=1777 tmpfs ${path}`),
    // A separate mount for each path that stays writable; then all other mounts become read-only.
    ...writable.map((path) => `[ ! -d ${path} ] || mount --bind ${path} ${path}`),
    `for place in $(awk '{print $5}' /proc/self/mountinfo); do
       case "$place" in
         /dev|/dev/*|/proc|/proc/*|/sys|/sys/*|/tmp|/var/tmp|${writable.join('|')}) ;;
         # What lies below a folder that is hidden now is out of reach already.
         *) if mountpoint -q "$place"; then mount -o remount,bind,ro "$place"; fi ;;
       esac
     done`,
  ].join('\n');
}

const AS_SERVICE = `setpriv --reuid ${UID} --regid ${GID} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all`;

function within(script: string, env: Record<string, string>): ChildProcess {
  const args = ['--mount', '--propagation', 'private', 'bash', '-ec', script];
  return spawn('unshare', args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs one of the commands as the shell of docs/operations.md does: at the same places, without the unit's restrictions. */
export async function runCommand(
  unit: Unit,
  places: Places,
  name: string,
  args: string[],
  env: Record<string, string>,
) {
  const { workingDirectory: home, stateDirectory } = unit.files;
  const node = projectNode.replace(root, home);
  const words = args.map((word) => `'${word}'`).join(' ');
  const run = `${AS_SERVICE} ${node} --disable-warning=ExperimentalWarning commands/${name}.ts ${words}`;
  const child = within(`${installed(unit, places)}\ncd ${home}\numask 077\nexec ${run}`, {
    DATA_DIR: stateDirectory,
    ...env,
  });
  return ended(child);
}

async function ended(child: ChildProcess): Promise<Ran> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

export type SystemdService = { url: string; output: () => string; stop: () => Promise<void> };

/** Starts the service as the unit defines, and waits until it is ready. */
export async function startService(
  unit: Unit,
  places: Places,
  env: Record<string, string>,
): Promise<SystemdService> {
  const { workingDirectory: home } = unit.files;
  const command = unit.command.map((word) => word.replace(root, home)).join(' ');
  const script = [
    installed(unit, places),
    restricted(unit),
    `cd ${home}`,
    'umask 077',
    `exec ${AS_SERVICE} ${command}`,
  ];
  const settings = { ...unit.environment, ...env };
  const child = within(script.join('\n'), settings);
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk;
      if (/is ready at.*?\n\n/s.test(printed)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`The service ended with ${code}:\n${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    output: () => printed,
    stop: async () => {
      const gone = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
