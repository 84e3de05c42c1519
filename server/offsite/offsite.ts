/** Backups on another machine: made, tried out, and fetched (docs/decisions/0027). */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { countsOf, refuseNoDatabase, stageBackup } from '../backup/backup.ts';
import { writeRegisters } from '../backup/registers.ts';
import { rehearseRestore } from '../backup/restore.ts';
import { TransferError } from '../backup/transfer-error.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import { REGISTER, registersOf } from '../erasure/register.ts';
import { heartbeat } from '../http/heartbeat.ts';
import { beginStaging } from '../staging/staging.ts';
import { ENDINGS } from '../tombstones/endings.ts';
import { type OffsiteState, type OffsiteStep, offsiteState, saveOffsite } from './offsite-store.ts';
import { openRepository, type Repository } from './restic.ts';

type Settings = Pick<Config, 'dataDir' | 'secret' | 'cloudinaryUrl' | 'offsite' | 'heartbeats'>;
type Options = { now?: Date; signal?: AbortSignal | undefined };

/**
 * Stores everything in the repository, deletes what is too old, and records the result. The generated or set secret is
 * included: the repository's address and password suffice for a restore.
 * @throws TransferError when it fails; the failure is recorded.
 */
export const backUpOffsite = (db: Db, config: Settings, { now = new Date(), signal }: Options = {}) =>
  recorded(db, 'backup', now, async () => {
    await refuseNoDatabase(db);
    return withScratch(config, signal, async (repository, scratch) => {
      await repository.prepare();
      const staging = join(scratch, 'archive');
      await mkdir(staging, { mode: 0o700 });
      const { manifest } = await stageBackup(db, config, staging, { now, secret: 'included' });
      const { addedBytes } = await repository.store(staging, 'archive', now);
      // Registers that are newer than the archive: a restore requires them.
      const registers = await storeRegisters(db, config, repository, scratch, now);
      await repository.forget('archive', 'recent');
      await repository.forget('registers', 'newest');
      await repository.prune();
      const backup = {
        at: manifest.createdAt,
        ...countsOf(manifest),
        addedBytes,
        totalBytes: await repository.size(),
      };
      await saveOffsite(db, { backup, registers });
      await heartbeat(config.heartbeats.backup);
      return backup;
    });
  });

/** Stores the registers if an erasure or the end of an access changed them since. Without a backup, does nothing. */
export const keepRegistersOffsite = (db: Db, config: Settings, { now = new Date(), signal }: Options = {}) =>
  recorded(db, 'registers', now, async () => {
    const { backup, registers } = await offsiteState(db);
    if (!backup || registers === (await stateOfRegisters(db, config))) return;
    await withScratch(config, signal, async (repository, scratch) => {
      await repository.prepare();
      await saveOffsite(db, { registers: await storeRegisters(db, config, repository, scratch, now) });
      await repository.forget('registers', 'newest');
    });
  });

/**
 * Restores the newest backup into a scratch database, compares counts and checksums, and deletes it.
 * @throws TransferError when anything differs or is missing; the failure is recorded.
 */
export const rehearseOffsite = (db: Db, config: Settings, { now = new Date(), signal }: Options = {}) =>
  recorded(db, 'rehearsal', now, () =>
    withScratch(config, signal, async (repository, scratch) => {
      const began = performance.now();
      const manifest = await rehearseRestore(await fetch(repository, scratch), scratch);
      const rehearsal = {
        at: now.toISOString(),
        backupAt: manifest.createdAt,
        ...countsOf(manifest),
        seconds: Math.ceil((performance.now() - began) / 1000),
      };
      await saveOffsite(db, { rehearsal });
      await heartbeat(config.heartbeats.rehearsal);
      return rehearsal;
    }),
  );

/** Fetches the newest backup with its registers, for `work`. @throws TransferError when there is none. */
export const withFetchedBackup = <T>(config: Settings, work: (file: string) => Promise<T>): Promise<T> =>
  withScratch(config, undefined, async (repository, scratch) => work(await fetch(repository, scratch)));

async function fetch(repository: Repository, scratch: string): Promise<string> {
  const archive = await repository.newest('archive');
  if (!archive) throw new TransferError('There’s no backup at BACKUP_URL yet.');
  const file = join(scratch, 'backup.tar');
  await repository.dump(archive, file);
  const registers = await repository.newest('registers');
  if (registers) {
    const packed = join(scratch, 'registers.tar');
    await repository.dump(registers, packed);
    await extract({ file: packed, cwd: scratch, strict: true, preserveOwner: false, filter: isRegister });
    await rm(packed);
  }
  return file;
}

const isRegister = (path: string) => [REGISTER, ENDINGS].includes(path.replace(/^\.?\//, ''));

async function storeRegisters(
  db: Db,
  config: Settings,
  repository: Repository,
  scratch: string,
  now: Date,
): Promise<string> {
  const state = await stateOfRegisters(db, config);
  const failure = await writeRegisters(db, config.dataDir);
  if (failure) throw new TransferError(failure);
  const folder = join(scratch, 'registers');
  await mkdir(folder, { mode: 0o700 });
  for (const name of [REGISTER, ENDINGS]) await copyFile(join(config.dataDir, name), join(folder, name));
  await repository.store(folder, 'registers', now);
  return state;
}

/** Returns a hash that changes with the data of the registers. */
async function stateOfRegisters(db: Db, config: Settings): Promise<string> {
  const marks = await Promise.all(registersOf(db, config.dataDir).map(({ mark }) => mark()));
  return createHash('sha256').update(JSON.stringify(marks)).digest('hex');
}

async function withScratch<T>(
  config: Settings,
  signal: AbortSignal | undefined,
  work: (repository: Repository, scratch: string) => Promise<T>,
): Promise<T> {
  const run = await beginStaging(config.dataDir, 'offsite');
  try {
    return await work(openRepository(config, run.folder, signal), run.folder);
  } finally {
    await run.end();
  }
}

/** Records a failure of a step, and that the step works again. */
async function recorded<T>(db: Db, step: OffsiteStep, now: Date, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    if ((await offsiteState(db)).failure?.step === step) await saveOffsite(db, { failure: null });
    return result;
  } catch (error) {
    const failure: OffsiteState['failure'] = { at: now.toISOString(), step, says: (error as Error).message };
    if ((error as Error).name !== 'AbortError') await saveOffsite(db, { failure }).catch(() => {});
    throw error;
  }
}
