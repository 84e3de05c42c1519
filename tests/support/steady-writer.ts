/**
 * Writes as a server does, in a separate process, while another process upgrades the database, and reports how long each
 * write took. SQLite's driver blocks its process, so the waiting can't be measured in the process that upgrades.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../server/database/connect.ts';
import { saveInquiries } from '../../server/migrations/testing/next-version-store.ts';

const [target, from] = process.argv.slice(2) as [string, string];
const db = connect(JSON.parse(target));
const tookMs: number[] = [];
const failures: string[] = [];
let running = true;
process.once('SIGTERM', () => (running = false));

async function write(work: () => Promise<unknown>) {
  const began = performance.now();
  try {
    await work();
  } catch (error) {
    failures.push((error as Error).message);
  }
  tookMs.push(performance.now() - began);
}

console.log('ready');
for (let n = Number(from); running; n++) {
  const reference = `UP-${n % Number(from)}`;
  await write(() => saveInquiries(db, n, n + 1));
  await write(() =>
    db
      .updateTable('inquiries')
      .set((eb) => ({ notes: `Note of write ${n}`, version: eb('version', '+', 1) }))
      .where('reference', '=', reference)
      .execute(),
  );
  await pause(5);
}
await db.destroy();
const longestMs = Math.round(Math.max(...tookMs));
console.log(JSON.stringify({ writes: tookMs.length, failures, longestMs }));
