/**
 * Copies of picture files from the database on the local disk, at most so many bytes: the least recently used go first.
 * The folder may be deleted at any time, and what is in it is checked before it is first served.
 */
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { intakeFolder, isTight, temporaryFile } from './intake.ts';

const MOST_BYTES = 1024 ** 3;

type Sum = { bytes: number; sha256: string };

export class PictureCache {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #most: number;
  /** Bytes by name, least recently used first; filled from the folder on first use. */
  #sizes: Promise<Map<string, number>> | undefined;
  /** Names whose bytes this process wrote or checked. */
  readonly #checked = new Set<string>();

  constructor(dataDir: string, most = MOST_BYTES, folder = 'picture-cache') {
    this.#dataDir = dataDir;
    this.#folder = join(dataDir, folder);
    this.#most = most;
  }

  /** Opens a copy; null when there is none, or one with other bytes, which is deleted. */
  async open(name: string, sum: Sum): Promise<FileHandle | null> {
    const file = await open(this.#path(name)).catch(() => null);
    if (file && ((await file.stat()).size !== sum.bytes || !(await this.#isSound(file, name, sum)))) {
      await file.close();
      await this.forget(name);
      return null;
    }
    if (!file) return null;
    await this.#use(name, sum.bytes);
    const now = new Date();
    utimes(this.#path(name), now, now).catch(() => {});
    return file;
  }

  /**
   * Keeps a copy, unless the disk's space is reserved for requests.
   * @throws what the disk or the source throws; no copy is left then.
   */
  async keep(name: string, source: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    const unfinished = await temporaryFile(this.#dataDir);
    if (isTight(await statfs(intakeFolder(this.#dataDir)))) return;
    let bytes = 0;
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        for await (const part of source) {
          await file.writeFile(part);
          bytes += part.length;
        }
      } finally {
        await file.close();
      }
      await mkdir(dirname(this.#path(name)), { recursive: true, mode: 0o700 });
      await rename(unfinished, this.#path(name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    this.#checked.add(name);
    await this.#use(name, bytes);
    await this.#makeRoom();
  }

  async forget(name: string): Promise<void> {
    this.#checked.delete(name);
    (await this.#known()).delete(name);
    await rm(this.#path(name), { force: true });
  }

  /** Returns the names of all copies. */
  names = async (): Promise<string[]> => [...(await this.#known()).keys()];

  async #isSound(file: FileHandle, name: string, sum: Sum): Promise<boolean> {
    if (this.#checked.has(name)) return true;
    const hash = createHash('sha256');
    for (let from = 0; from < sum.bytes; ) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, from);
      if (bytesRead === 0) break;
      hash.update(buffer.subarray(0, bytesRead));
      from += bytesRead;
    }
    if (hash.digest('hex') !== sum.sha256) return false;
    this.#checked.add(name);
    return true;
  }

  async #use(name: string, bytes: number): Promise<void> {
    const sizes = await this.#known();
    sizes.delete(name);
    sizes.set(name, bytes);
  }

  async #makeRoom(): Promise<void> {
    const sizes = await this.#known();
    let total = 0;
    for (const bytes of sizes.values()) total += bytes;
    for (const [name, bytes] of sizes) {
      if (total <= this.#most) return;
      total -= bytes;
      await this.forget(name);
    }
  }

  #known(): Promise<Map<string, number>> {
    this.#sizes ??= this.#look();
    return this.#sizes;
  }

  async #look(): Promise<Map<string, number>> {
    const folder = this.#folder;
    const paths = await readdir(folder, { recursive: true }).catch(() => []);
    const found: { name: string; bytes: number; usedAt: number }[] = [];
    for (const path of paths) {
      const info = await stat(join(folder, path)).catch(() => null);
      if (info?.isFile())
        found.push({ name: path.slice(path.lastIndexOf('/') + 1), bytes: info.size, usedAt: info.mtimeMs });
    }
    found.sort((a, b) => a.usedAt - b.usedAt);
    return new Map(found.map(({ name, bytes }) => [name, bytes]));
  }

  #path(name: string): string {
    return join(this.#folder, name.slice(0, 2), name);
  }
}
