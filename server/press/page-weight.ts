/** The weight of a page on its way to a browser: its HTML and its stylesheet, packed. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ServedFile } from '../http/memory-pages.ts';
import { kindOf, styled } from './kinds.ts';
import { packed } from './packed.ts';
import type { Pressed } from './pressed.ts';

const KB = 1024;
/** Pages that carry more by their nature. */
const LARGER: Record<string, number> = { '/': 18 * KB, '/cost-comparison': 18 * KB };

/** Bytes up to which a page fits the first answer of a connection. */
export const lightWeight = (path: string): number => LARGER[path] ?? 14 * KB;

/** Bytes past which a page isn't published. */
export const MOST_WEIGHT = 40 * KB;

const quick = promisify(brotliCompress);

/**
 * Weighs a page as it would be served.
 * @param html as rendered, with the full stylesheet.
 * @param served returns what is served at a path now.
 * @returns bytes; of a light page at most this many, because the smallest packing takes twenty times as long.
 */
export async function weightOf(
  path: string,
  html: string,
  { kinds, whole }: Pressed,
  served: (path: string) => ServedFile | undefined,
): Promise<number> {
  const styles = kinds.get(kindOf(path));
  const sheet = served(styles?.address ?? whole);
  const css = (sheet?.br ?? sheet?.body)?.length ?? 0;
  const text = styles ? styled(html, styles, { address: whole, css: '' }) : html;
  const roughly = css + (await quick(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).length;
  if (roughly <= lightWeight(path)) return roughly;
  const page = (await packed(new Map([[path, text]]))).get(path) as ServedFile;
  return css + (page.br ?? page.body).length;
}
