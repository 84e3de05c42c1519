/**
 * Copies of picture files from the database on the local disk, at most so many bytes: the least recently used go first.
 * The folder may be deleted at any time, and what is in it is checked before it is first served.
 */
import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { UnfinishedCopy } from './unfinished-copy.ts';

const MOST_BYTES = 1024 ** 3;

type Sum = { bytes: number; sha256: string };

type Source = Iterable<Buffer> | AsyncIterable<Buffer>;

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
   * Yields what the source yields, and keeps a copy of it, unless the disk's space is reserved for requests. Each part is
   * yielded before it is written: the copy keeps nobody waiting. A source that fails or isn't read to its end leaves none.
   * @param onTrouble is told what the disk throws, which ends the copy alone.
   */
  async *keeping(name: string, source: Source, onTrouble: (error: unknown) => void): AsyncGenerator<Buffer> {
    const copy = new UnfinishedCopy(this.#dataDir, onTrouble);
    try {
      for await (const part of source) {
        yield part;
        await copy.append(part);
      }
      if (await copy.finish(this.#path(name))) await this.#keep(name, copy.bytes);
    } finally {
      await copy.discard();
    }
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

  async #keep(name: string, bytes: number): Promise<void> {
    this.#checked.add(name);
    await this.#use(name, bytes);
    await this.#makeRoom();
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
