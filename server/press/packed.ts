import type { ServedFile } from '../http/memory-pages.ts';
import { packedBest } from '../http/packing.ts';

/** Packs texts as small as the build does, in the threads of Node's pool. */
export async function packed(bodies: ReadonlyMap<string, string>): Promise<Map<string, ServedFile>> {
  const files = await Promise.all(
    [...bodies].map(async ([path, text]): Promise<[string, ServedFile]> => {
      const body = Buffer.from(text);
      const [br, zipped] = await Promise.all([packedBest('br', body), packedBest('gzip', body)]);
      const isSmaller = (other: Buffer) => other.length < body.length;
      return [path, { body, ...(isSmaller(br) && { br }), ...(isSmaller(zipped) && { gzip: zipped }) }];
    }),
  );
  return new Map(files);
}
