/**
 * A lower bound for three calls of the dashboard: node:http, the bare database driver and JSON. No session, no
 * validation, no count of matches. `node bare-dashboard.ts PORT (sqlite FILE | postgres URL)`
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import pg from 'pg';

type Calls = {
  /** The 100 oldest inquiries of the list. */
  list: () => Promise<unknown>;
  open: (id: string) => Promise<unknown>;
  /** Writes row and event durably, in one transaction. */
  setStatus: (id: string, version: number, status: string) => Promise<unknown>;
};

const LIST = 'select * from inquiries where spam = 0 order by created_at limit 100';
const [port, engine, where] = process.argv.slice(2) as [string, 'sqlite' | 'postgres', string];
const calls = engine === 'sqlite' ? onSqlite(where) : onPostgres(where);

createServer(async (request, response) => {
  const id = request.url?.split('/')[2] ?? '';
  const answer = (body: unknown) => {
    const text = JSON.stringify(body);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  };
  if (request.method === 'PATCH') {
    const { status } = (await json(request)) as { status: string };
    answer(await calls.setStatus(id, Number(request.headers['if-match']?.slice(1, -1)), status));
  } else answer(id ? await calls.open(id) : await calls.list());
}).listen(Number(port), '127.0.0.1');

function onSqlite(file: string): Calls {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000');
  const list = database.prepare(LIST);
  const one = database.prepare('select * from inquiries where id = ?');
  const update = database.prepare(
    'update inquiries set status = ?, version = version + 1, updated_at = ? where id = ? and version = ? returning *',
  );
  const event = database.prepare(
    'insert into inquiry_events (id, inquiry_id, at, kind, data) values (?, ?, ?, ?, ?)',
  );
  return {
    list: async () => list.all(),
    open: async (id) => one.get(id),
    async setStatus(id, version, status) {
      const at = new Date().toISOString();
      database.exec('begin immediate');
      const row = update.get(status, at, id, version);
      event.run(randomUUID(), id, at, 'status', JSON.stringify({ to: status }));
      database.exec('commit');
      return row;
    },
  };
}

function onPostgres(connectionString: string): Calls {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return {
    list: async () => (await pool.query({ name: 'list', text: LIST })).rows,
    open: async (id) =>
      (await pool.query({ name: 'one', text: 'select * from inquiries where id = $1', values: [id] }))
        .rows[0],
    async setStatus(id, version, status) {
      const at = new Date().toISOString();
      const client = await pool.connect();
      await client.query('begin');
      const { rows } = await client.query({
        name: 'status',
        text: 'update inquiries set status = $1, version = version + 1, updated_at = $2 where id = $3 and version = $4 returning *',
        values: [status, at, id, version],
      });
      await client.query({
        name: 'event',
        text: 'insert into inquiry_events (id, inquiry_id, at, kind, data) values ($1, $2, $3, $4, $5)',
        values: [randomUUID(), id, at, 'status', JSON.stringify({ to: status })],
      });
      await client.query('commit');
      client.release();
      return rows[0];
    },
  };
}
