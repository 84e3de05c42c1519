/** Node's server below Fastify: its timeouts, and the responses given before Fastify. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { decodable, originForm } from './request-target.ts';
import { closeStalledConnections } from './stalled-connections.ts';

/** Handles the request, or calls `next`. */
export type EarlyHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** @param answered counts the requests that `ahead` handles. */
export function createHttpServer(
  handler: Handler,
  ahead: EarlyHandler | undefined,
  answered: { ahead: number },
): Server {
  // A picture of 20 MB takes minutes over a slow connection; headers don't.
  const options = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 15_000,
    requestTimeout: 5 * 60_000,
    // Shorter than the grace period of a stopping server (stop.ts).
    keepAliveTimeout: 5000,
  };
  const listening = createServer(options, (request, response) => {
    request.url = originForm(request.url as string);
    const next = () => {
      if (ahead) answered.ahead -= 1;
      request.url = decodable(request.url as string);
      handler(request, response);
    };
    if (ahead) {
      answered.ahead += 1;
      ahead(request, response, next);
    } else next();
  });
  closeStalledConnections(listening);
  return listening;
}
