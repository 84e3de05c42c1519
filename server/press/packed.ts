import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServedFile } from '../http/memory-pages.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Past it the smallest packing takes ten times as long for little: lists of a thousand entries. */
const LONG = 200_000;

/** Packs texts as small as the build does, in the threads of Node's pool. */
export async function packed(bodies: ReadonlyMap<string, string>): Promise<Map<string, ServedFile>> {
  const files = await Promise.all(
    [...bodies].map(async ([path, text]): Promise<[string, ServedFile]> => {
      const body = Buffer.from(text);
      const [br, zipped] = await Promise.all([
        brotli(body, {
          params: {
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            [constants.BROTLI_PARAM_QUALITY]: body.length > LONG ? 9 : constants.BROTLI_MAX_QUALITY,
          },
        }),
        zip(body, { level: 9 }),
      ]);
      const isSmaller = (other: Buffer) => other.length < body.length;
      return [path, { body, ...(isSmaller(br) && { br }), ...(isSmaller(zipped) && { gzip: zipped }) }];
    }),
  );
  return new Map(files);
}
