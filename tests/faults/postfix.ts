/**
 * Our mail against Debian's Postfix, run by hand as root: `apt-get install postfix`, build the pages, then
 * `node tests/faults/postfix.ts`. Postfix runs from a temporary folder, on loopback alone, with STARTTLS; nothing leaves the
 * machine. Prints its observations, and exits with 1 if they break a guarantee.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { connect } from '../../server/database/connect.ts';
import { createPostfix } from '../support/postfix.ts';
import { startServer } from '../support/running-server.ts';

if (userInfo().uid !== 0) throw new Error('Postfix starts as root only.');

const mailboxes = mkdtempSync(join(tmpdir(), 'ledge-frame-mailboxes-'));
execFileSync('chmod', ['755', mailboxes]);
execFileSync('chown', ['postfix', mailboxes]);
const id = (flag: string) => execFileSync('id', [flag, 'postfix'], { encoding: 'utf8' }).trim();
const postfix = await createPostfix({
  maildirs: { 'studio@ledgeandframe.example': 'studio/', 'ana@example.com': 'ana/' },
  ...{ base: mailboxes, uid: id('-u'), gid: id('-g') },
});

const server = await startServer({
  SMTP_URL: postfix.url,
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

  postfix.start();
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
  see(/TLS connection established/.test(postfix.log()), 'handed over by STARTTLS');

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

  postfix.stop();
  await send('ana@example.com');
  await pause(500);
  postfix.start();
  await pause(1500);
  await timePasses();
  await until(() => inbox('ana').length === 102 && inbox('studio').length === 103);
  see(true, 'after a stop and start of Postfix the next ones arrive over new connections');
} finally {
  postfix.remove();
  await db.destroy();
  await server.remove();
  rmSync(mailboxes, { recursive: true, force: true });
}
process.exitCode = saw.every(([isSo]) => isSo) ? 0 : 1;

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

/** Ends the pauses before retries; the server checks for due jobs every few seconds. */
async function timePasses(): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: new Date().toISOString() })
    .where('task', '=', 'mail')
    .where('last_error', 'is not', null)
    .execute();
}

/** The complete emails in a Maildir. */
function inbox(name: string): string[] {
  const arrived = join(mailboxes, name, 'new');
  return existsSync(arrived)
    ? readdirSync(arrived).map((file) => readFileSync(join(arrived, file), 'utf8'))
    : [];
}

async function until(isSo: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  for (const end = Date.now() + ms; !(await isSo()); await pause(50))
    if (Date.now() > end)
      throw new Error(`It did not come about. ${await words()}\n${server.output()}\n${postfix.log()}`);
}
