import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE } from '#contract/shared/problem-type.ts';
import { problemBody } from './problem.ts';

/** How long data after a broken request is read and discarded, so that the sender reads the answer (refused-bodies.ts). */
const READ_PAST_MS = 10_000;
const answered = new WeakSet<Socket>();

/**
 * Responds to malformed and timed-out HTTP requests. Nothing is logged: the error carries the
 * received bytes, which may contain a visitor's data (requirements §17).
 */
export function handleClientError({ code }: NodeJS.ErrnoException, socket: Socket): void {
  // Each further chunk of the request is a separate error.
  if (answered.has(socket) && code !== 'ECONNRESET') return;
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  answered.add(socket);
  const patience = setTimeout(() => socket.destroy(), READ_PAST_MS);
  socket.on('close', () => clearTimeout(patience));
  const { status, detail } = REASONS[code ?? ''] ?? NO_REQUEST;
  const body = JSON.stringify(problemBody(status, detail));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Type: ${PROBLEM_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const NO_REQUEST = { status: 400, detail: 'This is not a valid HTTP request.' };

const REASONS: Record<string, typeof NO_REQUEST> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request timed out. Try again.' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'Request headers are too large (limit 16 KB).' },
};
