/** A reading process that is killed for its time or memory: by the mail's fault, or by this machine's trouble. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { childrenOf, quietly } from '../testing/processes.ts';
import { engines } from '../testing/test-app.ts';
import { mailroom, rawMail } from './testing/mailroom.ts';

/** Takes the reading process a while. */
const SLOW = 'words '.repeat(2_000_000);
/** Policies of Linux, as /proc tells them. */
const [SCHED_OTHER, SCHED_IDLE] = [0, 5];

/** Knowledge of this machine that ends with it. */
beforeEach(async () => {
  const isLauncher = (pid: number) =>
    quietly(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.includes('launcher-process');
  for (const pid of childrenOf(process.pid).filter(isLauncher)) process.kill(pid, 'SIGKILL');
  await expect.poll(() => childrenOf(process.pid).filter(isLauncher)).toEqual([]);
});

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

  it('gives way to everything else, and gets its share when the processors are never idle', async () => {
    const room = await mailroom(engine);
    const mail = await storedMail(room, rawMail({ To: await room.replyTo() }, SLOW));
    const policies: number[] = [];
    await whileReading(
      () => room.filing.fileDue(),
      async (pid) => {
        policies.push(policyOf(pid));
        // As if others kept both processors.
        process.kill(pid, 'SIGSTOP');
        policies.push(policyOf(await readingProcess((other) => other !== pid)));
      },
    );
    expect(policies).toEqual([SCHED_IDLE, SCHED_OTHER]);
    expect((await mail.row()).state).toBe('filed');
    const next = await storedMail(room, rawMail({ To: await room.replyTo() }, `${SLOW}again`));
    await whileReading(
      () => room.filing.fileDue(),
      (pid) => policies.push(policyOf(pid)),
    );
    expect(policies.at(-1)).toBe(SCHED_OTHER);
    expect((await next.row()).state).toBe('filed');
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
async function readingProcess(isIt: (pid: number) => boolean = () => true): Promise<number> {
  const isReading = (pid: number) => {
    const program = quietly(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '';
    return program.includes('reading-process') && !program.startsWith('chrt') && isIt(pid);
  };
  for (;;) {
    const pid = childrenOf(process.pid).find(isReading);
    if (pid !== undefined) return pid;
    await pause(5);
  }
}

/** The 41st field; the second one is the name, in parentheses. */
const policyOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[38]);
