/** Two servers and the command line use one embedded database at the same time, while visitors post. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import { projectNode, startServer } from '../support/running-server.ts';
import { inquiry, traffic } from '../support/traffic.ts';

const root = join(import.meta.dirname, '../..');
/** A twentieth of FAULT_ROUNDS: 10 by `npm run test:faults`. */
const rounds = Math.max(1, Math.round(Number(process.env.FAULT_ROUNDS ?? 5) / 20));

function command(dataDir: string, ...[name, ...args]: string[]) {
  const child = spawn(
    projectNode,
    ['--disable-warning=ExperimentalWarning', `commands/${name}.ts`, ...args],
    {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('exit', (code) => resolve({ code, output })),
  );
}

it(`two servers, staff, backup and doctor work side by side, ${rounds} times`, {
  timeout: 120_000 + rounds * 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-shared-'));
  const dataDir = join(folder, 'data');
  const first = await startServer({ DATA_DIR: dataDir });
  const second = await startServer({ DATA_DIR: dataDir });
  const load = [first, second].map((server) => traffic(() => server.url, 4, inquiry));
  try {
    for (let round = 1; round <= rounds; round++) {
      const email = `june-${round}@example.com`;
      const archive = join(folder, `${round}.tar.gz`);
      const [added, backup, doctor] = await Promise.all([
        command(dataDir, 'staff', 'add', email, '--owner'),
        command(dataDir, 'backup', archive),
        command(dataDir, 'doctor', '--json'),
      ]);
      expect(added).toMatchObject({ code: 0, output: expect.stringContaining(`Added ${email}`) });
      expect(backup).toMatchObject({ code: 0 });
      const { findings } = JSON.parse(doctor.output) as {
        findings: { about: string; mark: string; says: string }[];
      };
      expect(findings.filter(({ about }) => about === 'database')).toEqual([
        expect.objectContaining({ mark: 'ok', says: expect.stringContaining('writable and intact') }),
      ]);
      const restored = join(folder, `restored-${round}`);
      expect(await command(restored, 'restore', archive)).toMatchObject({ code: 0 });
      console.log(`one database: ${round} of ${rounds}, ${load.flatMap(({ sent }) => sent).length} requests`);
    }
  } finally {
    await Promise.all(load.map(({ stop }) => stop()));
  }
  await Promise.all([first.kill('SIGTERM'), second.kill('SIGTERM')]);

  const sent = load.flatMap((one) => one.sent);
  expect(sent.filter((one) => one.status !== 201)).toEqual([]);
  const db = connect({ databaseUrl: undefined, dataDir });
  const rows = await db.selectFrom('inquiries').select('id').execute();
  const staff = await db.selectFrom('staff_users').select('email').execute();
  await db.destroy();
  expect(rows.map(({ id }) => id).sort()).toEqual(sent.map(({ body }) => JSON.parse(body).id).sort());
  expect(staff).toHaveLength(rounds);
  rmSync(folder, { recursive: true });
});
