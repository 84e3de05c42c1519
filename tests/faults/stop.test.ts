/** SIGTERM under load: what was accepted is answered and kept, and the server is gone within ten seconds. */
import { connect as connectSocket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import { postInquiries } from '../support/acknowledged-inquiries.ts';
import { startServer } from '../support/running-server.ts';

const body = JSON.stringify({
  name: 'Slow Line',
  email: 'slow@example.com',
  message: 'Sent over a slow line.',
});

/** A request whose second half waits, as over a slow line. */
async function slowPost(port: number) {
  const socket = connectSocket(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('error', () => {});
  // The server's `100 Continue` tells that it has accepted the request.
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
  await pause(500);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  expect(await slow.finish()).toContain('HTTP/1.1 201 ');
  expect(await ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
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
  expect(Date.now() - began).toBeLessThan(10_000);
  await server.remove();
});
