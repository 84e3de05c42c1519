/** The doctor's finding for each check, without a database or a network. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentOverlay } from '#contract/site/records/overlay.ts';
import type { Project } from '#contract/site/records/project.ts';
import { freePort } from '#server/testing/postgres-cluster.ts';
import { contentFindings, loadContent } from './content.ts';
import { type DoctorFinding, exitCodeOf } from './finding.ts';
import { leftoverFindings } from './leftovers.ts';
import { mailFindings } from './mail.ts';
import { originFindings } from './origin.ts';
import { limitFindings, proxyFindings, secretFindings } from './settings.ts';
import { asPublished } from './site.ts';
import { backupFindings, diskFindings } from './storage.ts';

const marks = (findings: DoctorFinding[]) => findings.map(({ mark }) => mark);
const says = (findings: DoctorFinding[]) => findings.map((finding) => finding.says).join('\n');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledge-frame-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the exit code', () => {
  const finding = (mark: DoctorFinding['mark']): DoctorFinding => ({ about: 'x', mark, says: 'x' });
  it.each([
    [[], 0],
    [['ok', 'ok'], 0],
    [['ok', 'look'], 1],
    [['look', 'wrong', 'ok'], 2],
  ] as const)('for %j is %i', (found, code) => {
    expect(exitCodeOf(found.map(finding))).toBe(code);
  });
});

describe('what no erasure reaches', () => {
  it('is the embedded database that a move to PostgreSQL left, until it is deleted', () => {
    const databaseUrl = 'postgres://localhost/firm';
    expect(leftoverFindings({ dataDir: folder, databaseUrl })).toEqual([]);
    writeFileSync(join(folder, 'ledge-frame.sqlite'), '');
    expect(marks(leftoverFindings({ dataDir: folder, databaseUrl }))).toEqual(['look']);
    expect(leftoverFindings({ dataDir: folder, databaseUrl: undefined })).toEqual([]);
  });
});

describe('mail', () => {
  it('doesn’t wait long for a mail server that says nothing', async () => {
    const mute = createTcpServer();
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const parties = { mailFrom: 'studio@firm.com', mailTo: 'studio@firm.com', origin: 'http://localhost' };
    const found = await mailFindings({ smtpUrl: `smtp://127.0.0.1:${port}`, ...parties }, 500);
    mute.close();
    expect(marks(found)).toEqual(['wrong']);
    expect(says(found)).toContain('no answer within 0.5 seconds');
  });
});

describe('sample content', () => {
  it('counts as the site shows it: what owners changed, hid and added', async () => {
    const modules = await loadContent();
    const samples = says(contentFindings(modules));
    expect(samples).toContain('content/projects/oak-studio.ts');
    expect(samples).toContain('Elena Marsh');
    const { project } = modules['projects/oak-studio.ts'] as { project: Project };
    const own = { ...project, sample: false };
    const { project: granite } = modules['projects/granite-house.ts'] as { project: Project };
    const steps = { ...(modules['how-we-build.ts'] as object), sample: false };
    const overlay = {
      projects: {
        'oak-studio': null,
        'ridge-house': own,
        'pecan-court': { ...project, name: 'Pecan Court' },
        'granite-house': { ...granite, lede: 'The dome is ours.' },
      },
      team: { 'elena-marsh': null },
      pages: { 'how-we-build': steps, manufacturers: null },
    } as unknown as ContentOverlay;
    const left = says(contentFindings(asPublished(modules, overlay), modules));
    for (const gone of ['oak-studio.ts', 'ridge-house.ts', 'granite-house.ts', 'Elena Marsh'])
      expect(left).not.toContain(gone);
    for (const gone of ['how-we-build.ts', 'manufacturer-overview.ts']) {
      expect(samples).toContain(gone);
      expect(left).not.toContain(gone);
    }
    expect(left).toContain('content/home.ts');
    expect(left).toContain('Pecan Court');
    expect(left).toContain('content/projects/long-gable.ts');
  });

  it('is found wherever it stands, with its name', () => {
    const findings = contentFindings({
      'team.ts': {
        team: [
          { name: 'Elena', sample: true },
          { name: 'Real', sample: false },
        ],
      },
      'partnerships.ts': { network: { sample: true, figures: [] } },
      'areas/bryan.ts': { area: { name: 'Bryan' } },
    });
    expect(says(findings)).toBe(
      'content/team.ts: Elena is sample content.\ncontent/partnerships.ts: network is sample content.',
    );
    expect(findings.every(({ mark, todo }) => mark === 'look' && todo)).toBe(true);
  });

  it('of the firm is told value by value, and networks without an address', () => {
    const firm = {
      phone: '979-555-0142',
      email: 'studio@firm.example',
      social: [{ network: 'Houzz', url: null }],
    };
    const text = says(contentFindings({ 'firm.ts': { firm } }));
    for (const value of ['979-555-0142', 'studio@firm.example', 'Houzz']) expect(text).toContain(value);
  });

  it('is over once all is replaced', () => {
    const firm = { phone: '979-822-0100', email: 'a@firm.com', social: [] };
    expect(marks(contentFindings({ 'firm.ts': { firm } }))).toEqual(['ok']);
  });

  it('is looked for in every file of content/', async () => {
    const modules = await loadContent();
    expect(Object.keys(modules).length).toBeGreaterThan(80);
    const sampled = Object.entries(modules).filter(([, module]) =>
      JSON.stringify(module).includes('"sample":true'),
    );
    const text = says(contentFindings(modules));
    for (const [file] of sampled) expect(text).toContain(`content/${file}`);
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
    expect(marks(findings)).toEqual(['look', 'ok']);
  });

  it('that something else answers at is said', async () => {
    const origin = await serve(404, 'Welcome to nginx');
    const findings = await originFindings({ origin });
    expect(says(findings)).toContain('/healthz returns 404');
  });

  it('with plain http for all the world and a name that leads nowhere is wrong', async () => {
    const findings = await originFindings({ origin: 'http://no-such-host.invalid' });
    expect(marks(findings)).toEqual(['wrong', 'wrong']);
    expect(says(findings)).toContain('ENOTFOUND');
  });

  it('over https needs a certificate, a server and a name', async () => {
    const origin = `https://127.0.0.1:${await freePort()}`;
    const findings = await originFindings({ origin });
    expect(says(findings)).toContain('ECONNREFUSED');
  });
});

describe('proxy', () => {
  const https = 'https://www.firm.com';
  const local = 'http://localhost:3000';
  it.each([
    [https, [], 'wrong'],
    [https, ['loopback'], 'ok'],
    [local, [], 'ok'],
    [local, ['loopback'], 'look'],
  ])('%s with TRUST_PROXY %j: %s', (origin, trustProxy, mark) => {
    expect(marks(proxyFindings({ origin, trustProxy }))).toEqual([mark]);
  });
});

it('limits: off is only for tests', () => {
  expect(marks(limitFindings({ rateLimit: true }))).toEqual(['ok']);
  expect(marks(limitFindings({ rateLimit: false }))).toEqual(['look']);
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
    expect(marks(secretFindings(config(drawn), true))).toEqual(['wrong']);
    onDisk(0o600);
    expect(marks(secretFindings(config(drawn), true))).toEqual(['ok']);
  });

  it('in a file beside PostgreSQL is worth a look: a second server would make another', () => {
    onDisk(0o600);
    expect(marks(secretFindings(config(drawn, 'postgres://db/x'), true))).toEqual(['look']);
  });

  it('that was given is ok when it was drawn, and wrong when someone typed it', () => {
    expect(marks(secretFindings(config(drawn), true))).toEqual(['ok']);
    expect(marks(secretFindings(config('abc'.repeat(12)), true))).toEqual(['wrong']);
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
    [10, 250, 'look'],
    [1, 10, 'look'],
    [0.3, 10, 'wrong'],
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
      { mark: 'look', todo: expect.stringContaining('npm run backup -- FILE') },
    ]);
  });

  it.each([
    ['2026-11-21T03:00:00.000Z', 'ok'],
    ['2026-11-19T03:00:00.000Z', 'look'],
    ['2026-11-10T03:00:00.000Z', 'wrong'],
  ])('the last of %s: %s', (at, mark) => {
    record(JSON.stringify({ at, file: '/backups/nightly.tar' }));
    expect(marks(found())).toEqual([mark]);
    expect(says(found())).toContain('/backups/nightly.tar');
  });

  it.each(['', '{', 'null', '{"at":"soon","file":"x"}'])('a record that says %j is wrong', (text) => {
    record(text);
    expect(marks(found())).toEqual(['wrong']);
  });
});
