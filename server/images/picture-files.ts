/** Picture files on disk: `images/<first two letters>/<id>.webp` and its thumbnail next to it. */
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Picture } from './picture.ts';
import { temporaryFile } from './receive-file.ts';

/** The only names ever opened, without dots, slashes or other characters that could reach other files. */
export const FILE_NAME = /^[0-9a-f]{40}(-480)?\.webp$/;

export class PictureFiles {
  readonly #dataDir: string;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** Resolves once both files would survive a power loss. */
  async write(id: string, picture: Pick<Picture, 'full' | 'thumbnail'>): Promise<void> {
    await this.#makeFolder(id);
    await this.#writeFile(thumbnailName(id), picture.thumbnail);
    await this.#writeFile(fileName(id), picture.full);
    await syncFolder(dirname(this.#path(fileName(id))));
  }

  /** Opens a file for reading; null when the picture doesn't exist. The caller closes it. */
  async open(name: string): Promise<FileHandle | null> {
    if (!FILE_NAME.test(name)) return null;
    return open(this.#path(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  /** Reads a whole file; null when it doesn't exist. */
  async read(name: string): Promise<Buffer | null> {
    const file = await this.open(name);
    if (!file) return null;
    try {
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  /** Yields the ids of all pictures, a folder at a time. */
  async *ids(): AsyncGenerator<string> {
    const root = join(this.#dataDir, 'images');
    for (const folder of await readdir(root).catch(() => []))
      for (const name of await readdir(join(root, folder)).catch(() => []))
        if (FILE_NAME.test(name) && name === fileName(name.slice(0, 40))) yield name.slice(0, 40);
  }

  async remove(id: string): Promise<void> {
    await rm(this.#path(fileName(id)), { force: true });
    await rm(this.#path(thumbnailName(id)), { force: true });
  }

  #path(name: string): string {
    return join(this.#dataDir, 'images', name.slice(0, 2), name);
  }

  async #makeFolder(id: string): Promise<void> {
    const folder = dirname(this.#path(fileName(id)));
    const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!firstMade) return;
    await syncFolder(dirname(folder));
    await syncFolder(this.#dataDir);
  }

  async #writeFile(name: string, bytes: Buffer): Promise<void> {
    const unfinished = await temporaryFile(this.#dataDir);
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, this.#path(name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}

export const fileName = (id: string) => `${id}.webp`;
export const thumbnailName = (id: string) => `${id}-480.webp`;

/** Syncs the folder, without which a new file name isn't durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
