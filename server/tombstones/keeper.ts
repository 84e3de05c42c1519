/**
 * Keeps the registers next to the backups up to date while the server runs. An erasure writes its register immediately;
 * this job writes other endings within seconds, retries failed writes, and reports them.
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisterProblem } from '#contract/shared/registers.ts';
import type { Config } from '../config/config.ts';
import { isDatabaseDown } from '../database/error-codes.ts';
import type { App } from '../http/app-type.ts';
import { runPeriodically } from '../http/periodic-job.ts';
import { registerFolders } from './places.ts';

const CHECK_MS = 15_000;
const HOUR_MS = 3_600_000;

/** A file kept next to the backups. */
export type TombstoneLog = {
  name: string;
  /** Returns a mark that changes with the register's source data. */
  mark: () => Promise<unknown>;
  write: () => Promise<void>;
};

export type Registers = ReturnType<typeof createRegisters>;

export function createRegisters(
  { registers, config, log }: { registers: TombstoneLog[]; config: Pick<Config, 'dataDir'>; log: App['log'] },
  now: () => Date = () => new Date(),
) {
  let written = '';
  let trouble: RegisterProblem | null = null;
  let saidAt = Number.NEGATIVE_INFINITY;

  async function write(): Promise<void> {
    const before = await state();
    if (before === written) return;
    // Writes all of them, even when one fails.
    const done = await Promise.allSettled(registers.map((register) => register.write()));
    for (const result of done) if (result.status === 'rejected') throw result.reason;
    // The next check finds a change made meanwhile: the written state is at least as new as `before`.
    written = (await marks()) === before.split('\n')[0] ? await state() : '';
  }

  /** Returns the state of the source data and of the files in the folders. */
  async function state(): Promise<string> {
    const folders = await registerFolders(config.dataDir);
    const files = folders.flatMap((folder) => registers.map(({ name }) => join(folder, name)));
    return `${await marks()}\n${JSON.stringify(await Promise.all(files.map(look)))}`;
  }

  const marks = async () => JSON.stringify(await Promise.all(registers.map(({ mark }) => mark())));

  function report(error: unknown): void {
    // Nothing is erased or ended while the database is down, which is logged elsewhere.
    if (isDatabaseDown(error) && (error as Error).name !== 'RegisterError') return;
    trouble ??= { since: now().toISOString(), says: '' };
    trouble.says = (error as Error).message;
    if (now().getTime() - saidAt < HOUR_MS) return;
    saidAt = now().getTime();
    log.error(
      { err: error },
      'erasure records next to your backups are out of date; a restore could bring back erased data and revoked access; retrying every 15 seconds',
    );
  }

  return {
    /** Writes the registers if anything changed. Never throws. */
    async check(): Promise<void> {
      try {
        await write();
        if (trouble) log.info('erasure records next to your backups are up to date again');
        trouble = null;
        saidAt = Number.NEGATIVE_INFINITY;
      } catch (error) {
        report(error);
      }
    },

    /** Returns the reason why the registers are out of date, if this process has found one. */
    trouble: (): RegisterProblem | null => trouble,
  };
}

async function look(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found ? `${file} ${found.size} ${found.mtimeMs} ${found.ino}` : `${file} -`;
}

/** Checks the registers when the server starts and every 15 seconds. */
export const keepRegisters = (app: App, registers: Registers): void =>
  void runPeriodically(app, {
    everyMs: CHECK_MS,
    failed: 'couldn’t check the erasure records next to your backups',
    run: registers.check,
  });
