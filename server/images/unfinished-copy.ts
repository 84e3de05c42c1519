import { type FileHandle, mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { intakeFolder, isDiskNearlyFull, temporaryFile } from './receive-file.ts';

/** A file that is written part by part under a temporary name. An error of the disk ends the file, not the caller. */
export class UnfinishedCopy {
  readonly #dataDir: string;
  readonly #onTrouble: (error: unknown) => void;
  #file: { handle: FileHandle; path: string } | undefined;
  #isEnded = false;
  bytes = 0;

  constructor(dataDir: string, onTrouble: (error: unknown) => void) {
    this.#dataDir = dataDir;
    this.#onTrouble = onTrouble;
  }

  append(part: Buffer): Promise<void> {
    return this.#unlessEnded(async () => {
      this.#file ??= await this.#begin();
      await this.#file?.handle.writeFile(part);
      this.bytes += part.length;
    });
  }

  /** Gives the file its name. @returns false when there is no file. */
  async finish(path: string): Promise<boolean> {
    let isThere = false;
    await this.#unlessEnded(async () => {
      if (!this.#file) return;
      await this.#file.handle.close();
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(this.#file.path, path);
      this.#file = undefined;
      isThere = true;
    });
    return isThere;
  }

  /** Deletes what has no name yet. */
  async discard(): Promise<void> {
    this.#isEnded = true;
    await this.#file?.handle.close().catch(this.#onTrouble);
    if (this.#file) await rm(this.#file.path, { force: true }).catch(this.#onTrouble);
    this.#file = undefined;
  }

  /** Opens nothing where the disk's space is reserved for requests. */
  async #begin() {
    const path = await temporaryFile(this.#dataDir);
    if (!isDiskNearlyFull(await statfs(intakeFolder(this.#dataDir))))
      return { path, handle: await open(path, 'wx', 0o600) };
    this.#isEnded = true;
    return;
  }

  async #unlessEnded(step: () => Promise<void>): Promise<void> {
    if (this.#isEnded) return;
    try {
      await step();
    } catch (error) {
      this.#onTrouble(error);
      await this.discard();
    }
  }
}
