/** SIGTERM under load: accepted requests are answered and stored, and the server exits within ten seconds. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import { postInquiries } from '../support/acknowledged-inquiries.ts';
import { projectNode, startServer } from '../support/running-server.ts';
import { inquiry, traffic } from '../support/traffic.ts';

/** A quarter of FAULT_ROUNDS: 50 by `npm run test:faults`. */
const rounds = Math.max(2, Math.round(Number(process.env.FAULT_ROUNDS ?? 5) / 4));

/** The guarantee, checked by the long form on an idle machine. The short form has longer limits, for a busy machine. */
const [DOOR_MS, IDLE_MS, END_MS] = process.env.FAULT_ROUNDS ? [3000, 5000, 10_000] : [15_000, 30_000, 30_000];

const body = JSON.stringify({
  name: 'Slow Line',
  email: 'slow@example.com',
  message: 'Sent over a slow line.',
});

/** Sends a request whose second half is delayed, as over a slow connection. */
async function slowPost(port: number) {
  const socket = connectSocket(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('error', () => {});
  // The server's `100 Continue` means that it has accepted the request.
  const accepted = new Promise<void>((resolve) => socket.once('data', () => resolve()));
  const head = [
    'POST /api/inquiries HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await accepted;
  socket.write(body.slice(0, 20));
  return {
    finish: async () => {
      socket.write(body.slice(20));
      await closed;
      return answer;
    },
  };
}

it('finishes what it accepted, loses nothing it acknowledged, and ends in time', async () => {
  const server = await startServer();
  const poster = postInquiries(() => server.url, 16);
  while (poster.acknowledged.length < 50) await pause(5);
  const slow = await slowPost(server.port);
  const began = Date.now();
  const ended = new Promise<number | null>((resolve) => server.process.on('exit', resolve));
  server.process.kill('SIGTERM');
  const letIn = () =>
    fetch(`${server.url}/healthz`).then(
      () => true,
      () => false,
    );
  while (await letIn()) expect(Date.now() - began).toBeLessThan(DOOR_MS);
  expect(await slow.finish()).toContain('HTTP/1.1 201 ');
  expect(await ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(END_MS);
  await poster.stop();

  const db = connect({ databaseUrl: undefined, dataDir: server.dataDir });
  const rows = await db.selectFrom('inquiries').select(['id', 'name']).execute();
  await db.destroy();
  const ids = rows.map((row) => row.id);
  for (const { id } of poster.acknowledged) expect(ids).toContain(id);
  expect(rows.filter((row) => row.name === 'Slow Line')).toHaveLength(1);
  await server.remove();
});

it('does not wait for a client that never finishes', async () => {
  const server = await startServer();
  await slowPost(server.port);
  const began = Date.now();
  await server.kill('SIGTERM');
  expect(Date.now() - began).toBeLessThan(END_MS);
  await server.remove();
});

it('does not wait for a statement that takes minutes', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-stop-'));
  const program = `
    import fastify from 'fastify';
    import { connect } from '#server/database/connect.ts';
    import { countTo } from '#server/database/testing/embedded.ts';
    import { stopGracefully } from '#server/stop.ts';
    const db = connect({ dataDir: process.env.DATA_DIR, databaseUrl: undefined });
    stopGracefully(fastify(), db);
    setTimeout(() => process.kill(process.pid, 'SIGTERM'), 500);
    await countTo(db, 10_000_000_000);`;
  const flags = ['--input-type=module-typescript', '--disable-warning=ExperimentalWarning'];
  const { signal, error } = spawnSync(projectNode, [...flags, '-e', program], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    timeout: 60_000,
    killSignal: 'SIGABRT',
  });
  expect({ signal, error }).toEqual({ signal: 'SIGKILL', error: undefined });
  rmSync(dataDir, { recursive: true });
});

it('ends at once for browsers that opened a connection ahead and never used it', async () => {
  const server = await startServer();
  const unused = connectSocket(server.port, '127.0.0.1');
  await new Promise((resolve) => unused.once('connect', resolve));
  const began = Date.now();
  const ended = new Promise<number | null>((resolve) => server.process.on('exit', resolve));
  server.process.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(IDLE_MS);
  unused.destroy();
  await server.remove();
});

it(`gives a whole answer to everything that was sent before the signal, ${rounds} times`, {
  timeout: 60_000 + rounds * 10_000,
}, async () => {
  let server = await startServer();
  const settings = { PORT: String(server.port), DATA_DIR: server.dataDir };
  const paths = ['/', '/contact', '/services', '/healthz'];
  const saved: string[] = [];
  let turnedAway = 0;
  let answered = 0;
  for (let round = 1; round <= rounds; round++) {
    if (round > 1) server = await startServer(settings);
    const load = traffic(
      () => server.url,
      16,
      (visitor) =>
        visitor < 8 ? inquiry() : { method: 'GET', path: paths[visitor % paths.length] as string },
    );
    while (load.sent.length < 60) await pause(5);
    await pause(Math.random() * 50);
    const signalled = Date.now();
    const ended = new Promise<number | null>((resolve) => server.process.on('exit', resolve));
    server.process.kill('SIGTERM');
    expect(await ended).toBe(0);
    await load.stop();
    // Responses that began are complete. Requests sent before the signal were answered, and without an error.
    const cut = load.sent.filter(
      (one) => one.failure && (one.begun || (one.sentAt ?? signalled) < signalled),
    );
    expect(cut).toEqual([]);
    expect(load.sent.filter((one) => (one.status ?? 0) >= 400)).toEqual([]);
    for (const { status, body } of load.sent) if (status === 201) saved.push(JSON.parse(body).id);
    answered += load.sent.filter((one) => one.status).length;
    turnedAway += load.sent.filter((one) => one.failure && one.failure !== 'ECONNREFUSED').length;
    if (round % 10 === 0 || round === rounds)
      console.log(
        `SIGTERM: ${round} of ${rounds}, ${answered} answered, ${turnedAway} reset after the signal`,
      );
  }
  const db = connect({ databaseUrl: undefined, dataDir: server.dataDir });
  const rows = await db.selectFrom('inquiries').select('id').execute();
  await db.destroy();
  const there = new Set(rows.map((row) => row.id));
  expect(saved.filter((id) => !there.has(id))).toEqual([]);
  await server.remove();
});
