/**
 * A server with one hole of each kind that the tools look for. They have to find these first; only then does it mean
 * anything that they find none in ours. It holds nothing, listens on this machine alone and lives for minutes.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

export async function startLeakyServer() {
  const db = new DatabaseSync(':memory:');
  db.exec(`create table timbers (id integer, name text);
    insert into timbers values (1, 'oak'), (2, 'ash'), (3, 'elm')`);
  const server = createServer((request, response) => serve(db, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      db.close();
    },
  };
}

async function serve(db: DatabaseSync, request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { pathname, searchParams } = new URL(request.url as string, 'http://leaky');
  const send = (status: number, type: string, text: string) =>
    response.writeHead(status, { 'content-type': type }).end(text);
  const timbers = (name: string) => {
    try {
      const rows = db.prepare(`select id, name from timbers where name like '%${name}%'`).all();
      send(200, 'application/json', JSON.stringify(rows));
    } catch {
      send(400, 'application/json', '{}');
    }
  };
  // Stands outside of every folder, and is asked for by what should be names only.
  if (/(\.\.|%2e)/i.test(request.url as string) && /passwd/.test(request.url as string))
    return send(200, 'text/plain', 'root:x:0:0:root:/root:/bin/bash\n');
  switch (pathname) {
    case '/':
      return send(
        200,
        'text/html',
        '<a href="/search?q=oak">Search</a><a href="/go?to=/">Go</a><a href="/fetch?url=/">Fetch</a>',
      );
    case '/search':
      return send(200, 'text/html', `<!doctype html><p>Nothing about ${searchParams.get('q')}.</p>`);
    case '/go':
      return response.writeHead(302, { location: encodeURI(searchParams.get('to') ?? '/') }).end();
    case '/fetch':
      await fetch(searchParams.get('url') ?? '').catch(() => {});
      return send(200, 'text/plain', 'Fetched.');
    case '/timbers':
      return timbers(searchParams.get('name') ?? '');
    case '/timbers-by-body':
      return timbers(String((JSON.parse(body || '{}') as { name?: string }).name ?? ''));
    case '/.env':
      return send(200, 'text/plain', 'SECRET=hunter2\n');
    case '/.git/config':
      return send(200, 'text/plain', '[core]\n\tbare = false\n');
    default:
      return send(404, 'text/plain', 'Nothing here.');
  }
}
