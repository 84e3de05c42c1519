import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { closeStalledConnections } from './stalled-connections.ts';

/** More than the kernel keeps for a connection. */
const BIG = Buffer.alloc(32 * 1024 * 1024, 'x');
/** Milliseconds between two checks in this test. */
const EVERY = 100;

const opened: { server: Server; sockets: Socket[] }[] = [];

afterEach(() => {
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close();
    server.closeAllConnections();
  }
});

test('who takes nothing of an answer is hung up on', async () => {
  const { ask, open } = await serving((response) => response.end(BIG));
  const reader = ask();
  await once(reader, 'connect');
  // A socket without a listener for data reads nothing.
  await expect.poll(open, { timeout: 60_000, interval: 20 }).toBe(1);
  await expect.poll(open, { timeout: 60_000 }).toBe(0);
});

test('a slow reader stays', async () => {
  function* endless() {
    for (;;) yield BIG.subarray(0, 64 * 1024);
  }
  const { ask, open } = await serving((response) => Readable.from(endless()).pipe(response));
  const reader = ask();
  for (let round = 0; round < 40; round++) {
    let taken = 0;
    while (taken < 3 * 1024 * 1024) taken += ((await once(reader, 'data')) as [Buffer])[0].length;
    reader.pause();
    await pause(EVERY / 2);
    reader.resume();
  }
  expect(open()).toBe(1);
});

test('a reader that has everything and waits for the next line of a stream stays', async () => {
  const { ask, open } = await serving((response) => response.write('data: one\n\n'));
  const reader = ask();
  await once(reader, 'data');
  await pause(EVERY * 10);
  expect(open()).toBe(1);
});

async function serving(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response));
  closeStalledConnections(server, EVERY);
  let open = 0;
  server.on('connection', (socket) => {
    open++;
    socket.on('close', () => open--);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets: Socket[] = [];
  opened.push({ server, sockets });
  const ask = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return socket;
  };
  return { ask, open: () => open };
}
