/**
 * The incidents of docs/operations.md: each happens to a real server, and the commands of that page and of docs/deploy.md
 * are executed as written. A changed or new command fails until it is executed here, or listed among those that can't be.
 */
import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { connect, sqliteFile } from '../../server/database/connect.ts';
import type { Db } from '../../server/database/schema.ts';
import { pictureOf } from '../../server/images/testing/sample-files.ts';
import { mailboxId } from '../../server/inbound/imap/address.ts';
import { DOVECOT_PASSWORD, dovecotIsThere, startDovecot } from '../../server/inbound/testing/dovecot.ts';
import { codeOf } from '../../server/staff/testing/totp.ts';
import { type MailServer, smtpError, startMailServer } from '../../server/testing/mail-server.ts';
import {
  createDatabase,
  freePort,
  postgresPrograms,
  startCluster,
} from '../../server/testing/postgres-cluster.ts';
import { nginxIsThere, startNginx } from '../support/nginx.ts';
import { commands, type GuideShell, guideShell, quoted, tried } from '../support/operations-guide.ts';
import {
  type IncidentScene,
  inShell,
  OWNER,
  type Receipt,
  removeScenes,
  scene,
  send,
  until,
  write,
} from '../support/operations-scene.ts';
import { startServer } from '../support/running-server.ts';
import { fillDisk, smallDisk } from '../support/small-disk.ts';

/** Commands that belong to the machine: they follow the manuals of systemd, apt, certbot and Docker. */
const NOT_RUN = [
  'apt-get install restic',
  `ssh-keygen -t ed25519 -N '' -f $DATA_DIR/backup-key`,
  // tests/deploy/offsite.test.ts
  'lf backup --offsite',
  'lf backup --rehearse',
  'lf restore --offsite && systemctl start ledge-frame',
  'apt-get install nginx-light certbot curl git npm sqlite3',
  'apt-get install curl',
  'curl -fsSL https://deb.nodesource.com/setup_24.x | bash -',
  'useradd --system --home-dir /var/lib/ledge-frame --shell /usr/sbin/nologin ledge-frame',
  'install -d -o ledge-frame -m 700 /var/backups/ledge-frame',
  'git clone URL /opt/ledge-frame && cd /opt/ledge-frame && npm ci',
  'npm run build',
  'install -m 600 .env.example /etc/ledge-frame.env',
  'cp docs/deploy/ledge-frame.service /etc/systemd/system/ && systemctl enable --now ledge-frame',
  'journalctl -u ledge-frame | grep set-up',
  'install -m 755 docs/deploy/ledge-frame-backup /etc/cron.daily/',
  'DOMAIN=www.example.org',
  `certbot certonly --webroot -w /var/www/html -d $DOMAIN --deploy-hook 'systemctl reload nginx'`,
  'certbot renew --dry-run',
  'ln -sf ../sites-available/ledge-frame /etc/nginx/sites-enabled/ && rm -f /etc/nginx/sites-enabled/default',
  'systemctl reload caddy',
  'git fetch --tags && git checkout TAG && npm ci',
  'git checkout TAG && npm ci && npm run build',
  'mv /var/lib/ledge-frame /var/lib/ledge-frame.failed && install -d -o ledge-frame -m 700 /var/lib/ledge-frame',
  'npm run build && systemctl restart ledge-frame',
  // There is no Docker where this runs; tests/faults/container.test.ts runs the container itself.
  'docker buildx imagetools inspect',
  'docker compose exec site ledge-frame doctor',
  'openssl rand -hex 32',
  'git pull',
  'git diff @{1} -- docs/deploy',
  'systemctl daemon-reload',
  'npm start',
  'npm ci',
  'journalctl -u ledge-frame',
  'git checkout TAG',
  'docker compose up -d --build',
  // tests/deploy/update.test.ts runs it.
  './update --back',
  'docker compose exec site ledge-frame',
  'journalctl -u ledge-frame -n 100',
  'journalctl --vacuum-size=200M',
  'systemctl status postgresql',
  'systemctl restart postgresql',
  'systemctl restart ledge-frame',
  'certbot renew && systemctl reload nginx',
  'timedatectl',
  'systemctl stop ledge-frame',
  'systemctl start ledge-frame',
  // The same commands by their npm names.
  'npm run doctor',
  'npm run backup -- FILE',
  'lf backup FILE',
  // server/backup/restored.test.ts runs it.
  'lf restore FILE --without-register',
];

afterAll(removeScenes);

/** Debian's package sqlite3, as docs/deploy.md installs it; PostgreSQL brings psql along. */
const engines = [
  ...(existsSync('/usr/bin/sqlite3') ? (['sqlite'] as const) : []),
  ...(inject('postgresUrl') ? (['postgres'] as const) : []),
];

describe.each(engines)('on %s, incident', (engine) => {
  let here: IncidentScene;
  let mailServer: MailServer;
  let db: Db;
  beforeAll(async () => {
    mailServer = await startMailServer();
    const given: Record<string, string> = { SMTP_URL: mailServer.url };
    if (engine === 'postgres') given.DATABASE_URL = await createDatabase(inject('postgresUrl') as string);
    here = await scene(given);
    db = connect({ databaseUrl: given.DATABASE_URL, dataDir: here.server.dataDir });
  });
  afterAll(async () => {
    await db.destroy();
    await here.server.kill();
    await mailServer.stop();
  });

  const DEAD = `sql "select kind, recipient, attempts, last_error from mails where state = 'dead'"`;
  const WAITING = `sql "select kind, attempts, run_at, last_error from mails where state = 'waiting'"`;

  it('3, a dead letter: the address doesn’t exist, then it does, and Resend brings the mail', async () => {
    const { server, run, ask } = here;
    mailServer.behaviour.onRecipient = (address) => {
      if (address === 'rosa@example.com') throw smtpError(550, '5.1.1 No such user here');
    };
    await write(server);
    await until(async () => (await run(DEAD)).out.includes('rosa@example.com'), 'A dead letter');
    const dead = await run(DEAD);
    expect(dead).toMatchObject({ code: 0, err: '' });
    expect(dead.out).toMatch(/inquiry-visitor.*rosa@example\.com.*1.*No such user here/);
    expect((await run('curl -s localhost:3000/metrics')).out).toContain('ledge_frame_mails{state="dead"} 1');
    expect((await run('lf doctor')).out).toMatch(/ERROR +outbox +1 email is still undelivered/);
    mailServer.behaviour.onRecipient = undefined;
    const [mail] = (await ask('/api/mails?state=dead')).body as { id: string }[];
    const came = mailServer.received.length;
    expect(await ask(`/api/mails/${mail?.id}/resend`, 'POST')).toMatchObject({ status: 200 });
    await mailServer.takes(came + 1);
    expect(mailServer.received.at(-1)?.to).toEqual(['rosa@example.com']);
    await until(async () => !(await run(DEAD)).out.includes('rosa@example.com'), 'An empty list');
  });

  it('3, dead letters: the mail server is away past the last try, then it is put right', async () => {
    const { server, run, ask } = here;
    await mailServer.stop();
    await write(server);
    const firstTry = () =>
      db.selectFrom('mails').select('last_error').where('state', '=', 'waiting').execute();
    await until(async () => (await firstTry()).every((mail) => mail.last_error !== null), 'A first try');
    const waiting = await run(WAITING);
    expect(waiting).toMatchObject({ code: 0, err: '' });
    expect(waiting.out).toMatch(/inquiry-staff.*1.*ECONNREFUSED/);
    expect((await run('lf doctor')).out).toMatch(/ERROR +mail +Mail server 127\.0\.0\.1 rejected our email/);
    // Simulates four and a half hours.
    const due = { attempts: 9, run_at: new Date().toISOString() };
    await db.updateTable('jobs').set(due).where('task', '=', 'mail').execute();
    await until(async () => (await run(DEAD)).out.match(/ECONNREFUSED/g)?.length === 2, 'Two dead letters');
    await mailServer.start();
    const came = mailServer.received.length;
    expect(await ask('/api/mails/resend-dead', 'POST')).toMatchObject({ status: 200, body: { resent: 2 } });
    await mailServer.takes(came + 2);
    await until(async () => (await run('lf doctor')).out.includes('The outbox is empty.'), 'An empty outbox');
  });

  it('5, a spam wave of 300: flagged, mailed to nobody, and what got through is marked', {
    timeout: 180_000,
  }, async () => {
    const { server, run, ask } = here;
    const came = mailServer.received.length;
    const words =
      'We refinish marble, granite and terrazzo floors for hotels and for hospitals across the whole of the state of Texas.';
    const wave = (n: number) =>
      write(server, { name: 'Floor Team', email: `floor${n}@example.com`, message: words });
    // In sequence: the spam score doesn't see inquiries that are saved at the same moment.
    const through = [await wave(1), await wave(2), await wave(3)];
    const flagged = [await wave(4)];
    for (let n = 5; n <= 300; n += 8)
      flagged.push(
        ...(await Promise.all(Array.from({ length: Math.min(8, 301 - n) }, (_, i) => wave(n + i)))),
      );
    const spamOf = async (ids: string[]) =>
      (await db.selectFrom('inquiries').select('spam').where('id', 'in', ids).execute()).map(
        ({ spam }) => spam,
      );
    expect(await spamOf(through.map(({ id }) => id))).toEqual([0, 0, 0]);
    expect(new Set(await spamOf(flagged.map(({ id }) => id)))).toEqual(new Set([1]));
    const howMuch = await run(
      'sql "select substr(created_at,1,13) as hour, spam, count(*) from inquiries group by 1,2 order by 1 desc limit 24"',
    );
    expect(howMuch).toMatchObject({ code: 0, err: '' });
    const suspects = [...howMuch.out.matchAll(/\d{4}-\d\d-\d\dT\d\d\D+1\D+(\d+)/g)];
    expect(suspects.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(297);
    // Only the three unflagged inquiries caused a notification and a receipt.
    await mailServer.takes(came + 6);
    await pause(300);
    expect(mailServer.received).toHaveLength(came + 6);

    const [one, ...rest] = through.map(({ id }) => id);
    const { body } = await ask(`/api/inquiries/${one}`);
    const etag = `"${(body as { version: number }).version}"`;
    const marked = await ask(`/api/inquiries/${one}`, 'PATCH', { spam: true }, { 'if-match': etag });
    expect(marked.status).toBe(200);
    const many = await ask('/api/inquiries/bulk', 'POST', { ids: rest, change: { spam: true } });
    expect(many).toMatchObject({ body: { changed: 2 } });
    const listed = await ask('/api/inquiries?q=terrazzo');
    expect(listed).toMatchObject({ status: 200, body: [] });
  });

  it('6, “I wrote to you and nobody answered”: every row that tells what became of it', async () => {
    const { server, run, ask } = here;
    const { reference } = await write(server, { email: 'Rosa@Example.com' });
    const found = await ask(`/api/inquiries?q=${reference}`);
    expect(found.body).toMatchObject([{ reference }]);
    const row = await run(
      `sql "select reference, created_at, status, spam, withdrawn_at is not null as withdrawn from inquiries where email_key = lower('rosa@example.com')"`,
    );
    expect(row).toMatchObject({ code: 0, err: '' });
    expect(row.out).toMatch(new RegExp(`${reference}.*new.*0.*(0|f)`));
    const mails = await run(
      `sql "select kind, state, sent_at, last_error from mails where recipient = 'rosa@example.com'"`,
    );
    expect(mails).toMatchObject({ code: 0, err: '' });
    expect(mails.out).toMatch(/inquiry-visitor.*sent/);
    expect(await ask('/api/erasures', 'POST', { email: 'rosa@example.com' })).toMatchObject({ status: 201 });
    const erased = await run('sql "select at, kind, counts from erasures order by at desc limit 5"');
    expect(erased).toMatchObject({ code: 0, err: '' });
    expect(erased.out).toMatch(/address.*inquiries/);
  });

  it('an erasure whose traces an old transaction holds: said which it is, and gone when that has ended', {
    timeout: 240_000,
  }, async () => {
    const { server, run, ask } = here;
    await write(server, { email: 'traces@example.com' });
    const old = await openTransaction(here.settings.DATABASE_URL, here.server.dataDir);
    expect(await ask('/api/erasures', 'POST', { email: 'traces@example.com' })).toMatchObject({
      status: 201,
    });
    const TRACES = 'sql "select since, reason from erasure_traces"';
    const reason = engine === 'postgres' ? 'transaction' : 'reader';
    await dayBefore(here.settings.DATABASE_URL, here.server.dataDir);
    await until(async () => (await run(TRACES)).out.includes(reason), 'A reason', 90);
    if (engine === 'postgres') {
      const open = await run(
        'psql "$DATABASE_URL" -c "select pid, usename, state, xact_start from pg_stat_activity where backend_xmin is not null order by xact_start"',
      );
      expect(open).toMatchObject({ code: 0, err: '' });
      const [, pid] = /^ *(\d+) .*idle in transaction/m.exec(open.out) as unknown as [string, string];
      const ended = await run('psql "$DATABASE_URL" -c "select pg_terminate_backend(PID)"', ['PID', pid]);
      expect(ended).toMatchObject({ code: 0, err: '' });
    } else await old.end();
    await until(async () => !(await run(TRACES)).out.includes(reason), 'A database without traces', 90);
  });

  it.skipIf(!dovecotIsThere())(
    '11, the mailbox’s password was changed: the doctor says so until IMAP_URL has the new one',
    async () => {
      const dovecot = await startDovecot();
      onTestFinished(() => dovecot.remove());
      const written = "'p@ss word'";
      const password = 'a new p@ss word/100%';
      dovecot.setPassword(password);
      const found = async (url: string) => (await shellWith(here, url)('lf doctor')).out;
      expect(await found(dovecot.url)).toMatch(
        /ERROR +mailbox +INBOX at 127\.0\.0\.1: .*rejected the sign-in/,
      );
      const id = mailboxId('any', dovecot.url);
      const row = { id, last_read_at: '2026-01-30T09:00:00.000Z', trouble: 'Refused.' };
      await db.insertInto('inbound_mailboxes').values(row).execute();
      const last = await here.run('sql "select last_read_at, trouble from inbound_mailboxes"');
      expect(last).toMatchObject({ code: 0, err: '' });
      expect(last.out).toMatch(/2026-01-30T09:00.*Refused\./);
      const encode = `node_modules/node/bin/node -p "encodeURIComponent(${written})"`;
      expect((await here.run(encode)).out.trim()).toBe(quoted('p%40ss%20word'));
      const printed = await here.run(encode, [written, `'${password}'`]);
      mailServer.behaviour.onDataEnd = ({ raw }) => void dovecot.deliver(raw);
      const signed = await found(
        dovecot.url.replace(encodeURIComponent(DOVECOT_PASSWORD), printed.out.trim()),
      );
      mailServer.behaviour.onDataEnd = undefined;
      expect(signed).toMatch(/ok +mailbox +Signed in to the mailbox/);
      expect(signed).toMatch(/ok +mailbox +A test email to \S+ arrived in the mailbox/);
    },
    60_000,
  );

  it('12 and 13, after two days, and two thousand bounces: how much came, and what became of it', async () => {
    const bounces = Array.from({ length: 2000 }, (_, n) => ({
      id: `bounce-${n}`,
      sha256: `${n}`,
      bytes: 900,
      state: n < 3 ? 'filed' : 'set-aside',
      kind: 'bounce',
      subject: 'Undelivered Mail Returned to Sender',
      text: '550 5.1.1 No such user here',
      received_at: '2026-02-01T10:00:00.000Z',
    }));
    for (let n = 0; n < bounces.length; n += 500)
      await db
        .insertInto('inbound_mails')
        .values(bounces.slice(n, n + 500))
        .execute();
    await write(here.server, { email: 'came-back@example.com' });
    const isSent = async () => {
      const mails = db.selectFrom('mails').select('state').where('recipient', '=', 'came-back@example.com');
      return (await mails.execute()).some(({ state }) => state === 'sent');
    };
    await until(isSent, 'A mail');
    await db
      .updateTable('mails')
      .set({ state: 'bounced' })
      .where('recipient', '=', 'came-back@example.com')
      .execute();
    const shown = async (command: string) => {
      const ran = await here.run(command);
      expect(ran).toMatchObject({ code: 0, err: '' });
      return ran.out;
    };
    expect(
      await shown(
        `sql "select state, count(*) from inbound_mails where received_at > '2026-01-31' group by 1"`,
      ),
    ).toMatch(/set-aside\D+1997/);
    const hours = await shown(
      'sql "select substr(received_at, 1, 13) as hour, kind, state, count(*) from inbound_mails group by 1, 2, 3 order by 1 desc limit 24"',
    );
    expect(hours).toMatch(/2026-02-01T10.*bounce.*filed\D+3\b/);
    expect(hours).toMatch(/2026-02-01T10.*bounce.*set-aside\D+1997/);
    expect(await shown(`sql "select kind, count(*) from mails where state = 'bounced' group by 1"`)).toMatch(
      /inquiry-visitor\D+1/,
    );
    expect(
      await shown(
        `sql "select subject, text from inbound_mails where kind = 'bounce' order by received_at desc limit 3"`,
      ),
    ).toContain('550 5.1.1');
  }, 60_000);

  it('10, a slow dashboard: the metrics name the route, PostgreSQL the query', async () => {
    const { server, run, ask } = here;
    const held = engine === 'postgres' ? await holdInquiries(here.settings.DATABASE_URL as string) : null;
    const asked = ask('/api/inquiries?q=ledge');
    if (held) {
      await pause(1000);
      const busy = await run(
        `psql "$DATABASE_URL" -c "select pid, now() - query_start as runs, left(query, 80) from pg_stat_activity where state <> 'idle' order by 2 desc"`,
      );
      // Released before any assertion, because the incidents after this one need the table.
      await held();
      expect(busy).toMatchObject({ code: 0, err: '' });
      expect(busy.out).toMatch(/\d\d:\d\d:\d\d(\.\d+)? +\| lock table inquiries/);
    }
    expect((await asked).status).toBe(200);
    const slowest = await run(
      `curl -s localhost:3000/metrics | awk -F'[{}]' '/request_duration_seconds_sum/ {s[$2]=$3} /request_duration_seconds_count/ {printf "%.0f ms, %d times: %s\\n", 1000*s[$2]/$3, $3, $2}' | sort -rn | head -5`,
    );
    expect(slowest).toMatchObject({ code: 0, err: '' });
    expect(slowest.out.trim().split('\n')).toHaveLength(5);
    const means = [
      ...slowest.out.matchAll(/^(\d+) ms, \d+ times: method="[A-Z]+",route="\S+",status="\d+"$/gm),
    ];
    expect(means.map(([, ms]) => Number(ms))).toEqual(
      means.map(([, ms]) => Number(ms)).sort((a, b) => b - a),
    );
    expect(means).toHaveLength(5);
    if (held)
      expect(slowest.out).toMatch(/^[1-9]\d{2,} ms, \d+ times: method="GET",route="\/api\/inquiries"/m);
    expect((await run('uptime')).out).toContain('load average');
    if (!held) return;
    expect(await run('psql "$DATABASE_URL" -c analyze')).toMatchObject({ code: 0, out: 'ANALYZE\n' });
    const table = await run(String.raw`psql "$DATABASE_URL" -c '\d inquiry_search'`);
    expect(table.out).toContain('"inquiry_trigrams" gin (text gin_trgm_ops)');
    expect(server.output()).not.toContain('"level":50');
  });

  it('14, nonsense was published: taken back, and the site is as before', async () => {
    const { server, run, ask } = here;
    const page = async () => (await fetch(`${server.url}/service-area/llano`)).text();
    const before = await page();
    const { value } = (await ask('/api/content/areas/llano')).body as { value: object };
    const draft = { value: { ...value, lede: 'Nonsense.' }, hidden: false };
    const { version } = (await ask('/api/content/areas/llano', 'PUT', draft)).body as { version: number };
    const records = [{ collection: 'areas', slug: 'llano', version }];
    const published = await ask('/api/content/releases', 'POST', { records });
    expect(published.status).toBe(201);
    expect(await page()).toContain('Nonsense.');
    expect((await run('curl -s localhost:3000/metrics')).out).toContain('ledge_frame_site_release 1');
    const listed = await run(
      'sql "select number, at, by_name, undoes from content_releases order by number desc limit 5"',
    );
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out).toMatch(/1\D.*Ann/);
    const { id } = published.body as { id: string };
    expect((await ask(`/api/content/releases/${id}/undo`, 'POST', {})).status).toBe(201);
    expect(await page()).toBe(before);
  });

  it('15, something scheduled mustn’t go out: seen, and taken back', async () => {
    const { run, ask } = here;
    const { value } = (await ask('/api/content/areas/bryan')).body as { value: object };
    const draft = { value: { ...value, lede: 'Too early.' }, hidden: false };
    const { version } = (await ask('/api/content/areas/bryan', 'PUT', draft)).body as { version: number };
    const records = [{ collection: 'areas', slug: 'bryan', version }];
    const dueAt = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = await ask('/api/content/scheduled', 'POST', { records, dueAt });
    expect(scheduled.status).toBe(201);
    const listed = await run(
      'sql "select s.id, due_at, by_name, failed, attempts, last_error from content_scheduled s left join jobs on key = s.id order by due_at"',
    );
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out).toContain(dueAt);
    const { id } = scheduled.body as { id: string };
    expect((await ask(`/api/content/scheduled/${id}`, 'DELETE')).status).toBe(204);
  });

  it('16, a picture is someone else’s: removed for good, and seen to be', async () => {
    const { server, run, ask } = here;
    const form = new FormData();
    form.set('name', 'neighbor.jpg');
    form.set('file', new Blob([new Uint8Array(pictureOf('jpeg'))], { type: 'image/jpeg' }), 'neighbor.jpg');
    const { status, body } = await ask('/api/content/pictures', 'POST', form);
    expect(status).toBe(201);
    const { id } = body as { id: string };
    const file = () => fetch(`${server.url}/pictures/${id}-320.webp`);
    expect((await file()).status).toBe(200);
    expect((await ask(`/api/content/pictures/${id}/removal`, 'POST', {})).status).toBe(200);
    expect((await file()).status).toBe(404);
    const listed = await run('sql "select id, at from content_pictures_removed order by at desc limit 5"');
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out).toContain(id);
  });

  // Last, because it ends the sessions of the account that the other incidents use.
  it('4, the owner’s password is lost, and then the second factor: a link, and a reset, by the shell', async () => {
    const { server, run, ask } = here;
    const enabled = await ask('/api/auth/two-factor/enable', 'POST', { password: OWNER.password });
    const { totpURI } = enabled.body as { totpURI: string };
    const verified = await ask('/api/auth/two-factor/verify-totp', 'POST', { code: codeOf(totpURI) });
    expect(verified).toMatchObject({ status: 200 });
    const linked = await run('lf staff link ann@example.com');
    expect(linked.code, linked.err).toBe(0);
    const password = 'chosen anew by the link';
    const chosen = { token: tokenIn(linked.out), name: 'Ann', password };
    expect(await send(server, '/api/staff/set-up', 'POST', chosen)).toMatchObject({ status: 201 });
    const signIn = () => send(server, '/api/auth/sign-in/email', 'POST', { email: OWNER.email, password });
    expect(await signIn()).toMatchObject({ status: 200, body: { twoFactorRedirect: true } });
    const reset = await run('lf staff reset-two-factor ann@example.com');
    expect(reset.code, reset.err).toBe(0);
    const { status, cookies } = await signIn();
    expect(status).toBe(200);
    const me = await send(server, '/api/staff/me', 'GET', undefined, { cookie: cookies });
    expect(me).toMatchObject({ status: 200, body: { email: OWNER.email } });
  });
});

const tokenIn = (text: string) =>
  new URL(/https?:\S+token=\S+/.exec(text)?.[0] as string).searchParams.get('token');

/** A transaction that still sees what is erased after it began. */
/** Dates the erasure back by a day, so that its traces are due for removal. */
async function dayBefore(databaseUrl: string | undefined, dataDir: string): Promise<void> {
  const db = connect({ databaseUrl, dataDir });
  const since = new Date(Date.now() - 86_400_000).toISOString();
  await db.updateTable('erasure_traces').set({ since }).execute();
  await db.destroy();
}

async function openTransaction(
  url: string | undefined,
  dataDir: string,
): Promise<{ end: () => Promise<void> }> {
  if (url) {
    const client = new pg.Client(url);
    // docs/operations.md ends its connection.
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin isolation level repeatable read');
    await client.query('select count(*) from inquiries');
    return { end: () => client.end() };
  }
  const reader = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from inquiries').get();
  return { end: async () => reader.close() };
}

/** Blocks all reads of inquiries. @returns a function that releases them. */
async function holdInquiries(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('begin');
  await client.query('lock table inquiries in access exclusive mode');
  return () => client.end();
}

const diskOf = smallDisk('32m');
afterAll(() => diskOf?.remove());

it.skipIf(!diskOf)('incident 1, the disk is full: what df shows, and well again with room', async () => {
  const disk = diskOf?.folder as string;
  const { server, run } = await scene({ DATA_DIR: join(disk, 'data') });
  onTestFinished(() => server.kill());
  const ballast = join(disk, 'ballast');
  fillDisk(ballast);
  const post = () =>
    send(server, '/api/inquiries', 'POST', {
      name: 'Rosa',
      email: 'rosa@example.com',
      message: 'A house on a ledge near Blanco.',
    });
  await until(async () => {
    fillDisk(ballast);
    return (await post()).status === 507;
  }, 'A refusal');
  expect((await run('df -h /var/lib/ledge-frame')).out).toMatch(/100%/);
  expect((await run('lf doctor')).out).toMatch(/ERROR +disk +Only 0 MB/);
  expect((await run('curl -s localhost:3000/readyz')).out).toBe('{"status":"ok"}');
  rmSync(ballast);
  expect((await post()).status).toBe(201);
});

it.skipIf(!postgresPrograms())(
  'incident 2, the database is gone: named, and back without a restart',
  async () => {
    const cluster = await startCluster();
    const { server, run, folder } = await scene({ DATABASE_URL: await createDatabase(cluster.url) });
    onTestFinished(async () => {
      await server.kill();
      cluster.remove();
    });
    const ready = String.raw`curl -s -o /dev/null -w '%{http_code}\n' localhost:3000/readyz`;
    expect((await run(ready)).out).toBe('200\n');
    cluster.stop('immediate');
    expect((await run(ready)).out).toBe('503\n');
    const doctor = await run('lf doctor');
    expect(doctor.code).toBe(2);
    expect(doctor.out).toMatch(
      /ERROR +database +PostgreSQL at 127\.0\.0\.1:\d+\/test_\w+: Can’t reach the database/,
    );
    // Tests only our part: the journal itself outputs the lines that we print.
    const printed = join(folder, 'printed');
    await until(() => server.output().includes('"level":40'), 'A warning');
    writeFileSync(printed, server.output());
    const warnings = await run(`journalctl -u ledge-frame -o cat | grep -E '"level":[456]0'`, [
      'journalctl -u ledge-frame -o cat',
      `cat ${printed}`,
    ]);
    expect(warnings.out).toContain('request rejected');
    expect(warnings.out).not.toContain('is ready at');
    // Checks only that the command exists and succeeds; it lists the machine's own clusters.
    expect(await run('pg_lsclusters')).toMatchObject({ code: 0 });
    await cluster.start();
    await until(async () => (await run(ready)).out === '200\n', 'Readiness');
  },
);

/** A root shell with IMAP_URL in the settings; the server itself reads no mailbox, so the rows are the test's. */
function shellWith({ folder, settings, server }: IncidentScene, imapUrl: string): GuideShell {
  const file = join(folder, 'with-mailbox.env');
  const given = { ...settings, IMAP_URL: imapUrl, MAIL_FROM: 'studio@firm.com' };
  writeFileSync(file, inShell(given), { mode: 0o600 });
  return guideShell({ ...server, settings: file, backups: join(folder, 'backups') });
}

describe('incidents 7 and 8', () => {
  const KEPT = { message: 'A house on a ledge near Blanco, with a workshop beside it.' };
  const KEY = { 'idempotency-key': randomUUID() };
  let old: IncidentScene;
  let kept: Receipt;
  let erased: Receipt;
  let upgrades: string[];
  const file = () => upgrades[0] as string;
  beforeAll(async () => {
    old = await scene();
    kept = await write(old.server, KEPT, KEY);
    erased = await write(old.server, { email: 'gone@example.com' });
  });
  afterAll(() => old.server.kill());

  const archives = () => readdirSync(join(old.folder, 'backups')).filter((name) => name.endsWith('.gz'));

  it('begin with a backup before each upgrade, by hand and every night, and nothing older than thirty days', async () => {
    const UPGRADE = 'lf backup /var/backups/ledge-frame/$(date +%F-%H%M%S)-before-upgrade.tar.gz';
    upgrades = [];
    for (let upgrade = 1; upgrade <= 2; upgrade++) {
      const { code, out, err } = await old.run(UPGRADE);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      upgrades.push(/\S+-before-upgrade\.tar\.gz$/.exec(out.trim())?.[0] as string);
      await pause(1000);
    }
    const dated = await old.run('lf backup /var/backups/ledge-frame/$(date +%F-%H%M%S).tar.gz');
    expect(dated.out).toMatch(/\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/m);
    await pause(1000);
    // Earlier files: from upgrades by this version and the first release, and an unfinished one after a crash.
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    const place = (name: string, age: number) => {
      const path = join(old.folder, 'backups', name);
      copyFileSync(file(), path);
      utimesSync(path, days(age), days(age));
      return name;
    };
    const [gone, stays] = [
      [
        place('2026-01-05-030000-before-upgrade.tar.gz', 31),
        place('before.tar.gz', 400),
        place('x.partial', 31),
      ],
      [place('2026-10-30-030000.tar.gz', 28)],
    ];
    const registers = () =>
      readdirSync(join(old.folder, 'backups')).filter((name) => name.endsWith('.jsonl'));
    for (const name of registers()) utimesSync(join(old.folder, 'backups', name), days(90), days(90));
    const nightly = await old.script('docs/deploy/ledge-frame-backup');
    expect(nightly).toEqual({ code: 0, out: '', err: '' });
    const left = readdirSync(join(old.folder, 'backups'));
    for (const name of gone) expect(left).not.toContain(name);
    for (const name of stays) expect(left).toContain(name);
    expect(archives()).toHaveLength(upgrades.length + 2 + stays.length);
    expect(registers()).toHaveLength(2);
  });

  it('and a rehearsal', async () => {
    const rehearsal = await old.run(
      '(unset DATABASE_URL CLOUDINARY_URL; export DATA_DIR=/var/tmp/rehearsal; lf restore FILE && lf doctor; rm -r $DATA_DIR)',
      ['/var/tmp/rehearsal', join(old.folder, 'rehearsal')],
      ['FILE', file()],
    );
    expect(rehearsal.out).toMatch(/^Restored \d+ rows/);
    expect(rehearsal.out).toContain('is responding, up to date, writable, and intact');
    expect(rehearsal.err).toBe('');
    // This erasure is later than the backup: only the register next to the backup has it.
    expect(await old.ask('/api/erasures', 'POST', { inquiryId: erased.id })).toMatchObject({ status: 201 });
  });

  it('7, the machine is lost: everything on a new one, and what was erased stays so', async () => {
    const folder = join(old.folder, 'new-machine');
    mkdirSync(folder);
    const [before, after] = quoted('ledge-frame-*.jsonl').split('*') as [string, string];
    const registers = readdirSync(join(old.folder, 'backups')).filter(
      (name) => name.startsWith(before) && name.endsWith(after),
    );
    expect(registers).toHaveLength(2);
    copyFileSync(file(), join(folder, 'FILE.tar.gz'));
    const settings = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
    writeFileSync(join(folder, 'settings.env'), inShell(settings));
    const at = { settings: join(folder, 'settings.env'), dataDir: settings.DATA_DIR, backups: folder };
    const run = guideShell({ ...at, port: Number(settings.PORT) });
    const made = await run('install -d -o ledge-frame -m 700 /var/lib/ledge-frame', ['-o ledge-frame ', '']);
    expect(made).toMatchObject({ code: 0, err: '' });
    truncateSync(join(folder, 'FILE.tar.gz'), 2000);
    const cut = await run('lf restore FILE', ['FILE', join(folder, 'FILE.tar.gz')]);
    expect(cut.code).toBe(1);
    copyFileSync(file(), join(folder, 'FILE.tar.gz'));
    const alone = await run('lf restore FILE', ['FILE', join(folder, 'FILE.tar.gz')]);
    expect(alone.code).toBe(1);
    expect(alone.err).toContain(quoted('lf restore FILE --without-register').split(' ').at(-1));
    for (const name of registers) copyFileSync(join(old.folder, 'backups', name), join(folder, name));
    const restored = await run('lf restore FILE', ['FILE', join(folder, 'FILE.tar.gz')]);
    expect(restored.code, restored.err).toBe(0);
    expect(restored.out).toContain('1 inquiries erased since the backup');
    // This installation has no pictures at Cloudinary; server/backup/cloudinary-pictures.test.ts restores some.
    expect((await run('lf restore --pictures')).out).toBe('No pictures need to be uploaded to Cloudinary.\n');
    const server = await startServer(settings);
    onTestFinished(() => server.kill());
    expect((await send(server, kept.link, 'GET')).status).toBe(200);
    expect((await send(server, erased.link, 'GET')).status).toBe(404);
  });

  it('8, the secret is lost: everybody is signed out, until the backup’s is back', async () => {
    await old.server.kill('SIGTERM');
    rmSync(join(old.server.dataDir, 'secret'));
    const without = await startServer(old.settings);
    expect((await old.ask('/api/staff/me')).status).toBe(401);
    // The link that was sent still works, but this server can't generate it again.
    expect((await send(without, kept.link, 'GET')).status).toBe(200);
    expect(await write(without, KEPT, KEY)).toMatchObject({ reference: kept.reference, link: null });
    await without.kill('SIGTERM');
    const put = await old.run(
      'tar -xzOf FILE secret | install -o ledge-frame -m 600 /dev/stdin /var/lib/ledge-frame/secret',
      ['FILE', file()],
      ['-o ledge-frame ', ''],
    );
    expect(put).toMatchObject({ code: 0, err: '' });
    const server = await startServer(old.settings);
    onTestFinished(() => server.kill());
    expect((await old.ask('/api/staff/me')).status).toBe(200);
    expect(await write(server, KEPT, KEY)).toEqual(kept);
    expect((await old.run('lf doctor')).out).toMatch(/ok +secret .*readable only by its owner/);
  });
});

it.skipIf(!nginxIsThere)('incident 9, and one address of incident 5, behind nginx', async () => {
  const [tls, plain] = [await freePort(), await freePort()];
  const origin = `https://localhost:${tls}`;
  const { server, run } = await scene({
    SITE_ORIGIN: 'https://www.example.invalid',
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT: 'on',
  });
  onTestFinished(() => server.kill());
  const nginx = await startNginx({ tls, plain, servers: [server.port, server.port] });
  onTestFinished(() => nginx.remove());
  const body = JSON.stringify({
    name: 'Rosa',
    email: 'rosa@example.com',
    message: 'A house on a ledge near Blanco.',
  });
  const headers = { 'content-type': 'application/json', origin };
  const refused = await nginx.send('/api/inquiries', { method: 'POST', headers, body });
  expect(refused).toMatchObject({ status: 403, body: expect.stringContaining('came from another website') });
  expect((await run('lf doctor')).out).toMatch(
    /ERROR +origin +https:\/\/www\.example\.invalid can’t be reached from this server/,
  );
  const certificate = await run(
    'openssl x509 -enddate -noout -in /etc/letsencrypt/live/www.example.com/fullchain.pem',
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', nginx.certificate],
  );
  expect(certificate.out).toMatch(/^notAfter=/);
  // The metrics aren't visible through nginx, but a client with the token may read them directly.
  expect((await nginx.send('/metrics')).status).toBe(404);
  const { out: token } = await run('lf doctor --metrics-token');
  const read = { authorization: `Bearer ${token.trim()}`, 'x-forwarded-for': '198.51.100.7' };
  expect((await send(server, '/metrics', 'GET', undefined, read)).status).toBe(200);

  const denied = await run(
    `echo 'deny 203.0.113.9;' >> /etc/nginx/conf.d/denied.conf`,
    ['203.0.113.9', '127.0.0.9'],
    ['/etc/nginx/conf.d', nginx.included],
  );
  expect(denied).toMatchObject({ code: 0, err: '' });
  const visit = async (from: string) => (await nginx.send('/contact', { from })).status;
  expect(await visit('127.0.0.9')).toBe(200);
  const reloaded = await run(
    'nginx -t && systemctl reload nginx',
    ['nginx -t', `${nginx.program} -t`],
    ['systemctl reload nginx', `${nginx.program} -s reload`],
  );
  expect(reloaded.code, reloaded.err).toBe(0);
  await until(async () => (await visit('127.0.0.9')) === 403, 'A refusal');
  expect(await visit('127.0.0.10')).toBe(200);
});

it('the proxies’ files are copied with another domain, and one process', async () => {
  const { server, run, folder } = await scene();
  onTestFinished(() => server.kill());
  const copy = async (command: string, target: string) => {
    const here = join(folder, 'copy');
    const ran = await run(command, ['$DOMAIN', 'www.example.org'], [target, here]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    return readFileSync(here, 'utf8');
  };
  const nginx = await copy(
    String.raw`sed "s/www\.example\.com/$DOMAIN/; /127\.0\.0\.1:3001/d" docs/deploy/nginx.conf > /etc/nginx/sites-available/ledge-frame`,
    '/etc/nginx/sites-available/ledge-frame',
  );
  const caddy = await copy(
    String.raw`sed "s/www\.example\.com/$DOMAIN/; s/ 127\.0\.0\.1:3001//" docs/deploy/Caddyfile > /etc/caddy/Caddyfile`,
    '/etc/caddy/Caddyfile',
  );
  for (const text of [nginx, caddy]) expect(text).not.toMatch(/^[^#]*(www\.example\.com|:3001)/m);
  expect(nginx.match(/www\.example\.org/g)).toHaveLength(5);
  expect(nginx).toContain('server 127.0.0.1:3000 max_fails=0;');
  expect(caddy).toContain('www.example.org {');
  expect(caddy).toContain('reverse_proxy 127.0.0.1:3000 {');
});

it.skipIf(!inject('postgresUrl'))(
  'the move from the embedded database, as docs/deploy.md has it',
  async () => {
    const { server, run } = await scene();
    const { reference } = await write(server);
    await server.kill('SIGTERM');
    const url = await createDatabase(inject('postgresUrl') as string);
    const moved = await run('lf move --to postgres://…', ['postgres://…', url]);
    expect(moved.code, moved.err).toBe(0);
    const db = connect({ databaseUrl: url, dataDir: '' });
    const rows = await db.selectFrom('inquiries').select('reference').execute();
    await db.destroy();
    expect(rows).toEqual([{ reference }]);
  },
);

const all = engines.length === 2 && diskOf !== null && nginxIsThere && dovecotIsThere();

it.skipIf(!all)('every command of the guide was run here, or is named as one that can’t be', () => {
  expect(commands.filter((command) => !tried.has(command) && !NOT_RUN.includes(command))).toEqual([]);
  expect(NOT_RUN.filter((command) => !commands.includes(command))).toEqual([]);
});
