/** The finding of each check, without a database or a network. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { VARIABLES } from '../config/config.ts';
import { freePort } from '../testing/postgres-cluster.ts';
import { type CheckFinding, exitCodeOf, forOwner } from './finding.ts';
import { leftoverFindings } from './leftovers.ts';
import { mailFindings } from './mail.ts';
import { certificateFindings, originFindings } from './origin.ts';
import { limitFindings, proxyFindings, secretFindings } from './settings.ts';
import { backupFindings, diskFindings } from './storage.ts';

const SHELL = new RegExp(`\\b(${VARIABLES.join('|')})\\b|npm |chmod|docs/`);
const marks = (findings: CheckFinding[]) => {
  // An owner has no shell.
  for (const finding of findings) expect(Object.values(forOwner(finding)).join(' ')).not.toMatch(SHELL);
  return findings.map(({ mark }) => mark);
};
const says = (findings: CheckFinding[]) => findings.map((finding) => finding.says).join('\n');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledge-frame-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the exit code', () => {
  const finding = (mark: CheckFinding['mark']): CheckFinding => ({ about: 'x', mark, says: 'x' });
  it.each([
    [[], 0],
    [['ok', 'ok'], 0],
    [['ok', 'warning'], 1],
    [['warning', 'error', 'ok'], 2],
  ] as const)('for %j is %i', (found, code) => {
    expect(exitCodeOf(found.map(finding))).toBe(code);
  });
});

describe('what no erasure reaches', () => {
  it('is the embedded database that a move to PostgreSQL left, until it is deleted', () => {
    const databaseUrl = 'postgres://localhost/firm';
    expect(leftoverFindings({ dataDir: folder, databaseUrl })).toEqual([]);
    writeFileSync(join(folder, 'ledge-frame.sqlite'), '');
    expect(marks(leftoverFindings({ dataDir: folder, databaseUrl }))).toEqual(['warning']);
    expect(leftoverFindings({ dataDir: folder, databaseUrl: undefined })).toEqual([]);
  });
});

describe('mail', () => {
  it('doesn’t wait long for a mail server that says nothing', async () => {
    const mute = createTcpServer();
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const parties = {
      ...{ mailFrom: 'studio@firm.com', mailTo: 'studio@firm.com', origin: 'http://localhost' },
      saved: { unreadable: [] },
    };
    const found = await mailFindings({ smtpUrl: `smtp://127.0.0.1:${port}`, ...parties }, 500);
    mute.close();
    expect(marks(found)).toEqual(['error']);
    expect(says(found)).toContain('no answer within 0.5 seconds');
  });
});

describe('origin', () => {
  const servers: Server[] = [];
  const serve = async (status: number, body: string) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterAll(() => {
    for (const server of servers) server.close();
  });

  it('on this machine answers, and is not for a launch', async () => {
    const origin = await serve(200, '{"status":"ok"}');
    const findings = await originFindings({ origin });
    expect(marks(findings)).toEqual(['warning', 'ok']);
  });

  it('that something else answers at is said', async () => {
    const origin = await serve(404, 'Welcome to nginx');
    const findings = await originFindings({ origin });
    expect(says(findings)).toContain('/healthz returned status 404');
  });

  it('with plain http for all the world and a name that leads nowhere is wrong', async () => {
    const findings = await originFindings({ origin: 'http://no-such-host.invalid' });
    expect(marks(findings)).toEqual(['error', 'error']);
    expect(says(findings)).toContain('ENOTFOUND');
  });

  it('over https needs a certificate, a server and a name', async () => {
    const origin = `https://127.0.0.1:${await freePort()}`;
    const findings = await originFindings({ origin });
    expect(says(findings)).toContain('ECONNREFUSED');
  });
});

describe('certificate', () => {
  const now = (days: number) => new Date(Date.now() + days * 86_400_000);
  const serveTls = async (days: number) => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
        ...['-keyout', key, '-out', cert, '-days', String(days), '-subj', '/CN=localhost'],
      ],
      { stdio: 'ignore' },
    );
    const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return `https://localhost:${(server.address() as AddressInfo).port}`;
  };

  it('is not asked for without https', async () => {
    expect(await certificateFindings({ origin: 'http://localhost' })).toEqual([]);
  });

  it('that browsers reject is wrong, and so is one that is over', async () => {
    const origin = await serveTls(90);
    const found = await certificateFindings({ origin });
    expect(marks(found)).toEqual(['error']);
    expect(says(found)).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(says(await certificateFindings({ origin }, 5000, now(91)))).toContain('expired on');
  });

  it('is wrong where no one answers', async () => {
    const found = await certificateFindings({ origin: `https://127.0.0.1:${await freePort()}` });
    expect(marks(found)).toEqual(['error']);
    expect(says(found)).toContain('ECONNREFUSED');
  });
});

describe('proxy', () => {
  const https = 'https://www.firm.com';
  const local = 'http://localhost:3000';
  it.each([
    [https, [], 'error'],
    [https, ['loopback'], 'ok'],
    [local, [], 'ok'],
    [local, ['loopback'], 'warning'],
  ])('%s with TRUST_PROXY %j: %s', (origin, trustProxy, mark) => {
    expect(marks(proxyFindings({ origin, trustProxy }))).toEqual([mark]);
  });
});

it('limits: off is only for tests', () => {
  expect(marks(limitFindings({ rateLimit: true }))).toEqual(['ok']);
  expect(marks(limitFindings({ rateLimit: false }))).toEqual(['warning']);
});

describe('secret', () => {
  const drawn = 'k3JH0s-Wm2pQ9zXvB7tLr5YcN1aDfGe8uTiOoP4_';
  const config = (secret: string, databaseUrl?: string) => ({ secret, dataDir: folder, databaseUrl });
  const onDisk = (mode: number) => {
    writeFileSync(join(folder, 'secret'), `${drawn}\n`);
    chmodSync(join(folder, 'secret'), mode);
  };

  it('in a file that others may read is wrong, in one that only its owner may read is ok', () => {
    onDisk(0o644);
    expect(marks(secretFindings(config(drawn), true))).toEqual(['error']);
    onDisk(0o600);
    expect(marks(secretFindings(config(drawn), true))).toEqual(['ok']);
  });

  it('in a file beside PostgreSQL is worth a look: a second server would make another', () => {
    onDisk(0o600);
    expect(marks(secretFindings(config(drawn, 'postgres://db/x'), true))).toEqual(['warning']);
  });

  it('that was given is ok when it was drawn, and wrong when someone typed it', () => {
    expect(marks(secretFindings(config(drawn), true))).toEqual(['ok']);
    expect(marks(secretFindings(config('abc'.repeat(12)), true))).toEqual(['error']);
  });

  it('is never said aloud', () => {
    onDisk(0o644);
    expect(JSON.stringify(secretFindings(config(drawn), true))).not.toContain(drawn);
  });
});

describe('disk', () => {
  const GB = 1024 ** 3;
  it.each([
    [100, 250, 'ok'],
    [10, 250, 'warning'],
    [1, 10, 'warning'],
    [0.3, 10, 'error'],
  ])('%d GB free of %d: %s', (free, total, mark) => {
    expect(marks(diskFindings('/data', { free: free * GB, total: total * GB }))).toEqual([mark]);
  });

  it('is measured where the data lies', () => {
    expect(says(diskFindings(folder))).toMatch(/^(Only )?[\d.]+ [GM]B of [\d.]+ GB free/);
    expect(marks(diskFindings(join(folder, 'not-there')))).toEqual(['ok']);
  });
});

describe('backups', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const record = (text: string) => writeFileSync(join(folder, 'last-backup.json'), text);
  const found = () => backupFindings(folder, now);

  it('none yet: says how', () => {
    expect(found()).toMatchObject([
      { mark: 'warning', todo: expect.stringContaining('npm run backup -- FILE') },
    ]);
  });

  it.each([
    ['2026-11-21T03:00:00.000Z', 'ok'],
    ['2026-11-19T13:00:00.000Z', 'warning'],
    ['2026-11-19T11:00:00.000Z', 'error'],
  ])('the last of %s: %s', (at, mark) => {
    record(JSON.stringify({ at, file: '/backups/nightly.tar' }));
    expect(marks(found())).toEqual([mark]);
    expect(says(found())).toContain('/backups/nightly.tar');
  });

  it.each(['', '{', 'null', '{"at":"soon","file":"x"}'])('a record that says %j is wrong', (text) => {
    record(text);
    expect(marks(found())).toEqual(['error']);
  });
});
