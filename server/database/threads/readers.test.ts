/** A server at rest keeps no thread for reading, and no read waits longer for it (docs/decisions/0026). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseThread } from './database-thread.ts';
import { Readers } from './readers.ts';
import { Writer } from './writer.ts';

const IDLE_MS = 60;
const NAMES = 'select name from things order by name';
const COUNT = `with recursive steps (n) as (select 1 union all select n + 1 from steps where n < 1000000)
  select count(*) as count from steps`;

let folder: string;
let writer: Writer;
let readers: Readers;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ledge-frame-readers-'));
  const file = join(folder, 'things.sqlite');
  writer = new Writer(() => new DatabaseThread(file, { readOnly: false }));
  await write('create table things (name text)');
  readers = new Readers(file, writer, IDLE_MS);
});
afterEach(async () => {
  await readers.close();
  await writer.close();
  rmSync(folder, { recursive: true });
});

async function write(statement: string) {
  const { thread, giveBack } = await writer.borrow();
  await thread.run(statement, []).finally(giveBack);
}
const names = async () => (await readers.read(NAMES, [])).rows.map(({ name }) => name);
const rest = () => vi.waitFor(() => expect(readers.size).toBe(0), 10_000);

it('closes the last reader at rest, and reads what is short on the writer', async () => {
  expect(await names()).toEqual([]);
  expect(readers.size).toBe(1);
  await rest();
  await write("insert into things values ('kept')");
  expect(await names()).toEqual(['kept']);
  expect(readers.size).toBe(0);
});

it('starts a reader for what isn’t known to be short', async () => {
  await names();
  await rest();
  await readers.read('select count(*) as count from things', []);
  expect(readers.size).toBe(1);
});

it('never takes what is long to the writer', async () => {
  await readers.read(COUNT, []);
  await rest();
  await readers.read(COUNT, []);
  expect(readers.size).toBeGreaterThan(0);
});

it('starts a reader when the writer is busy for longer than a moment', async () => {
  await names();
  await rest();
  const { thread, giveBack } = await writer.borrow();
  await thread.run('begin immediate', []);
  await thread.run("insert into things values ('later')", []);
  expect(await names()).toEqual([]);
  expect(readers.size).toBe(1);
  await thread.run('commit', []);
  giveBack();
  expect(await names()).toEqual(['later']);
});

it('reads in turns with what is written, each after what was acknowledged before it', async () => {
  await names();
  await rest();
  const missing: number[] = [];
  const visit = async (_: unknown, visitor: number) => {
    await write(`insert into things values ('${visitor}')`);
    if (!(await names()).includes(String(visitor))) missing.push(visitor);
  };
  await Promise.all(Array.from({ length: 40 }, visit));
  expect(missing).toEqual([]);
});

it('keeps a reader while much is read', async () => {
  const patient = new Readers(join(folder, 'things.sqlite'), writer, 1000);
  await Promise.all(Array.from({ length: 200 }, () => patient.read(NAMES, [])));
  await pause(1400);
  expect(patient.size).toBeGreaterThan(0);
  await vi.waitFor(() => expect(patient.size).toBe(0), 10_000);
});
