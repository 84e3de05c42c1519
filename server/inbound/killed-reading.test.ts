/** A reading process that is killed for its time or memory: by the mail's fault, or by this machine's trouble. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { childrenOf, quietly } from '../testing/processes.ts';
import { engines } from '../testing/test-app.ts';
import { mailroom, rawMail } from './testing/mailroom.ts';

/** A text that takes the reading process a while. */
const SLOW = 'words '.repeat(2_000_000);

describe.each(engines)('A mail whose reading is killed, on %s', (engine) => {
  it('is read once more a minute later', async () => {
    const room = await mailroom(engine);
    const mail = await storedMail(room, rawMail({ To: await room.replyTo() }, SLOW));
    await whileReading(
      () => room.filing.fileDue(),
      (pid) => process.kill(pid, 'SIGKILL'),
    );
    expect((await mail.row()).state).toBe('received');
    expect(Date.parse(await mail.dueAt())).toBeGreaterThan(Date.now() + 30_000);
    await mail.isDue();
    await room.filing.fileDue();
    expect((await mail.row()).state).toBe('filed');
  });

  it('is unreadable the second time', async () => {
    const room = await mailroom(engine);
    const mail = await storedMail(room, rawMail({}, SLOW));
    for (const _ of ['first', 'second']) {
      await mail.isDue();
      await whileReading(
        () => room.filing.fileDue(),
        (pid) => process.kill(pid, 'SIGKILL'),
      );
    }
    expect(await mail.row()).toMatchObject({ state: 'waiting', kind: 'unreadable' });
  });
});

async function storedMail(room: Awaited<ReturnType<typeof mailroom>>, raw: string) {
  const id = await room.store(raw);
  return {
    row: () => room.db.selectFrom('inbound_mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    dueAt: async () =>
      (await room.db.selectFrom('jobs').select('run_at').where('key', '=', id).executeTakeFirstOrThrow())
        .run_at,
    isDue: () =>
      room.db.updateTable('jobs').set({ run_at: '2026-01-01T00:00:00.000Z' }).where('key', '=', id).execute(),
  };
}

async function whileReading(work: () => Promise<unknown>, disturb: (pid: number) => unknown): Promise<void> {
  const working = work();
  await disturb(await readingProcess());
  await working;
}

/** Waits for a process that reads mail. */
async function readingProcess(): Promise<number> {
  const isReading = (pid: number) => {
    const program = quietly(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '';
    return program.includes('reading-process');
  };
  for (;;) {
    const pid = childrenOf(process.pid).find(isReading);
    if (pid !== undefined) return pid;
    await pause(5);
  }
}
