/**
 * Our mail against Debian's Postfix, run by hand as root: `apt-get install postfix`, build the pages, then
 * `node tests/faults/postfix.ts`. Postfix runs from a temporary folder, on loopback alone, with STARTTLS; nothing leaves the
 * machine. Prints what it saw and ends with 1 if that isn't what we promise.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { connect } from '../../server/database/connect.ts';
import { freePort } from '../../server/testing/postgres-cluster.ts';
import { startServer } from '../support/running-server.ts';

if (userInfo().uid !== 0) throw new Error('Postfix starts as root only.');

const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-postfix-'));
execFileSync('chmod', ['755', folder]);
const config = join(folder, 'etc');
const mailboxes = join(folder, 'mail');
const port = await freePort();
const id = (flag: string) => execFileSync('id', [flag, 'postfix'], { encoding: 'utf8' }).trim();
const postfix = (...words: string[]) => execFileSync('postfix', ['-c', config, ...words], { stdio: 'pipe' });

mkdirSync(config);
mkdirSync(join(folder, 'lib'));
mkdirSync(join(folder, 'queue'));
mkdirSync(mailboxes);
execFileSync('chown', ['postfix', mailboxes, join(folder, 'lib')]);
execFileSync(
  'openssl',
  // biome-ignore format: one command line
  ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-keyout', join(config, 'key.pem'), '-out', join(config, 'cert.pem')],
  { stdio: 'ignore' },
);
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
default_transport = error:no mail leaves this machine
smtpd_relay_restrictions = permit_mynetworks, reject
smtpd_tls_security_level = may
smtpd_tls_cert_file = ${config}/cert.pem
smtpd_tls_key_file = ${config}/key.pem
smtpd_tls_loglevel = 1
virtual_mailbox_domains = ledgeandframe.example, example.com
virtual_mailbox_base = ${mailboxes}
virtual_mailbox_maps = inline:{ { studio@ledgeandframe.example = studio/ }, { ana@example.com = ana/ } }
virtual_uid_maps = static:${id('-u')}
virtual_gid_maps = static:${id('-g')}
virtual_minimum_uid = 1
`,
);
writeFileSync(
  join(config, 'master.cf'),
  `127.0.0.1:${port} inet n - n - - smtpd
${['pickup', 'cleanup', 'qmgr', 'rewrite', 'proxymap', 'virtual', 'error', 'anvil', 'showq', 'verify', 'flush', 'scache', 'tlsmgr', 'bounce', 'defer', 'trace', 'retry', 'discard', 'lmtp', 'smtp', 'relay', 'local', 'postlog'].map(service).join('\n')}
`,
);

const server = await startServer({
  SMTP_URL: `smtp://localhost:${port}?tls.rejectUnauthorized=false`,
});
const db = connect({ databaseUrl: undefined, dataDir: server.dataDir });
const saw: [boolean, string][] = [];
const see = (isSo: boolean, what: string) => {
  saw.push([isSo, what]);
  console.log(`${isSo ? 'yes' : 'NO '}  ${what}`);
};

try {
  await send('ana@example.com');
  await until(async () => (await states()).every(({ last_error }) => last_error !== null));
  see(
    (await states()).every(({ state }) => state === 'waiting'),
    `with Postfix down both mails wait: ${await words()}`,
  );

  postfix('start');
  await pause(2000);
  await timePasses();
  await until(async () => (await states()).every(({ state }) => state === 'sent'));
  await until(() => inbox('ana').length === 1 && inbox('studio').length === 1);
  see(true, 'once it is up both arrive, once each');

  const ana = await PostalMime.parse(inbox('ana')[0] as string);
  const studio = await PostalMime.parse(inbox('studio')[0] as string);
  see(ana.from?.address === 'studio@ledgeandframe.example', `From: ${ana.from?.name} <${ana.from?.address}>`);
  see(
    studio.replyTo?.[0]?.address === 'ana@example.com',
    `Reply-To of the studio's: ${studio.replyTo?.[0]?.address}`,
  );
  see(/@ledgeandframe\.example>$/.test(ana.messageId ?? ''), `Message-ID as we made it: ${ana.messageId}`);
  see(
    /^Return-Path: <studio@ledgeandframe\.example>/m.test(inbox('ana')[0] as string),
    'Return-Path is the firm’s',
  );
  see(/TLS connection established/.test(postfixLog()), 'handed over by STARTTLS');

  await send('nobody@example.com');
  await until(async () => (await states()).every(({ state }) => state !== 'waiting'));
  const dead = (await states()).filter(({ state }) => state === 'dead');
  see(
    dead.length === 1 && dead[0]?.attempts === 1,
    `an unknown recipient is dead at once: ${dead[0]?.last_error}`,
  );

  await Promise.all(Array.from({ length: 100 }, () => send('ana@example.com')));
  await until(async () => (await states()).every(({ state }) => state !== 'waiting'));
  await until(() => inbox('ana').length === 101 && inbox('studio').length === 102, 60_000);
  await pause(1000);
  see(
    inbox('ana').length === 101 && inbox('studio').length === 102,
    '100 requests more: 200 mails, each once',
  );

  postfix('stop');
  await send('ana@example.com');
  await pause(500);
  postfix('start');
  await pause(1500);
  await timePasses();
  await until(() => inbox('ana').length === 102 && inbox('studio').length === 103);
  see(true, 'after a stop and start of Postfix the next ones arrive over new connections');
} finally {
  try {
    postfix('stop');
  } catch {
    // It was down.
  }
  await db.destroy();
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = saw.every(([isSo]) => isSo) ? 0 : 1;

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

async function send(email: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ana Ruiz',
      email,
      message: `A house on a ledge near Blanco. ${crypto.randomUUID()}`,
    }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
}

function states() {
  return db.selectFrom('mails').select(['state', 'attempts', 'last_error']).execute();
}

async function words(): Promise<string> {
  return [...new Set((await states()).map(({ last_error }) => last_error))].join(' / ');
}

/** Pauses and leases run out; the server looks every few seconds. */
async function timePasses(): Promise<void> {
  await db
    .updateTable('mails')
    .set({ run_at: new Date().toISOString() })
    .where('state', '=', 'waiting')
    .where('last_error', 'is not', null)
    .execute();
}

/** What lies in a Maildir, whole. */
function inbox(name: string): string[] {
  const arrived = join(mailboxes, name, 'new');
  return existsSync(arrived)
    ? readdirSync(arrived).map((file) => readFileSync(join(arrived, file), 'utf8'))
    : [];
}

function postfixLog(): string {
  const file = join(folder, 'log');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function until(isSo: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  for (const end = Date.now() + ms; !(await isSo()); await pause(50))
    if (Date.now() > end)
      throw new Error(`It did not come about. ${await words()}\n${server.output()}\n${postfixLog()}`);
}
