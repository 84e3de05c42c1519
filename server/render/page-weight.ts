/** The weight of a page on its way to a browser: its HTML and its stylesheet, compressed. */
import type { ServedFile } from '../http/memory-pages.ts';
import { packedBest, packedFast } from '../http/packing.ts';
import { applyStyles, type SiteStyles, stylesFor } from './page-types.ts';

const KB = 1024;
/** Pages that are larger by their nature. */
const LARGER: Record<string, number> = { '/': 18 * KB, '/cost-comparison': 18 * KB };

/** Maximum bytes of a page that fits the first response of a connection. */
export const advisedPageBytes = (path: string): number => LARGER[path] ?? 14 * KB;

/** Maximum bytes of a page that can be published. */
export const MAX_PAGE_BYTES = 40 * KB;

/**
 * Weighs a page as it would be served.
 * @param html as rendered, with the full stylesheet.
 * @param built returns a file of the build.
 * @returns bytes; of a light page at most this many, because the smallest compression takes twenty times as long.
 */
export async function compressedPageBytes(
  path: string,
  html: string,
  styles: SiteStyles,
  built: (path: string) => ServedFile | undefined,
): Promise<number> {
  const sheet = built(stylesFor(path, html, styles)?.address ?? styles.full);
  const css = (sheet?.br ?? sheet?.body)?.length ?? 0;
  const page = Buffer.from(applyStyles(path, html, styles));
  const roughly = css + packedFast('br', page).length;
  return roughly <= advisedPageBytes(path) ? roughly : css + (await packedBest('br', page)).length;
}
