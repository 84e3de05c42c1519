/** Refusals while the body still arrives: the sender reads the answer, not a broken connection. */
import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { listen } from '../images/testing/upload.ts';
import { createTestApp } from '../testing/test-app.ts';

const test = await createTestApp('sqlite');
const { port } = new URL(await listen(test.app));
afterAll(() => test.close());

/** More than the kernel holds for a connection. */
const BODY = 20 * 1024 * 1024;
const head = (line: string) =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${BODY}\r\n\r\n`;

/** Sends head and body, then `next`. @returns everything received, and how the connection ended. */
function send(line: string, next: string) {
  return new Promise<{ answers: string; failure: string | undefined }>((resolve) => {
    let [answers, failure]: [string, string | undefined] = ['', undefined];
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('data', (bytes) => (answers += bytes));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      failure = error.code;
    });
    socket.on('close', () => resolve({ answers, failure }));
    socket.write(head(line));
    socket.write(Buffer.alloc(BODY, 'x'), () => socket.end(next));
  });
}

it('a body that is too large is read past, and the connection serves the next request', async () => {
  const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const { answers, failure } = await send('POST /api/inquiries', next);
  expect(failure).toBeUndefined();
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

it('what is no request is answered once, whatever follows it', async () => {
  const { answers, failure } = await send('NONSENSE /', '');
  expect(failure).toBeUndefined();
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
});
