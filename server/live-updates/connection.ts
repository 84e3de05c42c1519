/** A server-sent event stream to one open page (HTML standard, "Server-sent events"). */
import { PassThrough } from 'node:stream';
import type { LiveEventName, LiveEvents } from '#contract/shared/live.ts';

/** Maximum backlog for a client that stops reading. */
const MAX_BUFFER = 256 * 1024;
/** Delay before the browser reconnects. */
const RETRY_MS = 3000;

export type LiveConnection = {
  staffId: string;
  sessionHash: string;
  stream: PassThrough;
  send<Name extends LiveEventName>(name: Name, data: LiveEvents[Name], id?: string): void;
  /** Sends a heartbeat comment; `id` advances the point from which a reconnecting client catches up. */
  beat(id: string): void;
  /** Closes the stream. With a reason, the page doesn't reconnect. */
  end(reason?: LiveEvents['closed']['reason']): void;
};

export function createLiveConnection(staffId: string, sessionHash: string): LiveConnection {
  const stream = new PassThrough();
  // The client disconnected.
  stream.on('error', () => {});
  const write = (text: string) => {
    if (stream.destroyed || stream.writableEnded) return;
    stream.write(text);
    if (stream.writableLength + stream.readableLength > MAX_BUFFER) stream.destroy();
  };
  const connection: LiveConnection = {
    staffId,
    sessionHash,
    stream,
    send: (name, data, id) =>
      write(`event: ${name}\ndata: ${JSON.stringify(data)}\n${id ? `id: ${id}\n` : ''}\n`),
    beat: (id) => write(`: still here\nid: ${id}\n\n`),
    end: (reason) => {
      if (reason) connection.send('closed', { reason });
      stream.end();
    },
  };
  write(`retry: ${RETRY_MS}\n\n`);
  return connection;
}
