/** Debian's Postfix from a temporary folder, on loopback alone, with STARTTLS; nothing leaves the machine. Starts as root only. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/testing/postgres-cluster.ts';

export const postfixIsThere = (): boolean => process.getuid?.() === 0 && existsSync('/usr/sbin/postfix');

export type Postfix = Awaited<ReturnType<typeof createPostfix>>;

type Mailboxes = {
  /** Maildirs by address, relative to `base`, each with a slash at its end. */
  maildirs: Record<string, string>;
  base: string;
  uid: string;
  gid: string;
  /** Domains whose mail is accepted and then bounced, because they have no mailboxes. */
  returned?: string[];
};

/** Writes the configuration; `start` runs it. */
export async function createPostfix({ maildirs, base, uid, gid, returned = [] }: Mailboxes) {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-postfix-'));
  execFileSync('chmod', ['755', folder]);
  const config = join(folder, 'etc');
  const port = await freePort();
  for (const name of ['etc', 'lib', 'queue']) mkdirSync(join(folder, name));
  execFileSync('chown', ['postfix', join(folder, 'lib')]);
  execFileSync(
    'openssl',
    // biome-ignore format: one command line
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-keyout', join(config, 'key.pem'), '-out', join(config, 'cert.pem')],
    { stdio: 'ignore' },
  );
  const table = (entries: Record<string, string>) =>
    `inline:{ ${Object.entries(entries)
      .map(([key, value]) => `{ ${key} = ${value} }`)
      .join(', ')} }`;
  const domains = [...new Set(Object.keys(maildirs).map((address) => address.split('@')[1])), ...returned];
  writeFileSync(
    join(config, 'main.cf'),
    `compatibility_level = 3.6
mail_owner = postfix
setgid_group = postdrop
queue_directory = ${folder}/queue
data_directory = ${folder}/lib
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
myhostname = localhost
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
mydestination =
recipient_delimiter = +
default_transport = error:no mail leaves this machine
${returned.length > 0 ? 'smtpd_reject_unlisted_recipient = no' : ''}
smtpd_relay_restrictions = permit_mynetworks, reject
smtpd_tls_security_level = may
smtpd_tls_cert_file = ${config}/cert.pem
smtpd_tls_key_file = ${config}/key.pem
smtpd_tls_loglevel = 1
virtual_mailbox_domains = ${domains.join(', ')}
virtual_mailbox_base = ${base}
virtual_mailbox_maps = ${table(maildirs)}
virtual_uid_maps = static:${uid}
virtual_gid_maps = static:${gid}
virtual_minimum_uid = 1
`,
  );
  writeFileSync(
    join(config, 'master.cf'),
    `127.0.0.1:${port} inet n - n - - smtpd
${['pickup', 'cleanup', 'qmgr', 'rewrite', 'proxymap', 'virtual', 'error', 'anvil', 'showq', 'verify', 'flush', 'scache', 'tlsmgr', 'bounce', 'defer', 'trace', 'retry', 'discard', 'lmtp', 'smtp', 'relay', 'local', 'postlog'].map(service).join('\n')}
`,
  );
  const postfix = (word: string) => execFileSync('postfix', ['-c', config, word], { stdio: 'pipe' });
  const stop = () => {
    try {
      postfix('stop');
    } catch {
      // It was down.
    }
  };
  return {
    url: `smtp://localhost:${port}?tls.rejectUnauthorized=false`,
    start: () => void postfix('start'),
    stop,
    log: (): string => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : ''),
    remove: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function service(name: string): string {
  const programs: Record<string, string> = {
    rewrite: 'trivial-rewrite',
    defer: 'bounce',
    trace: 'bounce',
    retry: 'error',
    relay: 'smtp',
    postlog: 'postlogd',
  };
  const type = name === 'postlog' ? 'unix-dgram' : 'unix';
  const open = ['pickup', 'cleanup', 'qmgr', 'showq', 'flush', 'postlog'].includes(name);
  const wakeUp = { pickup: '60', qmgr: '300' }[name] ?? '-';
  const single = ['pickup', 'qmgr', 'proxymap', 'anvil', 'tlsmgr', 'verify', 'scache', 'postlog'].includes(
    name,
  );
  const endless = ['cleanup', 'bounce', 'defer', 'trace', 'flush'].includes(name);
  const most = single ? '1' : endless ? '0' : '-';
  return `${name} ${type} ${open ? 'n' : '-'} ${name === 'virtual' || name === 'local' ? 'n' : '-'} n ${wakeUp} ${most} ${programs[name] ?? name}`;
}
