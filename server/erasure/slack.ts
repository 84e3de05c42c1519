/**
 * The slack of the embedded database's pages. When SQLite spreads rows over more pages, or over fewer, it leaves copies of
 * those that moved in the space between a page's list and its rows. `secure_delete` overwrites a deleted row where it is,
 * but none of these copies.
 */
import { fdatasync, open, read, stat, write } from 'node:fs';
import { promisify } from 'node:util';

/** Sizes of the headers of the four kinds of b-tree pages, by their first byte ("Database File Format", 1.6). */
const HEADERS = new Map([
  [0x02, 12],
  [0x05, 12],
  [0x0a, 8],
  [0x0d, 8],
]);
/** The first page begins with the header of the file. */
const FILE_HEADER = 100;
const LARGEST_ROOT = 52;
/** Pages of other kinds begin with a page's number, whose first byte is 0 or 1 in a file with fewer pages than this. */
const MOST_PAGES = 0x02000000;

const [openFile, readFile, writeFile, sync, statOf] = [
  promisify(open),
  promisify(read),
  promisify(write),
  promisify(fdatasync),
  promisify(stat),
];

/** @returns where a page's slack begins and ends; null for other pages than those of b-trees. */
function slackOf(page: Buffer, isFirst: boolean): { from: number; to: number } | null {
  const header = isFirst ? FILE_HEADER : 0;
  const size = HEADERS.get(page.readUInt8(header));
  if (size === undefined) return null;
  const from = header + size + 2 * page.readUInt16BE(header + 3);
  const to = page.readUInt16BE(header + 5) || 65_536;
  return from < to && to <= page.length ? { from, to } : null;
}

export type Slack = ReturnType<typeof slackIn>;

/** @param file the database. It stays open as long as the process lives: closing it would drop SQLite's own locks on it. */
export function slackIn(file: string) {
  let opened: Promise<number> | undefined;
  const zeros = Buffer.alloc(65_536);

  async function pageSize(fd: number): Promise<number> {
    const { buffer } = await readFile(fd, Buffer.alloc(FILE_HEADER), 0, FILE_HEADER, 0);
    // Pages that list others would look like those of b-trees; only SQLite's auto-vacuum has them.
    if (buffer.readUInt32BE(LARGEST_ROOT) !== 0) throw new Error('The database uses auto-vacuum.');
    const size = buffer.readUInt16BE(16);
    return size === 1 ? 65_536 : size;
  }

  return {
    /** Whether the write-ahead log is empty: then the file holds all that was committed. */
    isWhole: async (): Promise<boolean> =>
      await statOf(`${file}-wal`).then(
        ({ size }) => size === 0,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return true;
          throw error;
        },
      ),

    /**
     * Overwrites the slack of some pages with zeros. For a caller that holds SQLite's lock for writing while the log is
     * empty: then nobody else writes into the file, and what readers read from it is the same before and after.
     * @param after how many pages are done. @returns how many are done now, and how many had something in their slack.
     */
    async wipe(after: number, count: number): Promise<{ done: number; isEnd: boolean; wiped: number }> {
      opened ??= openFile(file, 'r+');
      const fd = await opened;
      const size = await pageSize(fd);
      const { bytesRead, buffer } = await readFile(
        fd,
        Buffer.alloc(count * size),
        0,
        count * size,
        after * size,
      );
      const pages = Math.floor(bytesRead / size);
      if (after + pages >= MOST_PAGES) throw new Error('The database has too many pages.');
      let wiped = 0;
      for (let n = 0; n < pages; n++) {
        const page = buffer.subarray(n * size, (n + 1) * size);
        const slack = slackOf(page, after + n === 0);
        if (!slack) continue;
        const length = slack.to - slack.from;
        if (zeros.compare(page, slack.from, slack.to, 0, length) === 0) continue;
        await writeFile(fd, zeros, 0, length, (after + n) * size + slack.from);
        wiped++;
      }
      if (wiped > 0) await sync(fd);
      return { done: after + pages, isEnd: pages < count, wiped };
    },
  };
}
