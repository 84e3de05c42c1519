/** Picture files: new ones are stored in PostgreSQL where that is the database, else on disk. Both places stay readable. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import { openStoredFile, storePictureFiles } from './database-pictures.ts';
import { insertFiles, isKept } from './image-files-store.ts';
import { type OpenPicture, openFromDisk } from './open-picture.ts';
import type { Picture } from './picture.ts';
import { FILE_NAME, fileName, PictureFiles, thumbnailName } from './picture-files.ts';

export type KeptPictures = {
  /** Resolves once both files would survive a power loss. */
  write(id: string, picture: Pick<Picture, 'full' | 'thumbnail'>): Promise<void>;
  /** Opens a file by its name in the address; null when there is none. */
  open(name: string): Promise<OpenPicture | null>;
  remove(id: string): Promise<void>;
  /** Moves this server's pictures from disk into PostgreSQL. @returns the number moved. */
  settle(): Promise<number>;
};

type Parts = {
  db: Db;
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

export function keptPictures({ db, config, log }: Parts): KeptPictures {
  const onDisk = new PictureFiles(config.dataDir);
  const fromDatabase = async (name: string) =>
    FILE_NAME.test(name) ? openStoredFile(db, 'image_files', name) : null;
  const intoDatabase = async (id: string, { full, thumbnail }: Pick<Picture, 'full' | 'thumbnail'>) => {
    const files = [
      { name: thumbnailName(id), bytes: thumbnail },
      { name: fileName(id), bytes: full },
    ];
    await storePictureFiles(db, files, async (rows) => {
      await insertFiles(
        db,
        rows.map((row) => ({ ...row, image_id: id })),
      );
      return true;
    });
  };
  const fromFiles = async (name: string) => {
    const file = await onDisk.open(name);
    return file && openFromDisk(file);
  };

  /** Moves one picture. @returns false when it was discarded, or moved by another server that shares the disk. */
  async function carryIn(id: string): Promise<boolean> {
    if (!(await isKept(db, id))) return false;
    const isThere = (await fromDatabase(fileName(id))) !== null;
    if (!isThere) {
      const [full, thumbnail] = [await onDisk.read(fileName(id)), await onDisk.read(thumbnailName(id))];
      if (!full || !thumbnail) return false;
      await intoDatabase(id, { full, thumbnail });
    }
    await onDisk.remove(id);
    return !isThere;
  }

  return {
    write: (id, picture) => (config.databaseUrl ? intoDatabase(id, picture) : onDisk.write(id, picture)),

    async open(name) {
      if (!config.databaseUrl) return (await fromFiles(name)) ?? fromDatabase(name);
      const found = await fromDatabase(name);
      if (found) return found;
      // The server that erased a picture may not have had this disk.
      const file = await fromFiles(name);
      if (!file || (await isKept(db, name.slice(0, 40)))) return file;
      await file.close();
      return null;
    },

    remove: (id) => onDisk.remove(id),

    async settle() {
      if (!config.databaseUrl) return 0;
      let moved = 0;
      for await (const id of onDisk.ids())
        try {
          if (await carryIn(id)) moved += 1;
        } catch (error) {
          log.warn({ err: error }, 'couldn’t move a picture to the database; will retry in an hour');
        }
      if (moved > 0) log.info({ moved }, 'moved pictures from disk into the database');
      return moved;
    },
  };
}
