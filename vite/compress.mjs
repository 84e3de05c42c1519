import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text formats; pictures and fonts are already compressed. */
const TEXT = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Writes `.br` and `.gz` versions of each text file, where they are smaller than the original. */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => TEXT.test(name));
  let before = 0;
  let after = 0;
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const packed = {
        '.br': await brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
        '.gz': await zip(body, { level: 9 }),
      };
      before += body.length;
      after += packed['.br'].length;
      for (const [ending, bytes] of Object.entries(packed))
        if (bytes.length < body.length) await writeFile(file + ending, bytes);
    }),
  );
  return { files: files.length, before, after };
}
