/** One line of server-sent events to one open page (HTML standard, "Server-sent events"). */
import { PassThrough } from 'node:stream';
import type { LiveEventName, LiveEvents } from '#contract/live.ts';

/** What a page that doesn't read may make us keep. */
const BUFFER_MAX = 256 * 1024;
/** How long the browser waits before it comes back. */
const RETRY_MS = 3000;

export type Line = {
  staffId: string;
  sessionHash: string;
  stream: PassThrough;
  send<Name extends LiveEventName>(name: Name, data: LiveEvents[Name], id?: string): void;
  /** A comment; `id` moves on what a reconnection makes up for. */
  beat(id: string): void;
  /** With a reason the page is told not to come back. */
  end(reason?: LiveEvents['closed']['reason']): void;
};

export function createLine(staffId: string, sessionHash: string): Line {
  const stream = new PassThrough();
  // A page that went away.
  stream.on('error', () => {});
  const write = (text: string) => {
    if (stream.destroyed || stream.writableEnded) return;
    stream.write(text);
    if (stream.writableLength + stream.readableLength > BUFFER_MAX) stream.destroy();
  };
  const line: Line = {
    staffId,
    sessionHash,
    stream,
    send: (name, data, id) =>
      write(`event: ${name}\ndata: ${JSON.stringify(data)}\n${id ? `id: ${id}\n` : ''}\n`),
    beat: (id) => write(`: still here\nid: ${id}\n\n`),
    end: (reason) => {
      if (reason) line.send('closed', { reason });
      stream.end();
    },
  };
  write(`retry: ${RETRY_MS}\n\n`);
  return line;
}
