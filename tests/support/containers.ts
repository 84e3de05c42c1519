/** Containers without a daemon: Debian's buildah with chroot isolation, which works where containers may not be nested. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const buildahIsThere =
  process.getuid?.() === 0 &&
  ['/usr/bin/buildah', '/usr/sbin/debootstrap', '/usr/bin/node', '/usr/bin/npm'].every((file) =>
    existsSync(file),
  );

/** Files that slim images of Debian leave out. */
const NOT_SLIM = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
  'usr/share/info',
  'var/lib/apt/lists',
];

export type Containers = ReturnType<typeof openContainers>;

/** A separate image store, which `remove` deletes. */
export function openContainers() {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-containers-'));
  const store = ['--storage-driver', 'vfs', '--root', join(folder, 'root'), '--runroot', join(folder, 'run')];
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...store, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

  /** Builds an image from another one, or from scratch, and adds files. */
  function image(name: string, from: string, fill: (root: string) => void): void {
    const container = buildah('from', from);
    fill(buildah('mount', container));
    buildah('umount', container);
    buildah('commit', '--quiet', '--format', 'docker', container, name);
    buildah('rm', container);
  }

  return {
    buildah,
    /** Debian like its slim images, and the same with this machine's Node 20 and npm for the build. */
    makeBases(): { base: string; builder: string } {
      image('localhost/base', 'scratch', (root) => {
        execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root, debianMirror()], {
          stdio: 'ignore',
        });
        for (const path of NOT_SLIM) rmSync(join(root, path), { recursive: true, force: true });
        execFileSync('chroot', [root, 'apt-get', 'clean']);
      });
      image('localhost/builder', 'localhost/base', (root) => {
        const npm = dirname(dirname(realpathSync('/usr/bin/npm')));
        cpSync(npm, join(root, npm), { recursive: true });
        cpSync('/usr/bin/node', join(root, 'usr/bin/node'), { dereference: true });
        symlinkSync(join(npm, 'bin/npm-cli.js'), join(root, 'usr/bin/npm'));
      });
      return { base: 'localhost/base', builder: 'localhost/builder' };
    },

    /** Runs a program of a container to its end. @throws when it fails. @returns what it printed. */
    run: (container: string, options: readonly string[], program: readonly string[]): string =>
      buildah(...running(container, options, program)),

    start: (container: string, options: readonly string[], program: readonly string[]): ChildProcess =>
      spawn('buildah', [...store, ...running(container, options, program)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      }),

    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const running = (container: string, options: readonly string[], program: readonly string[]) => [
  ...['run', '--isolation', 'chroot'],
  ...[...options, container, '--', ...program],
];

/** The Debian mirror of this machine. */
function debianMirror(): string {
  const targets = execFileSync('apt-get', ['indextargets', '--format', '$(RELEASE) $(REPO_URI)'], {
    encoding: 'utf8',
  });
  return /^bookworm (\S+)$/m.exec(targets)?.[1] ?? 'http://deb.debian.org/debian';
}

/** The descendant of a process, at any depth, whose command line contains `command`. */
export function descendant(pid: number, command: string): number | undefined {
  const processes = readdirSync('/proc')
    .filter((file) => /^\d+$/.test(file))
    .flatMap(statusOf);
  const under = (parent: number): number | undefined => {
    const children = processes.filter((one) => one.parent === parent);
    return (
      children.find((one) => one.command.includes(command))?.pid ??
      children.map((one) => under(one.pid)).find(Boolean)
    );
  };
  return under(pid);
}

/** The status of a process, as a list; empty when the process has just ended. */
function statusOf(pid: string): { pid: number; parent: number; command: string }[] {
  try {
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return [
      { pid: Number(pid), parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') },
    ];
  } catch {
    return [];
  }
}
