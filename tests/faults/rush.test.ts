/** Many visitors connect at the same time while the process is busy. The test stops the process for a moment (SIGSTOP). */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startServer } from '../support/running-server.ts';

const VISITORS = 1000;
/** The kernel's limit on this machine for connections that wait to be accepted. */
const ROOM = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));

test.skipIf(ROOM < VISITORS)(
  'a thousand who come while the server is held up wait inside, and are all answered',
  async () => {
    const server = await startServer();
    const visitors: Socket[] = [];
    try {
      server.process.kill('SIGSTOP');
      let inside = 0;
      for (let visitor = 0; visitor < VISITORS; visitor++)
        visitors.push(connect(server.port, '127.0.0.1', () => inside++));
      await expect.poll(() => inside, { timeout: 20_000 }).toBe(VISITORS);
      server.process.kill('SIGCONT');
      const answers = await Promise.all(
        visitors.map((visitor) => {
          visitor.end('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
          return text(visitor);
        }),
      );
      expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 200'))).toEqual([]);
    } finally {
      for (const visitor of visitors) visitor.destroy();
      await server.remove();
    }
  },
  60_000,
);
