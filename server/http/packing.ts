/** Compresses texts: as small as the build does, or fast while a visitor waits. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Past it the smallest packing takes ten times as long for little: lists of a thousand entries. */
const LONG = 200_000;
const GZIP_BEST = { level: 9 };
/** As small as gzip's best level, in the time of its fastest. */
export const BROTLI_FAST = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export type Packing = 'br' | 'gzip';

/** Within 15 % of the smallest; for a page of 30 KB it takes two milliseconds. */
export const packedFast = (as: Packing, body: Buffer): Buffer =>
  as === 'br' ? brotliCompressSync(body, { params: BROTLI_FAST }) : gzipSync(body, GZIP_BEST);

let underWay: Promise<unknown> = Promise.resolve();

/** Compresses in Node's thread pool, one at a time: concurrent requests for all pages leave threads for other work. */
export function packedInTurn(as: Packing, body: Buffer): Promise<Buffer> {
  const packing = underWay.then(() => packedBest(as, body));
  underWay = packing.catch(() => {});
  return packing;
}

/** In the threads of Node's pool. */
export const packedBest = (as: Packing, body: Buffer): Promise<Buffer> =>
  as === 'gzip'
    ? zip(body, GZIP_BEST)
    : brotli(body, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_QUALITY]: body.length > LONG ? 9 : constants.BROTLI_MAX_QUALITY,
        },
      });
