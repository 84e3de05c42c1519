/**
 * A real mailbox for tests: Debian's Dovecot in a temporary folder, on a port of this machine only. Mail is delivered as
 * a delivery agent does it, by renaming a complete file into the Maildir.
 */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../testing/postgres-cluster.ts';
import { childrenOf, isAlive, quietly } from '../../testing/processes.ts';

const PROGRAM = '/usr/sbin/dovecot';
const IMAP_PROGRAM = '/usr/lib/dovecot/imap';
/** Debian's user and group `mail`. */
const MAIL = 8;

export const DOVECOT_USER = 'studio@example.com';
export const DOVECOT_PASSWORD = 'a password of the tests';

export type Dovecot = Awaited<ReturnType<typeof startDovecot>>;

/** Dovecot changes users, so it starts as root only. */
export const dovecotIsThere = (): boolean =>
  process.getuid?.() === 0 && existsSync(PROGRAM) && existsSync(IMAP_PROGRAM);

/** @param tls paths of a certificate and its key: then STARTTLS is offered, and `imaps` is the port of TLS. */
export async function startDovecot(tls?: { cert: string; key: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-dovecot-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const imaps = tls ? await freePort() : 0;
  const maildir = join(folder, 'mail', 'Maildir');
  for (const path of ['mail', 'mail/Maildir', ...['cur', 'new', 'tmp'].map((name) => `mail/Maildir/${name}`)])
    own(mkdir(join(folder, path)));
  const setPassword = (password: string) =>
    writeFileSync(join(folder, 'passwd'), `${DOVECOT_USER}:{PLAIN}${password}\n`);
  setPassword(DOVECOT_PASSWORD);
  const settings = join(folder, 'dovecot.conf');
  writeFileSync(settings, settingsFor(folder, port, maildir) + (tls ? encryptionFor(imaps, tls) : ''));
  let delivered = 0;
  let master = 0;

  async function start(): Promise<void> {
    const child = spawn(PROGRAM, ['-F', '-c', settings], { stdio: 'ignore' });
    master = child.pid ?? 0;
    for (let tries = 0; !(await answers(port)); tries++) {
      if (tries === 200 || child.exitCode !== null)
        throw new Error(`Dovecot did not start:\n${readFileSync(join(folder, 'log'), 'utf8')}`);
      await pause(50);
    }
  }

  /** Ends the master and the processes that it started; those leave nothing that a start would trip over. */
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    // Stopped first, so that it starts no other meanwhile.
    if (signal === 'SIGKILL') quietly(() => process.kill(master, 'SIGSTOP'));
    const children = childrenOf(master);
    for (const pid of signal === 'SIGKILL' ? [...children, master] : [master])
      quietly(() => process.kill(pid, signal));
    while ([...children, master].some(isAlive)) await pause(10);
    rmSync(join(folder, 'run'), { recursive: true, force: true });
  }

  const dovecot = {
    port,
    imaps,
    /** The Maildir, for a mail server that delivers into it, and the user that it belongs to. */
    ...{ maildir, uid: MAIL },
    url: `imap://${encodeURIComponent(DOVECOT_USER)}:${encodeURIComponent(DOVECOT_PASSWORD)}@127.0.0.1:${port}`,
    start,
    setPassword,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),

    /** Delivers a mail. @returns its file's name. */
    deliver(raw: string | Buffer): string {
      const name = `${Math.floor(Date.now() / 1000)}.M${String(++delivered).padStart(6, '0')}P${process.pid}.test`;
      writeFileSync(join(maildir, 'tmp', name), raw);
      own(join(maildir, 'tmp', name));
      renameSync(join(maildir, 'tmp', name), join(maildir, 'new', name));
      return name;
    },

    /** Files in the mailbox with their flags, as a mail program would have left them. */
    mails: (): string[] => ['new', 'cur'].flatMap((part) => readdirSync(join(maildir, part))),

    /** The path of a delivered mail, wherever Dovecot has put it. */
    fileOf(name: string): string {
      for (const part of ['new', 'cur'])
        for (const file of readdirSync(join(maildir, part)))
          if (file.startsWith(name)) return join(maildir, part, file);
      throw new Error(`${name} is not in the mailbox.`);
    },

    /** Restarts with other UIDs and another UIDVALIDITY, as after a move or a repair. */
    async renumber(): Promise<void> {
      await end('SIGKILL');
      for (const file of readdirSync(maildir)) if (file.startsWith('dovecot')) rmSync(join(maildir, file));
      // Dovecot takes the second as UIDVALIDITY.
      await pause(1100);
      await start();
    },

    log: (): string => readFileSync(join(folder, 'log'), 'utf8'),

    async remove(): Promise<void> {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await start();
  return dovecot;
}

const settingsFor = (folder: string, port: number, maildir: string) => `
protocols = imap
listen = 127.0.0.1, 127.0.0.2
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
auth_failure_delay = 0
first_valid_uid = ${MAIL}
mail_location = maildir:${maildir}
mail_fsync = never
shutdown_clients = yes
passdb {
  driver = passwd-file
  args = ${folder}/passwd
}
userdb {
  driver = static
  args = uid=${MAIL} gid=${MAIL} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service stats {
  chroot =
}
service anvil {
  chroot =
}
`;

/** Stands after the other settings, so it overrides them. */
const encryptionFor = (port: number, { cert, key }: { cert: string; key: string }) => `
ssl = yes
ssl_cert = <${cert}
ssl_key = <${key}
service imap-login {
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
`;

function mkdir(path: string): string {
  mkdirSync(path, { recursive: true });
  return path;
}

const own = (path: string) => chownSync(path, MAIL, MAIL);

/** Whether the server greets: its port is open before it is ready. */
const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    const done = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.setTimeout(2000, () => done(false));
    socket.on('error', () => done(false));
    socket.on('data', (chunk) => done(chunk.includes('OK')));
  });
