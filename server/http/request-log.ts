import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { App } from './app-type.ts';
import { sourceStack } from './source-stack.ts';

/** Creates the server's log. The form parser's own `trace` line would include the visitor's headers and cookies. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    redact: { paths: ['busboyOptions'], remove: true },
    serializers: { err: withSourceStack },
  };
  return destination ? pino(options, destination) : pino(options);
}

function withSourceStack(error: Error) {
  const written = pino.stdSerializers.err(error);
  return written.stack ? Object.assign(written, { stack: sourceStack(written.stack) }) : written;
}

/**
 * Logs one line per request: method, route pattern, status, milliseconds, id. It contains neither the visitor's
 * address nor the URL itself, which may include names, tokens or searches (requirements §17).
 */
export function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'page',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[levelOf(line)](line, 'request');
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

/** Frequent monitoring requests, whose successes would flood the log. */
const PROBES = ['/healthz', '/readyz', '/metrics'];

function levelOf({ route, status }: { route: string; status: number }) {
  if (status >= 500) return 'warn';
  return PROBES.includes(route) && status < 400 ? 'debug' : 'info';
}
