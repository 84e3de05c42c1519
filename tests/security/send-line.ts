/** Sends one request line, as bytes, over a new connection, and returns the response. */
import { once } from 'node:events';
import { connect } from 'node:net';

export async function sendLine(port: number, bytes: Buffer) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => (answer += chunk));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body };
}

/** @returns the target of a redirect, or our own home page without one. */
export const locationIn = (head: string) => /(?:^|\n|")location"?: *"?([^\r\n"]*)/i.exec(head)?.[1] ?? '/';
