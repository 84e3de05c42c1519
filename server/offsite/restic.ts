/** restic, which encrypts and deduplicates off-site backups. The only caller of the program. */
import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { TransferError } from '../backup/transfer-error.ts';
import { type BackupPlace, parseBackupUrl } from '../config/backup-url.ts';
import type { Config } from '../config/config.ts';

/** Snapshots of one installation are found by this name, whichever machine made them. */
const HOST = 'ledge-frame';
/** Erased data leaves the repository with the last snapshot from before the erasure. */
export const KEEP_DAYS = 30;
const ERROR_LENGTH = 400;
const UNREADABLE = 'ciphertext verification failed';
const ATTEMPTS = 3;

export type SnapshotKind = 'archive' | 'registers';
export type Snapshot = { id: string; time: string };
export type Repository = ReturnType<typeof openRepository>;

type Call = { cwd?: string; into?: string };

const snapshots = z.array(z.object({ id: z.string(), time: z.string() }));
const stored = z.object({
  message_type: z.literal('summary'),
  snapshot_id: z.string(),
  data_added: z.number(),
});

/**
 * @param scratch an existing folder for restic's temporary files.
 * @param signal ends a running call.
 */
export function openRepository(
  { offsite, dataDir }: Pick<Config, 'offsite' | 'dataDir'>,
  scratch: string,
  signal?: AbortSignal,
) {
  if (!offsite) throw new TransferError('Set BACKUP_URL and BACKUP_PASSWORD first.');
  const { password, url } = offsite;
  const { repository, options, env } = addressOf(parseBackupUrl(url) as BackupPlace, dataDir);

  /** A passing fault of memory, disk or network makes a block unreadable once; a damaged block stays unreadable. */
  async function restic(args: string[], call?: Call): Promise<string> {
    for (let attempt = 1; ; attempt++)
      try {
        return await attemptOf(args, call);
      } catch (error) {
        if (attempt === ATTEMPTS || !(error as Error).message.includes(UNREADABLE)) throw error;
      }
  }

  /** Runs restic to its end. @returns what it printed, unless that is written `into` a file. */
  async function attemptOf(args: string[], { cwd = scratch, into }: Call = {}): Promise<string> {
    const file = into === undefined ? null : await open(into, 'w', 0o600);
    try {
      return await ended(
        spawn('restic', ['--no-cache', ...options, ...args], {
          cwd,
          signal,
          // restic removes its lock on this signal.
          killSignal: 'SIGTERM',
          stdio: ['ignore', file ? file.fd : 'pipe', 'pipe'],
          env: {
            PATH: '/usr/local/bin:/usr/bin:/bin',
            HOME: dataDir,
            TMPDIR: scratch,
            RESTIC_REPOSITORY: repository,
            RESTIC_PASSWORD: password,
            // Twice the default collection of garbage, and one processor: the site is served meanwhile.
            GOGC: '50',
            GOMAXPROCS: '1',
            ...env,
          },
        }),
      );
    } finally {
      await file?.close();
    }
  }

  const list = async (kind: SnapshotKind): Promise<Snapshot[]> =>
    snapshots.parse(JSON.parse(await restic(['snapshots', '--json', '--host', HOST, '--tag', kind])) ?? []);

  return {
    /** Creates the repository where there is none. */
    async prepare(): Promise<void> {
      try {
        await restic(['cat', 'config']);
      } catch (error) {
        if (!(error as Error).message.includes('unable to open config file')) throw error;
        await restic(['init']);
      }
      // Removes locks of processes that were killed.
      await restic(['unlock']);
    },

    /** Stores the content of a folder. @returns the bytes that the repository grew by. */
    async store(folder: string, kind: SnapshotKind, at: Date): Promise<{ id: string; addedBytes: number }> {
      const time = at.toISOString().slice(0, 19).replace('T', ' ');
      const args = ['backup', '.', '--json', '--host', HOST, '--tag', kind, '--time', time];
      const printed = await restic(args, { cwd: folder });
      const { snapshot_id, data_added } = stored.parse(JSON.parse(printed.trim().split('\n').at(-1) ?? ''));
      return { id: snapshot_id, addedBytes: data_added };
    },

    /** Removes snapshots of a kind: those KEEP_DAYS older than the newest, or all but the newest. */
    forget: (kind: SnapshotKind, keep: 'recent' | 'newest'): Promise<string> =>
      restic([
        ...['forget', '--host', HOST, '--tag', kind, '--group-by', 'host,tags'],
        ...(keep === 'recent' ? ['--keep-within', `${KEEP_DAYS}d`] : ['--keep-last', '1']),
      ]),

    /** Deletes all data that no snapshot uses. restic would keep a twentieth by default, with erased data in it. */
    prune: (): Promise<string> => restic(['prune', '--max-unused', '0']),

    /** Returns the newest snapshot, or null. */
    async newest(kind: SnapshotKind): Promise<Snapshot | null> {
      return (await list(kind)).sort((a, b) => (a.time < b.time ? 1 : -1))[0] ?? null;
    },

    list,

    /** Writes a snapshot as a tar archive. */
    dump: ({ id }: Snapshot, file: string): Promise<string> =>
      restic(['dump', id, '/', '--archive', 'tar'], { into: file }),

    /** Returns the size of the repository, in bytes. */
    async size(): Promise<number> {
      const printed = await restic(['stats', '--mode', 'raw-data', '--json']);
      return z.object({ total_size: z.number() }).parse(JSON.parse(printed)).total_size;
    },
  };
}

/** Returns the address of a place without its secrets, for people. */
export function describePlace(url: string): string {
  const place = parseBackupUrl(url) as BackupPlace;
  if (place.kind === 's3') return `${new URL(place.endpoint).host}/${place.bucket}`;
  return place.kind === 'sftp' ? `${place.host}:${place.folder}` : place.folder;
}

function addressOf(place: BackupPlace, dataDir: string) {
  if (place.kind === 'folder') return { repository: place.folder, options: [], env: {} };
  if (place.kind === 's3')
    return {
      repository: `s3:${place.endpoint}/${place.bucket}`,
      options: [],
      env: { AWS_ACCESS_KEY_ID: place.key, AWS_SECRET_ACCESS_KEY: place.secret },
    };
  const { user, host, port, folder } = place;
  const ssh = [
    ...['ssh', '-p', port, '-i', join(dataDir, 'backup-key'), '-o', 'BatchMode=yes'],
    // The first connection stores the host's key. Backups are encrypted before they leave the machine.
    ...[
      '-o',
      'StrictHostKeyChecking=accept-new',
      '-o',
      `UserKnownHostsFile=${join(dataDir, 'backup-hosts')}`,
    ],
    ...[`${user}@${host}`, '-s', 'sftp'],
  ];
  return {
    repository: `sftp:${user}@${host}:${folder}`,
    options: ['-o', `sftp.command=${ssh.map((part) => `'${part}'`).join(' ')}`],
    env: {},
  };
}

function ended(child: ReturnType<typeof spawn>): Promise<string> {
  let out = '';
  let err = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (err += text));
  if (child.pid) lower(child.pid);
  return new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT' ? new TransferError('restic isn’t installed: apt-get install restic') : error,
      ),
    );
    child.on('close', (code) =>
      code === 0
        ? resolve(out)
        : reject(new TransferError(err.trim().slice(0, ERROR_LENGTH) || `restic: exit code ${code}`)),
    );
  });
}

function lower(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // A sandbox may forbid it, and the process may have ended.
  }
}
