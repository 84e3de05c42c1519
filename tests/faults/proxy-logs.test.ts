/**
 * No token of a private link reaches a log of nginx or Caddy, no matter how its request ends. Those logs would list the
 * token next to the visitor's address (docs/decisions/0003).
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { connect as connectPlain } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../server/testing/postgres-cluster.ts';
import { ROUTE_TABLE } from '../security/route-table.ts';
import { caddyIsThere, startCaddy } from '../support/caddy.ts';
import { nginxIsThere, startNginx } from '../support/nginx.ts';

const CANARY = 'c4n4ry-t0ken';

/** Each route that accepts a link's token, a code or a signature, and the pages of one-time links. */
const LINKS = [
  ...Object.entries(ROUTE_TABLE).flatMap(([route, access]) => (access === 'credentials' ? [route] : [])),
  'GET /admin/set-up',
  'GET /admin/preview',
  'GET /api/inquiries/:id/files',
].map((route) => {
  const [method, path] = route.split(' ') as [string, string];
  return { method, path: `${path.replaceAll(/:\w+|\*/g, CANARY)}?token=${CANARY}` };
});

/** Statuses of the upstream server's answers, by the header `x-answer`. */
const ANSWERS = {
  found: 200,
  missing: 404,
  failed: 500,
  silent: 504,
  broken: 502,
  nonsense: 502,
  endless: 502,
  cut: 200,
} as const;
type Answer = keyof typeof ANSWERS;

function answeringServer(): Server {
  return createServer(({ headers, socket }, response) => {
    const answer = headers['x-answer'] as Answer;
    if (answer === 'silent') return;
    if (answer === 'broken') socket.destroy();
    else if (answer === 'nonsense') socket.end('HTTP/1.1 200 OK\r\n\0nonsense\r\n\r\n');
    else if (answer === 'endless') response.writeHead(200, { 'x-long': 'x'.repeat(64 * 1024) }).end();
    else if (answer === 'cut')
      response.writeHead(200, { 'content-length': '5000' }).write('begun', () => socket.destroy());
    else response.writeHead(ANSWERS[answer] ?? 200).end('answered');
  });
}

type Proxy = { log: () => string; remove: () => Promise<void> };
type Ports = { tls: number; plain: number; servers: [number, number] };

const PROXIES = [
  {
    name: 'nginx',
    isThere: nginxIsThere,
    async start(ports: Ports): Promise<Proxy> {
      const nginx = await startNginx(ports, [
        ['proxy_read_timeout 300s', 'proxy_read_timeout 2s'],
        ['client_max_body_size 128m', 'client_max_body_size 1k'],
      ]);
      return { log: () => nginx.log() + nginx.accessLog(), remove: nginx.remove };
    },
    /** Statuses that differ from {@link ANSWERS}. */
    others: {},
    tooLarge: '413',
  },
  {
    name: 'Caddy',
    isThere: caddyIsThere,
    start: (ports: Ports): Promise<Proxy> =>
      startCaddy(ports, [
        ['max_size 128MB', 'max_size 1KB'],
        ['lb_try_duration 15s', 'lb_try_duration 2s'],
        ['dial_timeout 1s', 'dial_timeout 1s\n\t\t\tresponse_header_timeout 2s'],
      ]),
    // Caddy accepts headers of 10 MB.
    others: { endless: 200 } as Partial<Record<Answer, number>>,
    // Caddy has begun to forward the body.
    tooLarge: '502',
  },
];

describe.each(PROXIES)('a log of $name', ({ isThere, start, others, tooLarge }) => {
  describe.skipIf(!isThere)('has no token of a link', () => {
    let server: Server;
    let proxy: Proxy;
    let tls: number;
    let plain: number;
    beforeAll(async () => {
      server = answeringServer();
      const port = await freePort();
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      [tls, plain] = [await freePort(), await freePort()];
      proxy = await start({ tls, plain, servers: [port, port] });
    });
    afterAll(async () => {
      await proxy?.remove();
      server?.closeAllConnections();
      server?.close();
    });

    const socketTo = (protocol = 'http/1.1') =>
      connect({
        ...{ host: '127.0.0.1', port: tls, servername: 'localhost', rejectUnauthorized: false },
        ALPNProtocols: [protocol],
      });
    /** @returns the status line of the response, or an empty string when there is none. */
    async function sendRaw(text: string, socket = socketTo() as ReturnType<typeof connectPlain>) {
      let came = '';
      socket.on('data', (part) => (came += part)).on('error', () => {});
      socket.write(text);
      await Promise.race([once(socket, 'close'), pause(5000)]);
      socket.destroy();
      return came.split('\r\n')[0] as string;
    }
    const headersOf = (extra: Record<string, string>) =>
      Object.entries({ host: 'localhost', connection: 'close', ...extra })
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
    const byHttp1 = async (method: string, path: string, extra: Record<string, string>) => {
      const line = await sendRaw(`${method} ${path} HTTP/1.1\r\n${headersOf(extra)}\r\n`);
      return Number(line.split(' ')[1]);
    };
    async function byHttp2(method: string, path: string, extra: Record<string, string>, abort = false) {
      const session = connectHttp2('https://localhost', { createConnection: () => socketTo('h2') });
      session.on('error', () => {});
      const stream = session.request({ ':method': method, ':path': path, ...extra }, { endStream: true });
      stream.on('error', () => {}).resume();
      let status = 0;
      stream.on('response', (headers) => (status = headers[':status'] as number));
      if (abort) await pause(200);
      else await Promise.race([once(stream, 'close').catch(() => {}), pause(5000)]);
      stream.close();
      session.destroy();
      return status;
    }
    const noCanary = () =>
      expect(
        proxy
          .log()
          .split('\n')
          .filter((line) => line.includes(CANARY)),
      ).toEqual([]);

    it.each(Object.keys(ANSWERS) as Answer[])('where the server’s answer is %s', async (answer) => {
      const wanted = others[answer] ?? ANSWERS[answer];
      for (const send of [byHttp1, byHttp2]) {
        const extra = { 'x-answer': answer, referer: `https://localhost/inquiry/${CANARY}` };
        const seen = await Promise.all(LINKS.map(({ method, path }) => send(method, path, extra)));
        // A busy machine may be too slow for some.
        expect(seen).toContain(wanted);
      }
      noCanary();
    });

    it('where the body is too large', async () => {
      const extra = { 'content-length': '5000', 'x-answer': 'silent' };
      const lines = await Promise.all(
        LINKS.map(({ path }) =>
          sendRaw(`POST ${path} HTTP/1.1\r\n${headersOf(extra)}\r\n${'x'.repeat(5000)}`),
        ),
      );
      expect(lines.map((line) => line.split(' ')[1])).toContain(tooLarge);
      noCanary();
    });

    it('where the visitor leaves before the answer, or in the midst of the request', async () => {
      for (const { method, path } of LINKS) {
        const head = `${method} ${path} HTTP/1.1\r\n${headersOf({ 'x-answer': 'silent' })}`;
        for (const text of [`${head}\r\n`, head, `${head}content-length: 90\r\n\r\nhalf`]) {
          const socket = socketTo();
          socket.on('error', () => {});
          socket.write(text);
          await pause(30);
          socket.destroy();
        }
      }
      await Promise.all(
        LINKS.map(({ method, path }) => byHttp2(method, path, { 'x-answer': 'silent' }, true)),
      );
      noCanary();
    });

    it('where the request is none', async () => {
      const path = `/inquiry/${CANARY}`;
      const long = 'x'.repeat(2 * 1024 * 1024);
      for (const text of [
        `GET ${path} HTTP/1.1\r\nno colon ${CANARY}\r\n\r\n`,
        `GET ${path} HTTP/1.1\r\n\r\n`,
        `GET ${path} HTTP/9.9\r\nhost: localhost\r\n\r\n`,
        `GET ${path} ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
        `GET ${path}/\u0001 HTTP/1.1\r\nhost: localhost\r\n\r\n`,
        `GET ${path}/%zz HTTP/1.1\r\nhost: localhost\r\n\r\n`,
        `GET ${path}/../../../x HTTP/1.1\r\nhost: localhost\r\n\r\n`,
        `N\u00d6 ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
        `GET ${path}${long} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
        `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-long: ${long}\r\n\r\n`,
        `GET ${path} HTTP/1.1\r\nhost: ${CANARY}/\r\n\r\n`,
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: ${CANARY}\r\n\r\n`,
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${CANARY}\r\n\r\n`,
      ])
        await sendRaw(text);
      noCanary();
    });

    it('where it came without TLS', async () => {
      const text = `GET /inquiry/${CANARY} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
      const at = (port: number) => connectPlain({ host: '127.0.0.1', port });
      expect(await sendRaw(text, at(plain))).toMatch(/ 30[18] /);
      expect(await sendRaw(text, at(tls))).toMatch(/ 400 /);
      await sendRaw(text.replace('connection', 'no colon\r\nconnection'), at(plain));
      noCanary();
    });

    it('where no server is there', async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const send of [byHttp1, byHttp2]) {
        const seen = await Promise.all(LINKS.map(({ method, path }) => send(method, path, {})));
        expect(seen.filter((status) => status !== 502 && status !== 503)).toEqual([]);
      }
      noCanary();
    });
  });
});
